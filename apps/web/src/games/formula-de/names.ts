import { type Part, PARTS, seatOf } from '@paddock/formula-de';
import type { Seat } from '@paddock/kernel';
import type { FdWords } from './kind.ts';

export function seatOfCar(words: FdWords, car: number): Seat {
  return seatOf(words.info, car);
}

/** The driver, and which car where each has two. */
export function carName(words: FdWords, car: number): string {
  const name = words.name(seatOfCar(words, car));
  return words.info.options.carsPerPlayer === 1 ? name : words.t.car(name, car + 1);
}

/** "2 tyres, 1 brake"; empty for what costs nothing. */
export function costOf(words: FdWords, points: Partial<Record<Part, number>>): string {
  const parts = PARTS.filter((part) => (points[part] ?? 0) > 0);
  return words.list(parts.map((part) => words.t.points(part, points[part]!)));
}
