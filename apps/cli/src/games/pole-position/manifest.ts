import { createGreedyClaim, createIsmctsClaim, createLadderClaims } from '../claims.ts';
import type { CliGame } from '../cli-game.ts';
import { polePositionBoard } from './board.ts';
import { createPolePositionWords } from './debrief-words.ts';

const GAME = 'pole-position';

export const polePosition: CliGame = {
  game: GAME,
  createBoard: () => polePositionBoard,
  createDebriefWords: createPolePositionWords,
  claims: [...createLadderClaims(GAME, 4), createGreedyClaim(GAME, 4, 0.5), createIsmctsClaim(GAME, 2, 0.8)],
};
