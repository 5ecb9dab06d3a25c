import { findBot } from '@paddock/bots';
import { observe, Rng } from '@paddock/kernel';
import { openGame } from '../game-cache.ts';

/** A decision to think about, as plain data for a worker thread. */
export interface BotTask {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  readonly state: object;
  readonly seat: number;
  readonly bot: string;
  /** The bot's own chance. */
  readonly seed: string;
}

/** The state is the true one, but the bot gets an observation of it, like everybody. */
export function chooseMove(question: BotTask): object {
  const { state, seats, options, seat, bot, seed } = question;
  const found = findBot(question.game, bot);
  if (found === undefined) throw new Error(`no bot "${bot}" for ${question.game}`);
  return found.choose(observe(openGame(question.game, seats, options).game, state, seat), Rng.from(seed));
}
