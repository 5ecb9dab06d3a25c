import type { GameTypes } from '@paddock/kernel';
import type { Moment } from './analyst.ts';
import type { DebriefEntry } from './debrief.ts';

/** How many there are at most. */
const MAX_TURNING_POINTS = 3;
/** Smaller swings decide nothing. */
const MIN_SWING = 0.03;

/** A moment that decided the race: an error, or luck. */
export interface TurningPoint<K extends GameTypes = GameTypes> {
  readonly entry: number;
  /** Whose error it was, or whose dice or card; `null` for luck that is nobody's. */
  readonly seat: number | null;
  readonly kind: 'error' | 'luck';
  /** By seat: what it changed. */
  readonly change: readonly number[];
  /** Of an error: the move made and the best one, with the seat's probability of winning after each. */
  readonly made?: K['move'];
  readonly best?: K['move'];
  readonly madeProbability?: number;
  readonly bestProbability?: number;
}

/** The moments with the largest change of anybody's probability of winning, in the order of the race. */
export function findTurningPoints<K extends GameTypes>(
  entries: readonly DebriefEntry<K>[],
  moments: readonly Moment<K>[],
): TurningPoint<K>[] {
  return entries
    .flatMap((entry) => [...describeLuck(entry), ...describeError(entry, moments[entry.entry]!)])
    .filter(({ change }) => swingOf(change) >= MIN_SWING)
    .sort((a, b) => swingOf(b.change) - swingOf(a.change) || a.entry - b.entry)
    .slice(0, MAX_TURNING_POINTS)
    .sort((a, b) => a.entry - b.entry);
}

/** Luck only beyond its standard error. */
function describeLuck<K extends GameTypes>({ entry, luck, luckOf, standardError }: DebriefEntry<K>): TurningPoint<K>[] {
  if (luck === null || swingOf(luck) <= 2 * standardError) return [];
  return [{ entry, seat: luckOf, kind: 'luck', change: luck }];
}

/** Errors only if they are flagged. */
function describeError<K extends GameTypes>(
  { entry, review, isFlagged, actor }: DebriefEntry<K>,
  moment: Moment<K>,
): TurningPoint<K>[] {
  if (review === null || !isFlagged) return [];
  const { best, bestProbability, madeProbability, gift } = review;
  const made = moment.entry[1] as K['move'];
  return [{ entry, seat: actor, kind: 'error', change: gift, made, best, madeProbability, bestProbability }];
}

function swingOf(change: readonly number[]): number {
  return Math.max(...change.map(Math.abs));
}
