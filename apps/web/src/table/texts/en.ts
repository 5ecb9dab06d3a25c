import { createPluralizer } from '../../base/texts/language.ts';
import type { Nouns } from '../../base/texts/nouns/index.ts';
import type { TableTexts } from './types.ts';

const plural = createPluralizer('en');

/** The places in words, from the first. */
const ORDINALS = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
] as const;

export const table = (words: Nouns): TableTexts => ({
  loading: 'Setting up the table …',
  gone: 'This game is not on this device any more.',
  goneHint: 'Games are kept in this browser only. Start a new one, or open a record of it.',
  failed: 'The table could not be set up.',
  failedHint: 'Load the page again. Your games are safe: they are kept on this device.',
  seats: 'Seats',
  you: 'you',
  bot: 'bot',
  toMove: 'to move',
  log: words.log,
  logEmpty: 'Nothing has happened yet.',
  lookBack: (n) => `Show the position after entry ${n}`,
  lookingBack: 'You are looking at an earlier moment.',
  backToNow: 'Back to now',
  position: 'The position in words',
  board: 'Board',
  actions: 'Your choice',
  verbs: { drive: 'Drive!', roll: 'Roll', playCard: 'Play card', lay: 'Lay', draw: 'Draw', pass: 'Pass' },
  takeBack: 'Take back',
  skip: 'Skip',
  skipHint: 'Skip the animation (Space)',
  speed: 'Speed',
  speeds: { 0.5: 'slow', 1: 'normal', 2: 'fast', 4: 'very fast', 0: 'no animation' },
  sound: 'Sound',
  soundOn: 'Sound is on',
  soundOff: 'Sound is off',
  rules: 'Rules',
  settings: 'Settings',
  refused: `That move was refused: the ${words.play} has gone on. Here is how it stands now.`,
  handOver: (name) => `Hand the device to ${name}`,
  handOverHint: 'Everybody else looks away.',
  iAm: (name) => `I am ${name}`,
  over: `The ${words.play} is over`,
  wins: (names, several) => (several ? `${names} share the win` : `${names} wins`),
  place: (n) => `${n}.`,
  again: words.play === 'race' ? 'Race again' : 'Play again',
  replay: 'Watch the replay',
  closeResult: 'Look at the board',
  showResult: 'Result',
  watching: 'You are watching.',
  behind: (n) => plural(n, 'step to come', 'steps to come'),
  help: 'Keys',
  keys: [
    ['Tab, arrows', 'go from choice to choice'],
    ['Enter', 'choose; once more to play it'],
    ['Escape', 'take back'],
    ['Space', 'skip the animation'],
    ['L', words.log],
    ['?', 'this list'],
  ],
  playNow: 'Play now',
  playNowHint: (game) => `Play now: ${game}`,
  player: 'Player',
  yourTurnAt: (game) => `● Your turn · ${game}`,
  finish: {
    youWin: (margin) => (margin === null ? 'You win!' : `You win by ${margin}`),
    youShareWin: 'You share the win',
    youPlaced: (place, margin) => {
      const ordinal = ORDINALS[place - 1] ?? `Place ${place}`;
      return margin === null ? ordinal : `${ordinal}, ${margin} behind`;
    },
    winsBy: (name, margin) => `${name} wins by ${margin}`,
    chart: 'Places over time',
    chartLine: (name, from, to) => `${name}: from place ${from} to place ${to}.`,
    share: 'Share a picture',
    shareFailed: 'The picture could not be made. Please try again.',
  },
});
