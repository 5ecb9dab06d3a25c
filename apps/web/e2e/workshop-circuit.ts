import type { BoardPoint } from '@paddock/formula-de';

/** Where a person taps on the empty board to draw a legal circuit with eight corners, in board units. */
export const EIGHT_CORNERS: readonly BoardPoint[] = [
  [300, 350],
  [325, 275],
  [400, 250],
  [800, 250],
  [884, 273],
  [937, 343],
  [963, 407],
  [1016, 477],
  [1100, 500],
  [1150, 500],
  [1234, 477],
  [1287, 407],
  [1313, 343],
  [1366, 273],
  [1450, 250],
  [1650, 250],
  [1725, 275],
  [1750, 350],
  [1750, 900],
  [1725, 975],
  [1650, 1000],
  [400, 1000],
  [325, 975],
  [300, 900],
];
