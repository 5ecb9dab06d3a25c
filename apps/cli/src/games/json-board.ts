import type { TextBoard } from './text-board.ts';

/** For a game without a text board: shows the raw data. */
export const jsonBoard: TextBoard = {
  draw: (view) => JSON.stringify(view, null, 1),
  describeMove: (move, preview) => `${JSON.stringify(move)}  ${JSON.stringify(preview)}`,
  describeEvent: (event) => JSON.stringify(event),
};
