import type { Seat } from '@paddock/kernel';
import type { AppendRequest } from './entry-repository.ts';
import type { PremoveChange } from './premoves/repository.ts';
import { type Course, type Race, rankingOf } from './race.ts';

/** A move that was chosen in advance. */
export interface DuePremove {
  readonly seat: Seat;
  readonly move: object;
  /** The plan as it was, and what is left of it. */
  readonly was: string;
  readonly left: string;
}

/** What is to be stored of a course: its entries, and what is due then or how it ended. */
export function createAppendRequest(
  race: Race,
  course: Course,
  at: number,
  wallNow: () => number,
  followed: DuePremove | null,
): AppendRequest {
  const { from, entries, match, key } = course;
  const plans = changeOf(race, course, followed);
  const concerned = plans.byHand !== null || followed !== null || plans.awaits.length > 0;
  const basis = { table: race.id, from, entries, at, key, ...(concerned ? { plans } : {}) };
  const ranking = rankingOf(match);
  if (ranking !== undefined) return { ...basis, wakeAt: null, ending: { ranking, at: wallNow() } };
  const wakeAt = race.dueAt(at, course);
  // Only the start of the race leaves something behind that was due without a bot or a clock.
  return wakeAt === null && from > 0 ? basis : { ...basis, wakeAt };
}

function changeOf(race: Race, course: Course, followed: DuePremove | null): PremoveChange {
  const { entries, key } = course;
  return { byHand: key === null ? null : entries[0]![0], followed, awaits: race.peopleAwaited(course) };
}
