import type { CarPose } from './car-poses.ts';

/** The three steps of the podium: centre and height above the floor. */
export const PODIUM_FLOOR_Y = 536;
export const PODIUM_STEPS: readonly { readonly x: number; readonly high: number }[] = [
  { x: 277, high: 88 },
  { x: 178, high: 74 },
  { x: 376, high: 62 },
];
export const PODIUM_STEP_WIDTH = 96;
/** Places below the third stand in rows of six. */
const PLACES_PER_ROW = 6;
export const PLACE_BOX = { x: 482, y: 410, width: 70, high: 63 } as const;

export function placeBoxOf(place: number): { x: number; y: number } {
  const i = place - PODIUM_STEPS.length - 1;
  return {
    x: PLACE_BOX.x + (i % PLACES_PER_ROW) * PLACE_BOX.width,
    y: PLACE_BOX.y + Math.floor(i / PLACES_PER_ROW) * PLACE_BOX.high,
  };
}

/** Where a car with this place is shown. */
export function podiumPose(place: number): CarPose {
  const step = PODIUM_STEPS[place - 1];
  if (step !== undefined) return { x: step.x, y: PODIUM_FLOOR_Y - step.high - 23, angle: 0, scale: 1.8 };
  const { x, y } = placeBoxOf(place);
  return { x, y: y + 22, angle: 0, scale: 1.35 };
}
