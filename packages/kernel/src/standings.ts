import type { Seat } from './game.ts';

/** How far a seat is behind the one before it, in a unit of the game. */
export interface Gap<U extends string = string> {
  readonly count: number;
  readonly unit: U;
}

/** Where a seat stands while the game is going on. */
export interface SeatStanding<U extends string = string> {
  readonly seat: Seat;
  /** From 1, shared by seats that are level; `null` before there is an order, and for seats that are out. */
  readonly place: number | null;
  /** `null` for the first seat, and where nothing can be compared. */
  readonly gap: Gap<U> | null;
}

/** Standings from a ranking, best first and ties together. */
export function standingsOfRanking<U extends string>(
  ranking: readonly (readonly Seat[])[],
  gapBetween: (ahead: Seat, behind: Seat) => Gap<U> | null,
): SeatStanding<U>[] {
  const standings: SeatStanding<U>[] = [];
  for (const level of ranking) {
    const place = standings.length + 1;
    for (const seat of level) {
      const ahead = standings.at(-1);
      standings.push({ seat, place, gap: ahead === undefined ? null : gapBetween(ahead.seat, seat) });
    }
  }
  return standings;
}

/** All seats in their order, before the game has an order of its own. */
export function unrankedStandings(seats: number): SeatStanding<never>[] {
  return Array.from({ length: seats }, (_, seat) => ({ seat, place: null, gap: null }));
}
