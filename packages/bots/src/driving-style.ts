import { type DrivingStyle, drivingStyleOf, type Rng, type Seat } from '@paddock/kernel';

/** How much a style likes the boldest of the moves, from 1 to -1, which is as much as it dislikes it. */
const BOLDNESS: Readonly<Record<DrivingStyle, number>> = { bold: 1, patient: -1, steady: 0 };

/** Raises or lowers the value of every move by at most `limit`, so that the seat's style decides between moves of nearly equal value. */
export function addStyle(values: readonly number[], boldness: readonly number[], seat: Seat, limit: number): number[] {
  const preference = BOLDNESS[drivingStyleOf(seat)] * limit;
  const lowest = Math.min(...boldness);
  const range = Math.max(...boldness) - lowest;
  if (range === 0) return [...values];
  return values.map((value, i) => value + preference * ((2 * (boldness[i]! - lowest)) / range - 1));
}

/** Moves further behind the best one than this many temperatures are not drawn. */
const MAX_TEMPERATURES_BEHIND = 3;

/** Draws the index of one of the best values by a softmax. The temperature is in units of the values. */
export function drawNearBest(values: readonly number[], temperature: number, rng: Rng): number {
  const best = Math.max(...values);
  return rng.pickWeighted(
    values.map((value) => {
      const behind = (best - value) / temperature;
      return behind > MAX_TEMPERATURES_BEHIND ? 0 : Math.exp(-behind);
    }),
  );
}
