import { WEAR_PARTS, type State, WEAR_TYRES, type Wear } from './types.ts';

/** Wear points of a car at the start, by the number of laps (FD-6). */
export const FRESH_WEAR: readonly Wear[] = [
  { tyres: 0, brakes: 0, fuel: 0, body: 0, engine: 0 },
  { tyres: 4, brakes: 3, fuel: 2, body: 2, engine: 2 },
  { tyres: 6, brakes: 4, fuel: 3, body: 3, engine: 3 },
];

/** The most tyre points a car has. */
export const MAX_TYRES = Math.max(...FRESH_WEAR.map(({ tyres }) => tyres));

/** What a forced downshift costs, by the number of gears skipped (FD-22). */
export const DOWNSHIFT_COSTS: readonly { readonly fuel: number; readonly brakes: number; readonly engine: number }[] = [
  { fuel: 0, brakes: 0, engine: 0 },
  { fuel: 1, brakes: 0, engine: 0 },
  { fuel: 1, brakes: 1, engine: 0 },
  { fuel: 1, brakes: 1, engine: 1 },
];

/** A blocked lane costs a brake point for each of the first three cells, a tyre point for the next three (FD-23). */
export const MAX_BLOCKED_BRAKES = 3;
/** From so many missing cells on a blocked car is out (FD-23). */
export const FATAL_BLOCKED_CELLS = 7;

export function createFreshWear(cars: number, laps: number): number[] {
  const wear: number[] = [];
  for (let car = 0; car < cars; car++) for (const part of WEAR_PARTS) wear.push(FRESH_WEAR[laps]![part]);
  return wear;
}

export function wearOf(s: State, car: number): Wear {
  const at = car * 5;
  return {
    tyres: s.wear[at]!,
    brakes: s.wear[at + 1]!,
    fuel: s.wear[at + 2]!,
    body: s.wear[at + 3]!,
    engine: s.wear[at + 4]!,
  };
}

/**
 * Whether a car with so many tyre points survives running wide and being blocked. With none left, one cell too
 * far beyond a corner is only a spin (FD-18, FD-21, FD-23).
 */
export function hasEnoughTyres(tyres: number, wide: number, blocked: number): boolean {
  return wide + blocked <= tyres || (tyres === 0 && wide === 1 && blocked === 0);
}

/** The last tyre point goes, or there was none to lose (FD-21). */
export function causesSpin(tyres: number, lost: number): boolean {
  return lost > 0 && lost >= tyres;
}

export function restoreTyres(s: State, car: number, laps: number): void {
  s.wear[car * 5 + WEAR_TYRES] = FRESH_WEAR[laps]!.tyres;
}
