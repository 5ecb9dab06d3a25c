import { evaluate, runToEnd } from '@paddock/bots';
import { observeView, Rng } from '@paddock/kernel';
import { openGame } from '../game-cache.ts';

/** A position as spectators see it, as plain data for a worker thread. Nothing else reaches the evaluation, so it cannot tell more. */
export interface ChancesTask {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  readonly view: object;
  /** How many entries there are. */
  readonly n: number;
}

const BUDGET = { ms: 100 };

/** Everybody's probability of winning; `null` for games that cannot be evaluated. */
export function evaluateChances({ game: id, seats, options, view, n }: ChancesTask): number[] | null {
  const observation = observeView(openGame(id, seats, options).game, view, null);
  if (observation === null) return null;
  const { winProbabilities } = runToEnd(evaluate(id, observation, Rng.from(`chances ${n}`), BUDGET));
  return winProbabilities.map(({ probability }) => Number(probability.toFixed(3)));
}
