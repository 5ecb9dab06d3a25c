import { type Budget, runInSlices } from '@paddock/bots/computation';
import type { GameBots } from '@paddock/bots/selection';
import { type Game, type GameTypes, observeView, Rng, type Viewer } from '@paddock/kernel';
import { pause } from './pause.ts';

/** A position as one viewer knows it. Nothing else reaches the coach, so it cannot tell more. */
export interface CoachRequest {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  readonly viewer: Viewer;
  /** How many entries there are. */
  readonly n: number;
  readonly view: object;
  /** All events that the viewer was shown since the start: who counts along knows more than the view shows. */
  readonly events: readonly { readonly type: string }[];
}

/** A move that the coach would consider. */
interface CoachedMove {
  readonly move: object;
  /** The seat's probability of winning after it. */
  readonly probability: number;
  readonly standardError: number;
  readonly preview: object;
}

/** How much is computed for who has to choose, and for all others. */
interface CoachBudgets {
  readonly advice: Budget;
  readonly chances: Budget;
}

/** What the coach says about a position. */
export interface CoachAnswer {
  /** How many entries there were. */
  readonly n: number;
  /** Everybody's probability of winning, from what the viewer may know. */
  readonly chances: readonly number[];
  /** The best moves, the best first; empty if it is not the viewer's turn. */
  readonly moves: readonly CoachedMove[];
}

/** Chances alone need less than advice. */
const BUDGETS: CoachBudgets = { advice: { ms: 700 }, chances: { ms: 300 } };
const MAX_COACHED_MOVES = 3;

/**
 * Evaluates a position from what its viewer knows. The random numbers have nothing to do with the dice of the race. Returns `null` for
 * games that cannot be evaluated; throws if the signal is aborted.
 */
export async function coachViewer(
  game: Game,
  bots: GameBots<GameTypes>,
  { viewer, n, view, events }: CoachRequest,
  signal: AbortSignal,
  budgets = BUDGETS,
): Promise<CoachAnswer | null> {
  const observation = observeView(game, view, viewer, events);
  if (observation === null) return null;
  const budget = observation.legal.length > 0 ? budgets.advice : budgets.chances;
  const computation = bots.evaluate(observation, Rng.from(`coach ${n}`), budget);
  const { winProbabilities, moves } = await runInSlices(computation, { pause, signal });
  const best = moves.toSorted((a, b) => b.probability - a.probability).slice(0, MAX_COACHED_MOVES);
  return {
    n,
    chances: winProbabilities.map(({ probability }) => probability),
    moves: best.map((one) => ({ ...one, preview: observation.preview(one.move) })),
  };
}
