import { createPluralizer } from '../../../base/texts/language.ts';
import type { PuzzlePageTexts } from '../types.ts';

const plural = createPluralizer('de');

const texts: PuzzlePageTexts = {
  streakTitle: 'Deine Serie',
  noStreak: 'Löse ein Rätsel des Tages, und deine Serie beginnt.',
  streak: (days) => `${plural(days, 'Tag', 'Tage')} in Folge`,
  bestStreak: (days) => `längste: ${plural(days, 'Tag', 'Tage')}`,
  daily: 'Rätsel des Tages',
  dailyOf: (game) => `Rätsel des Tages: ${game}`,
  dailyRight: 'Heute gelöst',
  dailyWrong: 'Heute versucht: sieh noch einmal hin',
  all: 'Alle Rätsel',
  allOf: (game) => `Alle Rätsel zu ${game}`,
  filter: 'Schwierigkeit',
  anyDifficulty: 'Alle',
  empty: 'Es gibt kein Rätsel dieser Schwierigkeit.',
  difficulty: (difficulty) => `Schwierigkeit ${difficulty} von 5`,
  goOn: (number) => `Weiter mit Rätsel ${number}`,
  solved: (right, total) => `${right} von ${total} gelöst`,
  number: (number) => `Rätsel ${number}`,
  entry: (number, difficulty, isRight) =>
    `Rätsel ${number}, Schwierigkeit ${difficulty}${isRight === undefined ? '' : isRight ? ', gelöst' : ', versucht'}`,
  panel: 'Rätsel',
  right: 'Genau!',
  wrong: 'Nicht ganz.',
  firstRight: 'Dieses hast du schon gelöst.',
  firstWrong: 'Dieses hast du schon versucht: die erste Antwort zählt.',
  worth: 'Was jede Wahl wert ist',
  best: 'beste',
  yours: 'deine',
  solutions: 'So geht es',
  next: 'Nächstes Rätsel',
  again: 'Noch einmal',
  toList: 'Alle Rätsel',
  percent: (percent) => `${percent} %`,
  moreTurns: (turns) => `+${turns} Züge`,
  winRight: (best, next) => `Von hier aus gewinnt sie ${best} von 100, die nächstbeste Wahl ${next}.`,
  winWrong: (best, made) => `Von hier aus gewinnt die beste Wahl ${best} von 100, deine ${made}.`,
  turnsRight: (turns) => `Die nächstbeste Wahl braucht im Mittel ${turns} Züge mehr bis zur Flagge.`,
  turnsWrong: (turns) => `Deine braucht im Mittel ${turns} Züge mehr bis zur Flagge als die beste.`,
  cardsRight: 'Alle drei Karten liegen, und die Runde ist gewonnen.',
  cardsWrong: (ways) => `Alle drei Karten ließen sich auf ${plural(ways, 'Weise', 'Weisen')} legen.`,
};

export default texts;
