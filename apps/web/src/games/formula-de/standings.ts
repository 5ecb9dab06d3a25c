import type { CarView, View } from '@paddock/formula-de';
import { type CircuitBoard, rowOf } from './circuit-board.ts';

/** All cars by current place: finished cars by place, then cars on the board by distance, then those out. */
export function currentPlaces(board: CircuitBoard, view: View): readonly number[] {
  const distanceOf = (car: CarView): number => {
    if (car.status === 'finished') return 1e6 - (car.place ?? 0);
    if (car.status === 'out') return -1e6 - (car.place ?? 0);
    if (car.cell === null) return -1e5;
    const row = rowOf(board, car.cell);
    // Rows of the pit lane continue past the line, where the next lap has begun.
    const past = car.status === 'pit' && row >= board.circuit.lapRows ? row - board.circuit.lapRows : row;
    return car.lap * board.circuit.lapRows + past;
  };
  return [...view.cars]
    .sort((a, b) => distanceOf(b) - distanceOf(a) || b.gear - a.gear || a.since - b.since || a.car - b.car)
    .map(({ car }) => car);
}
