/** What a design may hold, and the measures of the road in board units. */

/** The length of a row and the width of a lane, as on the built-in boards. */
export const ROW_LENGTH = 33;
export const LANE_WIDTH = 22;

/** Half of the road, and how far the pit lane with its boxes reaches from the centre line (see pit.ts of circuit-art). */
export const HALF_ROAD = 1.5 * LANE_WIDTH;
export const PIT_REACH = 4.2 * LANE_WIDTH;

export const DESIGN_LIMITS = {
  minHandles: 4,
  maxHandles: 120,
  minRows: 40,
  maxRows: 400,
  maxCorners: 30,
  minCornerRows: 2,
  maxCornerRows: 24,
  /** Rows of the start straight before the line, which hold the grid, and past it. */
  minRowsBeforeLine: 11,
  minRowsPastLine: 4,
  /** Rows between the entry and the exit of the pit lane. */
  minPitRows: 10,
  maxPitRows: 60,
  /** The sharpest bend, as the radius of the centre line. */
  minRadius: 2 * LANE_WIDTH,
  /** Between the centre lines of two parts of the road: both halves and a strip of grass. */
  minDistance: 2 * HALF_ROAD + 18,
  /** Between the road and the edge of the board. */
  minMargin: 42,
  minBoard: 400,
  maxBoard: 6000,
  maxLandmarks: 300,
  maxLabels: 60,
  /** Points of one landmark, and of all together. */
  maxPoints: 200,
  maxAllPoints: 4000,
} as const;
