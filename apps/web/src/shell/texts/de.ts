import { createPluralizer } from '../../base/texts/language.ts';
import type { ShellTexts } from './types.ts';

const plural = createPluralizer('de');

export const shell: ShellTexts = {
  skipToContent: 'Zum Inhalt springen',
  nav: {
    home: 'Startseite',
    learn: 'Lernen',
    seasons: 'Saisons',
    workshop: 'Werkstatt',
    bots: 'Bots',
    settings: 'Einstellungen',
    menu: 'Menü',
    lobby: 'Lobby',
    turnsAt: (turns) => `Lobby, du bist an ${plural(turns, 'Tisch', 'Tischen')} dran`,
    people: 'Du',
  },
  footer: {
    legal:
      'Eine unabhängige Umsetzung der Regeln mit eigenen Worten und eigenen Bildern. Die Namen der Spiele gehören ihren Inhabern; Paddock ist mit keinem Verlag verbunden und wird von keinem unterstützt.',
    source: 'Freie Software unter der MIT-Lizenz.',
    arena: 'Arena der Bots',
    developers: 'Einen Bot schreiben',
  },
  notFound: {
    title: 'Von der Strecke abgekommen',
    text: 'Unter dieser Adresse ist nichts.',
    home: 'Zurück zum Paddock',
  },
};
