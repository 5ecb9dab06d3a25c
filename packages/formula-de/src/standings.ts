import { rankSeats, type SeatStanding, standingsOfRanking } from '@paddock/kernel';
import type { Circuit } from './circuit/format.ts';
import { pointsFor } from './finish.ts';
import { progressOf, sortByRace } from './order.ts';
import { trackOf } from './track.ts';
import type { Car, CarView, Options, View } from './types.ts';

/** All cars as they stand in the race: the finished by place, those on the board in race order (FD-10), then those that are out. */
export function standingsOf(circuit: Circuit, { cars }: View): readonly Car[] {
  const driving = (car: CarView): boolean => car.cell !== null && car.cell !== 'finish';
  const finished = cars.filter(({ status, cell }) => status === 'finished' || cell === 'finish');
  const waiting = cars.filter(({ status, cell }) => status === 'racing' && cell === null);
  const out = cars.filter(({ status }) => status === 'out');
  return [
    ...finished.sort((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity)).map(({ car }) => car),
    ...raceOrder(circuit, cars.filter(driving)),
    ...waiting.map(({ car }) => car),
    ...out.sort((a, b) => (a.place ?? 0) - (b.place ?? 0)).map(({ car }) => car),
  ];
}

function raceOrder(circuit: Circuit, driving: readonly CarView[]): Car[] {
  const track = trackOf(circuit);
  const cell: number[] = [];
  const lap: number[] = [];
  const gear: number[] = [];
  const since: number[] = [];
  for (const one of driving) {
    cell[one.car] = track.numberOf.get(one.cell!)!;
    lap[one.car] = one.lap;
    gear[one.car] = one.gear;
    since[one.car] = one.since;
  }
  const order = driving.map(({ car }) => car);
  // Only cars that have not left their places on the grid are compared by them.
  const grid = order.toSorted((a, b) => track.grid.indexOf(cell[a]!) - track.grid.indexOf(cell[b]!));
  sortByRace(track, { cell, lap, gear, since, grid }, order);
  return order;
}

/**
 * The seats as their cars stand: the better car counts, or with `teamPoints` the points of all cars in their places now
 * (FD-35). Seats without a car in the race, and those still off the grid, have no place.
 */
export function seatStandingsOf(
  circuit: Circuit,
  view: View,
  { teamPoints }: Pick<Options, 'teamPoints'>,
): SeatStanding<'cells' | 'points'>[] {
  const order = standingsOf(circuit, view);
  const seats = 1 + Math.max(...view.cars.map(({ seat }) => seat));
  const best = Array.from(
    { length: seats },
    (_, seat) => view.cars[order.find((car) => view.cars[car]!.seat === seat)!]!,
  );
  const points = Array.from({ length: seats }, () => 0);
  for (const [i, car] of order.entries()) {
    const { seat, status } = view.cars[car]!;
    if (status !== 'out') points[seat]! += pointsFor('finished', i + 1);
  }
  const byCar = (a: number, b: number): number => order.indexOf(best[a]!.car) - order.indexOf(best[b]!.car);
  const ranking = rankSeats(seats, (a, b) => (teamPoints ? points[b]! - points[a]! : 0) || byCar(a, b));
  return standingsOfRanking(ranking, (ahead, behind) => {
    if (teamPoints) return { count: points[ahead]! - points[behind]!, unit: 'points' as const };
    const cells = cellsBetween(circuit, best[ahead]!, best[behind]!);
    return cells === null ? null : { count: cells, unit: 'cells' as const };
  }).map((standing) => (hasPlace(best[standing.seat]!) ? standing : { ...standing, place: null, gap: null }));
}

function hasPlace({ status, cell }: CarView): boolean {
  return status === 'finished' || (status !== 'out' && cell !== null);
}

/** How many rows of cells a car is behind another; `null` when one of them is not on the board. */
function cellsBetween(circuit: Circuit, ahead: CarView, behind: CarView): number | null {
  const track = trackOf(circuit);
  const [front, back] = [ahead, behind].map(({ cell, lap }) => {
    const number = cell === null || cell === 'finish' ? undefined : track.numberOf.get(cell);
    return number === undefined ? null : progressOf(track, { cell: [number], lap: [lap] }, 0);
  });
  return front === null || back === null ? null : Math.ceil((front! - back!) / (track.pitLength + 1));
}
