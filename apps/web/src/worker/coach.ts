import { runInSlices } from '@paddock/bots/computation';
import type { GameBots } from '@paddock/bots/selection';
import { type GameTypes, Rng, type Seat } from '@paddock/kernel';
import type { RunningTable } from '@paddock/table';
import { pause } from './pause.ts';

/** A move that the coach would consider. */
export interface CoachedMove {
  readonly move: object;
  /** The seat's probability of winning after it. */
  readonly probability: number;
  readonly standardError: number;
  readonly preview: object;
}

/** What the coach says about a position. */
export interface CoachAnswer {
  /** How many entries there were. */
  readonly n: number;
  /** Everybody's probability of winning, from what the seat may know. */
  readonly chances: readonly number[];
  /** The best moves, the best first; empty if it is not the seat's turn. */
  readonly moves: readonly CoachedMove[];
}

const EVALUATION_MS = 700;
const MAX_COACHED_MOVES = 3;

/**
 * Evaluates the current position for a seat, from its observation alone. Its random numbers have nothing to do with the
 * dice of the race. Throws if the signal is aborted.
 */
export async function coachSeat(
  running: RunningTable,
  bots: GameBots<GameTypes>,
  seat: Seat,
  signal: AbortSignal,
): Promise<CoachAnswer> {
  const n = running.length;
  const computation = bots.evaluate(running.observe(seat), Rng.from(`coach ${n}`), { ms: EVALUATION_MS });
  const { winProbabilities, moves } = await runInSlices(computation, { pause, signal });
  const best = moves.toSorted((a, b) => b.probability - a.probability).slice(0, MAX_COACHED_MOVES);
  return {
    n,
    chances: winProbabilities.map(({ probability }) => probability),
    moves: best.flatMap((one) => {
      const preview = running.preview(seat, one.move);
      return preview.ok ? [{ ...one, preview: preview.value }] : [];
    }),
  };
}
