import { createGreedyClaim, createIsmctsClaim, createLadderClaims } from '../claims.ts';
import type { CliGame } from '../cli-game.ts';
import { polePositionBoard } from './board.ts';

const GAME = 'pole-position';

export const polePosition: CliGame = {
  game: GAME,
  createBoard: () => polePositionBoard,
  claims: [...createLadderClaims(GAME, 4), createGreedyClaim(GAME, 4, 0.5), createIsmctsClaim(GAME, 2, 0.8)],
};
