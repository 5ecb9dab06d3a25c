import { findBot } from '@paddock/bots';
import { observe, Rng } from '@paddock/kernel';
import { openGame } from '../game-cache.ts';

/** A choice that a bot has to make, as plain data for a worker thread. */
export interface BotTask {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  readonly state: object;
  readonly seat: number;
  readonly bot: string;
  /** The seed of the bot's own randomness. */
  readonly seed: string;
}

/** The state is the true one. The bot only gets an observation of it. */
export function chooseMove(task: BotTask): object {
  const { state, seats, options, seat, bot, seed } = task;
  const found = findBot(task.game, bot);
  if (found === undefined) throw new Error(`no bot "${bot}" for ${task.game}`);
  return found.choose(observe(openGame(task.game, seats, options).game, state, seat), Rng.from(seed));
}
