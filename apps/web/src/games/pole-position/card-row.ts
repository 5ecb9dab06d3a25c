/** The cards of a turn lie in a row in the middle of the infield, a column for each player. */
export const CARD_ROW = { centreX: 500, cardY: 240, width: 116, height: 160 } as const;

const ROW_WIDTH = 744;
const MAX_COLUMN_WIDTH = 172;

export function columnWidth(seats: number): number {
  return Math.min(MAX_COLUMN_WIDTH, ROW_WIDTH / seats);
}

/** The middle of a column, counted from 0. */
export function columnX(column: number, seats: number): number {
  return CARD_ROW.centreX + (column - (seats - 1) / 2) * columnWidth(seats);
}
