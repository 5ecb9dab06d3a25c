import { createGreedyClaim, createIsmctsClaim, createLadderClaims } from '../claims.ts';
import type { CliGame } from '../cli-game.ts';
import { formelFunBoard } from './board.ts';
import { createFormelFunWords } from './debrief-words.ts';

const GAME = 'formel-fun';

export const formelFun: CliGame = {
  game: GAME,
  createBoard: () => formelFunBoard,
  createDebriefWords: createFormelFunWords,
  claims: [...createLadderClaims(GAME, 4), createGreedyClaim(GAME, 3, 1.6 / 3), createIsmctsClaim(GAME, 4, 0.8)],
};
