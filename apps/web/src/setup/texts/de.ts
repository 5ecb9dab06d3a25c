import type { GermanNouns } from '../../base/texts/nouns/de.ts';
import type { SetupTexts } from './types.ts';

export const setup = (words: GermanNouns): SetupTexts => ({
  title: (game) => `${game}: neues ${words.play}`,
  drivers: words.who,
  seat: (number) => `Sitzplatz ${number}`,
  person: 'Mensch',
  bot: 'Bot',
  nickname: 'Spitzname',
  addSeat: 'Platz hinzufügen',
  removeSeat: (name) => `${name} entfernen`,
  options: 'Optionen',
  noPerson: 'Nur Bots: Du schaust zu.',
  start: words.start,
  yes: 'Ja',
  no: 'Nein',
  faulty: 'Bitte berichtige zuerst die rot markierten Optionen.',
  passing: 'Zu mehreren wird das Gerät weitergereicht; dazwischen sind die Handkarten verdeckt.',
  hints: {
    title: 'Tipps',
    help: 'Wie oft sich jeder während des Spiels eine Idee zeigen lassen darf. Alle am Tisch sehen diese Einstellung.',
    values: { none: 'Keine', three: 'Drei', unlimited: 'Beliebig viele' },
  },
  coach: {
    title: 'Coach am Tisch',
    help: `Alle am Tisch sehen die Gewinnchancen aller und dürfen fragen, was der Champion täte. So ein ${words.play} wird nicht gewertet.`,
    values: { off: 'Ohne', open: 'Für alle' },
  },
  presets: {
    quick: `Schnelles ${words.play}`,
    classic: 'Klassisch',
    rulebook: 'Wie im Regelheft',
  },
  seats: (count) => `${count} Plätze`,
  presetsTitle: `Welches ${words.play}`,
  level: 'Stärke der Bots',
  mix: 'Gemischt',
  mixHint: 'Eine Stärke für jeden Platz',
  allOptions: 'Alle Optionen',
});
