import type { CarPose } from './car-poses.ts';

/** The three steps of the podium: centre and height above the floor. */
export const PODIUM_FLOOR_Y = 408;
export const PODIUM_STEPS: readonly { readonly x: number; readonly high: number }[] = [
  { x: 304, high: 134 },
  { x: 192, high: 104 },
  { x: 416, high: 80 },
];
export const PODIUM_STEP_WIDTH = 108;
/** Places below the third stand in rows of six. */
const PLACES_PER_ROW = 6;
export const PLACE_BOX = { x: 164, y: 424, width: 56, high: 56 } as const;

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
  if (step !== undefined) return { x: step.x, y: PODIUM_FLOOR_Y - step.high - 27, angle: 0, scale: 2.1 };
  const { x, y } = placeBoxOf(place);
  return { x, y: y + 20, angle: 0, scale: 1.12 };
}
