import type { Board } from './board.ts';

/** For a game that has no drawing of its own yet: everything there is, as it is. */
export const plain: Board = {
  draw: (view) => JSON.stringify(view, null, 1),
  offer: (move, preview) => `${JSON.stringify(move)}  ${JSON.stringify(preview)}`,
  tell: (event) => JSON.stringify(event),
};
