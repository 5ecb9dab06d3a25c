import { type Options, practiceOval } from '@paddock/formula-de';
import { createGreedyClaim, createIsmctsClaim, createLadderClaims } from '../claims.ts';
import type { CliGame } from '../cli-game.ts';
import { createFormulaDeBoard } from './board.ts';
import { createFormulaDeWords } from './debrief-words.ts';

const GAME = 'formula-de';

export const formulaDe: CliGame = {
  game: GAME,
  createBoard: (options) => createFormulaDeBoard(options as Options),
  createDebriefWords: (language, options) => createFormulaDeWords(language, options as Options),
  claims: [
    { kind: 'solve', game: GAME, id: 'solve-one-lap', laps: 1, seconds: 0.5 },
    { kind: 'solve', game: GAME, id: 'solve-two-laps', laps: 2, seconds: 2 },
    { kind: 'turns', game: GAME, id: 'turns', races: 400, ratio: 1.03 },
    ...createLadderClaims(GAME, 4),
    createGreedyClaim(GAME, 4, 0.5),
    { kind: 'finish', game: GAME, id: 'finish', of: 'champion-greedy', share: 0.97 },
    createIsmctsClaim(GAME, 2, 0.8),
  ],
  findNamedData: (option, text) => (option === 'circuit' && text === practiceOval.id ? practiceOval : null),
};
