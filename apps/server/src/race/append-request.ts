import type { Seat } from '@paddock/kernel';
import { rankingOf } from '@paddock/table';
import type { AppendRequest } from './entry-repository.ts';
import type { PremoveChange } from './premoves/repository.ts';
import type { Race, RaceTransition } from './race.ts';

/** A move that was chosen in advance. */
export interface DuePremove {
  readonly seat: Seat;
  readonly move: object;
  /** The plan as it was, and what is left of it. */
  readonly was: string;
  readonly left: string;
}

/** What is to be stored of a transition: its entries, and what is due then or how it ended. */
export function createAppendRequest(
  race: Race,
  transition: RaceTransition,
  wallNow: () => number,
  followed: DuePremove | null,
): AppendRequest {
  const { from, entries, match, at, key } = transition;
  const plans = changeOf(race, transition, followed);
  const concerned = plans.byHand !== null || followed !== null || plans.awaits.length > 0;
  const basis = { table: race.id, from, entries, at, key, ...(concerned ? { plans } : {}) };
  const ranking = rankingOf(match);
  if (ranking !== undefined) return { ...basis, wakeAt: null, ending: { ranking, at: wallNow() } };
  const wakeAt = race.dueAt(at, transition);
  // Only the start of the race leaves something behind that was due without a bot or a clock.
  return wakeAt === null && from > 0 ? basis : { ...basis, wakeAt };
}

function changeOf(race: Race, transition: RaceTransition, followed: DuePremove | null): PremoveChange {
  const { entries, key } = transition;
  return { byHand: key === null ? null : entries[0]![0], followed, awaits: race.peopleAwaited(transition) };
}
