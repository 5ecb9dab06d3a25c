import { createGreedyClaim, createIsmctsClaim, createLadderClaims } from '../claims.ts';
import type { CliGame } from '../cli-game.ts';
import { formulaBoard } from './board.ts';
import { createFormulaWords } from './debrief-words.ts';

const GAME = 'formula';

export const formula: CliGame = {
  game: GAME,
  createBoard: () => formulaBoard,
  createDebriefWords: createFormulaWords,
  claims: [...createLadderClaims(GAME, 2), createGreedyClaim(GAME, 2, 1.25 / 2), createIsmctsClaim(GAME, 2, 0.6)],
};
