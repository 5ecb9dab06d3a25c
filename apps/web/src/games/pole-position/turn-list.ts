/** Where the list of the turn lies in the infield. Its rows are drawn 66 high, and larger when there are few. */
export const TURN_LIST = { x: 508, y: 192, width: 356, row: 66, high: 346 } as const;

/** How much larger than drawn the rows of a list are. */
export function turnListRowScale(rows: number): number {
  return Math.min(1.28, TURN_LIST.high / rows / TURN_LIST.row);
}
