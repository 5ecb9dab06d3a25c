import { MAX_ENGINE_DAMAGE_ROLL } from './black.ts';
import { damageCar } from './collisions.ts';
import { sortByRace } from './order.ts';
import type { Track } from './track.ts';
import { type Car, WEAR_ENGINE, type Event, FOR_ENGINE, STATUS_RACING, type State } from './types.ts';

/** A roll of so much strains the engines, by gear (FD-27). */
export const STRAIN_ROLLS: readonly number[] = [0, 0, 0, 0, 0, 20, 30];

export function strainsEngine(s: State, car: Car, roll: number): boolean {
  return roll === STRAIN_ROLLS[s.gear[car]!] && s.status[car] === STATUS_RACING;
}

/** Every car on the track in fifth or sixth tests, in race order (FD-27). */
export function testEngines(track: Track, s: State): void {
  s.strained = 0;
  const testing: Car[] = [];
  for (let car = 0; car < s.status.length; car++) {
    if (s.status[car] === STATUS_RACING && s.gear[car]! >= 5) testing.push(car);
  }
  sortByRace(track, s, testing);
  for (const car of testing) s.pending.push(car * 8 + FOR_ENGINE);
}

export function rollForEngine(s: State, car: Car, result: number, events?: Event[]): void {
  if (result <= MAX_ENGINE_DAMAGE_ROLL) damageCar(s, car, WEAR_ENGINE, events);
}
