import { type GameTypes, LEVELS, type Match, observe, Rng, type Seat } from '@paddock/kernel';
import type { Difficulty } from '@paddock/kernel/puzzles';
import type { GameBots } from '../bot.ts';
import type { Computation } from '../computation.ts';

/** How often every level tries. */
const ATTEMPTS = 3;
/** From these shares of failed attempts on a puzzle has the difficulties 2, 3, 4 and 5. */
const MIN_FAILED_SHARES = [0.05, 0.25, 0.4, 0.55] as const;

/** Rates a puzzle by how often the bots of all levels fail at it. */
export function* rateDifficulty<K extends GameTypes>(
  bots: GameBots<K>,
  { game, state }: Match<K>,
  seat: Seat,
  rightIds: readonly number[],
  seed: string,
): Computation<Difficulty> {
  let failed = 0;
  for (const level of LEVELS) {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const move = yield* bots[level].think(observe(game, state, seat), Rng.from(`${seed} ${level} ${attempt}`));
      if (!rightIds.includes(game.moveId(move))) failed++;
    }
  }
  return difficultyOf(failed / (LEVELS.length * ATTEMPTS));
}

export function difficultyOf(failedShare: number): Difficulty {
  return (1 + MIN_FAILED_SHARES.filter((share) => failedShare >= share).length) as Difficulty;
}
