import type { Observation } from '@paddock/kernel';
import type { ToyTypes, ToyMove } from '@paddock/toy';
import type { Bot, GameBots } from '../bot.ts';
import { createCompleted } from '../computation.ts';
import { createInstantBot } from '../create-bot.ts';

function chooseHighestBid({ legal }: Observation<ToyTypes>): ToyMove {
  return legal.at(-1)!;
}

function createBot(id: string): Bot<ToyTypes> {
  return createInstantBot(id, 'bids as much as it can', chooseHighestBid);
}

export const toy: GameBots<ToyTypes> = {
  game: 'toy',
  rookie: createBot('rookie'),
  amateur: createBot('amateur'),
  pro: createBot('pro'),
  champion: createBot('champion'),
  greedy: createBot('greedy'),
  evaluate({ game, legal }) {
    const estimate = { probability: 1 / game.seats, standardError: 0 };
    const winProbabilities = Array.from({ length: game.seats }, () => estimate);
    return createCompleted({ winProbabilities, moves: legal.map((move) => ({ ...estimate, move })), playouts: 0 });
  },
};
