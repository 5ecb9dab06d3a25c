import type { Place } from './places.ts';

/** The three steps in the infield: middle, height above the floor; then the row of the places behind them. */
export const FLOOR = 408;
export const STEPS: readonly { readonly x: number; readonly high: number }[] = [
  { x: 304, high: 134 },
  { x: 192, high: 104 },
  { x: 416, high: 80 },
];
export const STEP_WIDTH = 108;
/** Places behind the third stand in rows of six. */
export const ROW = 6;
export const BOX = { x: 164, y: 424, width: 56, high: 56 } as const;

export function boxOf(place: number): { x: number; y: number } {
  const i = place - STEPS.length - 1;
  return { x: BOX.x + (i % ROW) * BOX.width, y: BOX.y + Math.floor(i / ROW) * BOX.high };
}

/** Where a car with this place is shown. */
export function podiumSpot(place: number): Place {
  const step = STEPS[place - 1];
  if (step !== undefined) return { x: step.x, y: FLOOR - step.high - 27, angle: 0, scale: 2.1 };
  const { x, y } = boxOf(place);
  return { x, y: y + 20, angle: 0, scale: 1.12 };
}
