import { rankSeats, type Seat, type SeatStanding, standingsOfRanking, unrankedStandings } from '@paddock/kernel';
import { pointsOfPlace } from './race.ts';
import { isAhead } from './track.ts';
import type { CarView, Options, View } from './types.ts';

/** The cars on the track in their order, the leader first (FF-21). */
function carsByTrack({ cars }: View): CarView[] {
  const onTrack = cars.flatMap((car) => {
    const { pos, lane } = car;
    return pos === null || lane === null ? [] : [{ car, pos, lane }];
  });
  return onTrack.sort((a, b) => (isAhead(a, b) ? -1 : 1)).map(({ car }) => car);
}

/** The points of every seat if the cars on the track took the places in which they are now (FF-28). */
export function projectPoints(view: View): number[] {
  const { cars, points } = view;
  const racing = carsByTrack(view);
  const total = cars.reduce((sum, _, i) => sum + pointsOfPlace(cars.length, i + 1), 0);
  const scored = points.reduce((sum, one) => sum + one, 0);
  const first = racing[0]?.seat;
  // The last player with cars gets all points that are left (FF-26), some of which may be scored already.
  if (first !== undefined && racing.every(({ seat }) => seat === first)) {
    return points.with(first, points[first]! + total - scored);
  }
  const projected = [...points];
  for (const [i, { seat }] of racing.entries()) projected[seat]! += pointsOfPlace(cars.length, i + 1);
  return projected;
}

/**
 * The seats as they would be ranked if all cars kept their places: by points, or by the best car on the track, where seats
 * without cars follow by the race in which they lost the last one (FF-29, FF-30).
 */
export function seatStandingsOf(view: View, { win }: Options): SeatStanding<'points' | 'spaces'>[] {
  const seats = view.points.length;
  if (view.cars.some(({ pos, out }) => pos === null && out === null)) return unrankedStandings(seats);
  if (win === 'title') {
    const points = projectPoints(view);
    return standingsOfRanking(
      rankSeats(seats, (a, b) => points[b]! - points[a]!),
      (ahead, behind) => ({ count: points[ahead]! - points[behind]!, unit: 'points' }),
    );
  }
  const order = carsByTrack(view);
  const best = Array.from({ length: seats }, (_, seat) => order.findIndex((car) => car.seat === seat));
  const lastRace = (seat: Seat): number =>
    Math.max(...view.cars.filter((car) => car.seat === seat).map(({ out }) => out ?? 0));
  const ranking = rankSeats(seats, (a, b) => {
    if (best[a] !== -1 && best[b] !== -1) return best[a]! - best[b]!;
    if (best[a] === -1 && best[b] === -1) return lastRace(b) - lastRace(a);
    return best[b]! - best[a]!;
  });
  return standingsOfRanking(ranking, (ahead, behind) => {
    const [front, back] = [order[best[ahead]!], order[best[behind]!]];
    return front === undefined || back === undefined ? null : { count: front.pos! - back.pos!, unit: 'spaces' };
  });
}
