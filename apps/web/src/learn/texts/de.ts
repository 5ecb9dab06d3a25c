import type { GermanNouns } from '../../base/texts/nouns/de.ts';
import type { LearnTexts } from './types.ts';

export const learn = (words: GermanNouns): LearnTexts => ({
  title: 'Lernen',
  lead: 'Fünf Bilder zum Anfangen, eine Lektion von zwei Minuten zum Mitspielen, eine Karte zum Ausdrucken und jede Regel in unseren eigenen Worten.',
  read: 'Regeln lesen',
  readOf: (game) => `Regeln von ${game} lesen`,
  guided: 'In zwei Minuten lernen',
  guidedOf: (game) => `${game} in zwei Minuten lernen`,
  card: 'Spielhilfe',
  cardOf: (game) => `Spielhilfe für ${game}`,
  print: 'Drucken',
  judge: 'Ist das eine gute Strecke?',
  puzzles: 'Rätsel des Tages',
  puzzlesHint: 'Eine Stellung, eine beste Wahl: Siehst du sie?',
  lesson: {
    coach: 'Trainer',
    steps: 'Schritte der Lektion',
    goTo: (step, title, isDone) => `Schritt ${step}: ${title}${isDone ? ' (erledigt)' : ''}`,
    other: 'Gut zu wissen, aber versuch hier den markierten Zug.',
    skip: 'Überspringen',
    next: 'Weiter',
    again: 'Noch einmal',
    race: `Jetzt ein richtiges ${words.play}!`,
    rules: 'Zu den Regeln',
  },
  fairSteps: [
    'Vor dem ersten Zug zieht der Tisch eine lange geheime Zahl, den Startwert, und zeigt dessen SHA-256-Wert; austauschen lässt er sich danach nicht mehr.',
    'Jeder Wurf und jede gezogene Karte folgt aus dem Startwert und der eigenen Nummer in der Aufzeichnung, nach einem Rezept, das alle kennen.',
    'Bots erfahren nicht mehr, als ein Mensch auf ihrem Platz erführe, und nie den Startwert.',
    'Nach dem letzten Zug wird der Startwert genannt, und ein Klick rechnet jeden Wurf und jede Karte vor deinen Augen nach.',
  ],
  fair: 'Glück, das niemand lenken kann',
});
