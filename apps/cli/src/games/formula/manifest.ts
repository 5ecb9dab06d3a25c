import { createGreedyClaim, createIsmctsClaim, createLadderClaims } from '../claims.ts';
import type { CliGame } from '../cli-game.ts';
import { formulaBoard } from './board.ts';

const GAME = 'formula';

export const formula: CliGame = {
  game: GAME,
  createBoard: () => formulaBoard,
  claims: [...createLadderClaims(GAME, 2), createGreedyClaim(GAME, 2, 1.25 / 2), createIsmctsClaim(GAME, 2, 0.6)],
};
