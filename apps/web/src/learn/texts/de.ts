import type { GermanNouns } from '../../base/texts/nouns/de.ts';
import type { LearnTexts } from './types.ts';

export const learn = (words: GermanNouns): LearnTexts => ({
  title: 'Lernen',
  lead: 'Jede Regel, mit ihrer Nummer, in unseren eigenen Worten. Oder lern beim Spielen: Ein geführtes erstes Spiel dauert ein paar Minuten.',
  read: 'Regeln lesen',
  readOf: (game) => `Regeln von ${game} lesen`,
  guided: `Geführtes erstes ${words.play} ${words.drive}`,
  guidedOf: (game) => `${game}: geführtes erstes ${words.play} ${words.drive}`,
  fairSteps: [
    'Vor dem ersten Zug zieht der Tisch eine lange geheime Zahl, den Startwert, und zeigt dessen SHA-256-Wert; austauschen lässt er sich danach nicht mehr.',
    'Jeder Wurf und jede gezogene Karte folgt aus dem Startwert und der eigenen Nummer in der Aufzeichnung, nach einem Rezept, das alle kennen.',
    'Bots erfahren nicht mehr, als ein Mensch auf ihrem Platz erführe, und nie den Startwert.',
    'Nach dem letzten Zug wird der Startwert genannt, und ein Klick rechnet jeden Wurf und jede Karte vor deinen Augen nach.',
  ],
  fair: 'Glück, das niemand lenken kann',
});
