import type { Seat } from '@paddock/kernel';

/** A line of the result. */
export interface PlacedSeat {
  readonly seat: Seat;
  /** From 1; seats that tie share the better place. */
  readonly place: number;
}

/** The seats of a ranking with their places, the best first. */
export function listPlaces(ranking: readonly (readonly Seat[])[]): PlacedSeat[] {
  let better = 0;
  return ranking.flatMap((tied) => {
    const place = better + 1;
    better += tied.length;
    return tied.map((seat) => ({ seat, place }));
  });
}
