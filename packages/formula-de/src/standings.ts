import type { Circuit } from './circuit/format.ts';
import { sortByRace } from './order.ts';
import { trackOf } from './track.ts';
import type { Car, CarView, View } from './types.ts';

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
