import { rankSeats, type SeatStanding, standingsOfRanking, unrankedStandings } from '@paddock/kernel';
import { pointsOfPlace } from './race.ts';
import { type Options, START_SPACE, type View } from './types.ts';

/** The points of every seat if the race ended now: cars on the road take the places that are left as they stand (PP-28). */
export function projectPoints({ cars, points }: View, { podium }: Options): number[] {
  const projected = [...points];
  // A stable sort: equal cars stay in seat order, then car order.
  const racing = cars.filter(({ place }) => place === null).sort((a, b) => b.at - a.at);
  const arrived = cars.length - racing.length;
  for (const [i, { seat }] of racing.entries()) {
    projected[seat]! += pointsOfPlace(arrived + 1 + i, points.length, podium);
  }
  return projected;
}

/** The seats as they would be ranked if the race ended now (PP-28, PP-30). There is no order before a car has left the start. */
export function seatStandingsOf(view: View, options: Options): SeatStanding<'points'>[] {
  const seats = view.points.length;
  if (view.cars.every(({ at, place }) => at === START_SPACE && place === null)) return unrankedStandings(seats);
  const points = projectPoints(view, options);
  return standingsOfRanking(
    rankSeats(seats, (a, b) => points[b]! - points[a]!),
    (ahead, behind) => ({ count: points[ahead]! - points[behind]!, unit: 'points' }),
  );
}
