import { findBot } from '@paddock/bots';
import { findGame } from '@paddock/games';
import { type Game, observe, Rng } from '@paddock/kernel';

/** A decision to think about, as plain data for a worker thread. */
export interface Question {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  readonly state: object;
  readonly seat: number;
  readonly bot: string;
  /** The bot's own chance. */
  readonly seed: string;
}

/** Tables of precomputed things are worth keeping: a circuit is solved once a thread. */
const GAMES = new Map<string, Game>();
const MOST_GAMES = 64;

function gameFor({ game, seats, options }: Question): Game {
  const key = JSON.stringify([game, seats, options]);
  let known = GAMES.get(key);
  if (known === undefined) {
    if (GAMES.size >= MOST_GAMES) GAMES.delete(GAMES.keys().next().value!);
    GAMES.set(key, (known = findGame(game)!.create(seats, options)));
  }
  return known;
}

/** The state is the true one, but the bot gets an observation of it, like everybody. */
export function think(question: Question): object {
  const { state, seat, bot, seed } = question;
  const found = findBot(question.game, bot);
  if (found === undefined) throw new Error(`no bot "${bot}" for ${question.game}`);
  return found.choose(observe(gameFor(question), state, seat), Rng.from(seed));
}
