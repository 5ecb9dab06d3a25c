/** The position of the turn list in the infield. Rows are 66 high, and scaled up when there are few. */
export const TURN_LIST = { x: 508, y: 192, width: 356, row: 66, high: 346 } as const;

/** The scale of the rows. */
export function turnListRowScale(rows: number): number {
  return Math.min(1.28, TURN_LIST.high / rows / TURN_LIST.row);
}
