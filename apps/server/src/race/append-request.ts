import type { Seat } from '@paddock/kernel';
import { rankingOf } from '@paddock/table';
import type { AppendRequest } from './entry-repository.ts';
import type { PremoveChange } from './premoves/repository.ts';
import type { Race, RaceTransition } from './race.ts';

/** A premove whose turn has come. */
export interface DuePremove {
  readonly seat: Seat;
  readonly move: object;
  /** The seat's premoves (JSON) before this one is played, and those that remain then. */
  readonly before: string;
  readonly remaining: string;
}

/** What has to be stored for a transition: its entries, what they do to premoves, and the next job or the result. */
export function createAppendRequest(
  race: Race,
  transition: RaceTransition,
  wallNow: () => number,
  premove: DuePremove | null,
): AppendRequest {
  const { from, entries, after, at, key } = transition;
  const premoves = createPremoveChange(race, transition, premove);
  const hasPremoveChange = premoves.movedSeat !== null || premove !== null || premoves.awaitedSeats.length > 0;
  const basis = { table: race.id, from, entries, at, key, ...(hasPremoveChange ? { premoves } : {}) };
  const ranking = rankingOf(after);
  if (ranking !== undefined) return { ...basis, nextJobAt: null, ending: { ranking, at: wallNow() } };
  const nextJobAt = race.dueAt(at, after, transition.clock);
  // At the start of a race a job is stored without a bot or a clock. Later, no due time leaves the stored job as it is.
  return nextJobAt === null && from > 0 ? basis : { ...basis, nextJobAt };
}

function createPremoveChange(race: Race, transition: RaceTransition, premove: DuePremove | null): PremoveChange {
  const { entries, key } = transition;
  return {
    movedSeat: key === null ? null : entries[0]![0],
    played: premove,
    awaitedSeats: race.awaitedPeople(transition.after),
  };
}
