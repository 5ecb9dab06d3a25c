import { createPluralizer } from '../../../base/texts/language.ts';
import type { PuzzlePageTexts } from '../types.ts';

const plural = createPluralizer('en');

const texts: PuzzlePageTexts = {
  streakTitle: 'Your streak',
  noStreak: 'Solve a puzzle of the day, and your streak begins.',
  streak: (days) => `${plural(days, 'day', 'days')} in a row`,
  bestStreak: (days) => `longest: ${plural(days, 'day', 'days')}`,
  daily: 'Puzzle of the day',
  dailyOf: (game) => `Puzzle of the day: ${game}`,
  dailyRight: 'Solved today',
  dailyWrong: 'Tried today: have another look',
  all: 'All puzzles',
  allOf: (game) => `All puzzles of ${game}`,
  filter: 'Difficulty',
  anyDifficulty: 'All',
  empty: 'There is no puzzle of this difficulty.',
  difficulty: (difficulty) => `difficulty ${difficulty} of 5`,
  goOn: (number) => `Go on with puzzle ${number}`,
  solved: (right, total) => `${right} of ${total} solved`,
  number: (number) => `Puzzle ${number}`,
  entry: (number, difficulty, isRight) =>
    `Puzzle ${number}, difficulty ${difficulty}${isRight === undefined ? '' : isRight ? ', solved' : ', tried'}`,
  panel: 'Puzzle',
  right: 'That is it!',
  wrong: 'Not quite.',
  firstRight: 'You have solved this one before.',
  firstWrong: 'You have tried this one before: the first answer counts.',
  worth: 'What each choice is worth',
  best: 'best',
  yours: 'yours',
  solutions: 'Ways to do it',
  next: 'Next puzzle',
  again: 'Once more',
  toList: 'All puzzles',
  percent: (percent) => `${percent}%`,
  moreTurns: (turns) => `+${turns} turns`,
  winRight: (best, next) => `It wins ${best} of 100 from here, the next best choice ${next}.`,
  winWrong: (best, made) => `The best choice wins ${best} of 100 from here, yours ${made}.`,
  turnsRight: (turns) => `The next best choice takes ${turns} turns more to the flag on average.`,
  turnsWrong: (turns) => `Yours takes ${turns} turns more to the flag on average than the best one.`,
  cardsRight: 'All three cards are laid, and the round is won.',
  cardsWrong: (ways) => `All three cards could be laid in ${plural(ways, 'way', 'ways')}.`,
};

export default texts;
