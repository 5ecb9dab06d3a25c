import type { Seat } from '@paddock/kernel';
import type { Car } from './types.ts';

/** Three cars each, or two when six play (FF-1). */
export function carsPerSeat(seats: number): number {
  return seats === 6 ? 2 : 3;
}

export function seatOfCar(car: Car, seats: number): Seat {
  return Math.floor(car / carsPerSeat(seats));
}

/** A car's number in its team, from 1. */
export function numberInTeam(car: Car, seats: number): number {
  return (car % carsPerSeat(seats)) + 1;
}

/** How many races there are when the game goes to its final: one fewer than there are cars (FF-2). */
export function numberOfRaces(seats: number): number {
  return seats * carsPerSeat(seats) - 1;
}
