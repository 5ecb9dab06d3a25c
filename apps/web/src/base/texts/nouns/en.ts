import type { Genre } from '@paddock/kernel';
import type { ChanceNouns, Nouns, PlayNouns } from './index.ts';

const race: PlayNouns = {
  play: 'race',
  plays: 'races',
  drive: 'Drive',
  drives: 'drives',
  driver: 'driver',
  drivers: 'drivers',
  log: 'Race log',
  who: 'Who drives',
  start: 'To the start',
  takeOver: 'Take the wheel back',
  lots: 'Who drives which car is drawn then.',
};
const game: PlayNouns = {
  play: 'game',
  plays: 'games',
  drive: 'Play',
  drives: 'plays',
  driver: 'player',
  drivers: 'players',
  log: 'Game log',
  who: 'Who plays',
  start: 'Deal the cards',
  takeOver: 'Take your hand back',
  lots: 'Who sits where is drawn then.',
};
const dice: ChanceNouns = {
  draw: 'die',
  draws: 'dice',
  fresh: 'new dice',
  verify: 'Verify the dice',
  settled: 'The dice are settled',
};
const shuffle: ChanceNouns = {
  draw: 'draw',
  draws: 'draws',
  fresh: 'a new shuffle',
  verify: 'Check the shuffle',
  settled: 'The shuffle is settled',
};

export const nouns: Readonly<Record<Genre, Nouns>> = {
  'dice-race': { ...race, ...dice },
  'card-race': { ...race, ...shuffle },
  game: { ...game, ...shuffle },
};
