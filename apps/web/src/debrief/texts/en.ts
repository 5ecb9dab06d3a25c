import { createPluralizer } from '../../base/texts/language.ts';
import { nouns } from '../../base/texts/nouns/en.ts';
import { createCatalogue, type Nouns } from '../../base/texts/nouns/index.ts';
import type { DebriefTexts } from './types.ts';

const plural = createPluralizer('en');
const at = (when: string | null): string => (when === null ? '' : `${when}: `);

const build = (words: Nouns): DebriefTexts => ({
  title: `How the ${words.play} was decided`,
  percent: (value) => `${value}%`,
  points: (text, value) => `${text} ${Math.abs(value) === 1 ? 'point' : 'points'}`,
  noTurningPoints: `No single moment decided this ${words.play}.`,
  driverCards: 'Luck and skill',
  gifts: 'Who helped whom',
  giftsHint: 'What an error of one gave the others on average, in chances of winning.',
  noGifts: 'Nobody made an error that helped anybody.',
  showBest: 'Show the best move',
  hideBest: 'Hide the best move',
  look: 'Show this moment',
  playFromHere: 'Play it from here',
  openDebrief: 'The whole story in the replay',
  share: 'Share as a picture',
  shareFailed: 'The picture could not be made.',
  computing: 'Working out everybody’s chances …',
  refining: (percent) => `Looking closer … ${percent}`,
  failed: `This ${words.play} could not be explained.`,
  inWords: 'Everybody’s chances in words',
  chanceOf: (name, worth) => `${name} ${worth}`,
  legendLuck: `${words.draws === 'dice' ? 'Dice' : 'Cards'}: up is lucky, down unlucky`,
  legendError: 'A costly choice',
  chancesAt: (when, chances) => `${when}: ${chances}.`,
  error: ({ when, who, made, madeWorth, best, bestWorth }) =>
    `${at(when)}${who ?? (when === null ? 'You' : 'you')} chose “${made}” (${madeWorth} to win). “${best}” was worth ${bestWorth}.`,
  luckMoment: (when, what, effects) => `${at(when)}${what} Chances of winning: ${effects}.`,
  guessed: 'Everybody chose in secret.',
  dealt: 'The luck of the deal.',
  luckOf: (name) => `Chance decided for ${name}.`,
  lucky: (name, change) => `Lucky for ${name}: ${change}`,
  unlucky: (name, change) => `Unlucky for ${name}: ${change}`,
  costly: (name, cost, better) => `A costly choice of ${name}: ${cost}. Better: “${better}”`,
  errorRate: 'Errors in 100 choices',
  errorCount: (errors, choices) => `${plural(errors, 'error', 'errors')} in ${plural(choices, 'choice', 'choices')}`,
  luck: 'Luck',
  ownLuck: (points) => `${points} from their own ${words.draws}`,
  largestError: 'Largest error',
  largestGift: 'Largest gift',
  giftFrom: (when, giver) => `from ${giver}${when === null ? '' : `, ${when}`}`,
  place: (place) => `Place ${place}`,
  withoutLuck: 'Without luck',
  withoutLuckHint: 'if all luck is taken out',
  bestMoment: 'Well played',
  bestChoice: (when, what, gain) => `${at(when)}${what} (${gain})`,
  bestRun: (choices) => `${plural(choices, 'choice', 'choices')} in a row without an error`,
  giftLine: (giver, gifts) => `An error of ${giver} changed the chances on average: ${gifts}.`,
  ledger: 'How it adds up',
  ledgerHint: 'In points: 100 are a certain win.',
  atStart: 'At the start',
  allDecisions: 'How all played',
  unexplained: 'Not explained',
  result: 'Result',
  remainder: (points) =>
    points === null
      ? 'Luck and choices explain every result completely.'
      : `Luck and choices explain all but ${points} of anybody’s result.`,
  judgedBy: (id, version) => `Judged by ${id}, version ${version}.`,
  coach: {
    title: 'Coach',
    winBar: 'Everybody’s chances, from what you can know',
    ask: 'What would the champion do?',
    thinking: 'Thinking …',
    waiting: 'The coach looks again when it is your turn.',
    close: 'Send the coach away',
    failed: 'The coach has no answer here.',
    noneLeft: 'No hints left at this table.',
    advice: 'Best first, with your chances of winning after each:',
    equal: 'The best choices are worth the same, as far as can be told.',
    left: (hints) => `${plural(hints, 'hint', 'hints')} left`,
  },
});

export const textsFor = createCatalogue(nouns, build);
export default textsFor;
