import { isSameJson, type Seat } from '@paddock/kernel';
import type { Position } from '../games/table-link.ts';
import type { ConsideredMove } from '../games/ui.ts';
import type { Debrief, DebriefEntry } from '../worker/debriefs.ts';

/** A better move than the one made, to be shown on the board. */
export interface BestMove {
  /** How many entries there were before it. */
  readonly entry: number;
  readonly seat: Seat;
  readonly move: object;
}

/** The move as if its seat had chosen it; `null` if another position is shown, or another seat's view of it. */
export function considerBest(best: BestMove | null, { n, viewer, legal, previews }: Position): ConsideredMove | null {
  if (best === null || n !== best.entry || viewer !== best.seat) return null;
  const i = legal.findIndex((move) => isSameJson(move, best.move));
  return i < 0 ? null : { move: legal[i]!, preview: previews?.[i] ?? null, isChosen: true };
}

/** The flagged choice that led to a position or follows it; `null` if there is none, or if it is a turning point anyway. */
export function findErrorAt({ entries, turningPoints }: Debrief, n: number): DebriefEntry | null {
  const error = [entries[n - 1], entries[n]].find((entry) => entry?.isFlagged === true);
  return error === undefined || turningPoints.some(({ entry, kind }) => entry === error.entry && kind === 'error')
    ? null
    : error;
}

/** What would have been better than a flagged choice. */
export function bestMoveOf({ entry, actor, review }: DebriefEntry): BestMove {
  return { entry, seat: actor, move: review!.best };
}
