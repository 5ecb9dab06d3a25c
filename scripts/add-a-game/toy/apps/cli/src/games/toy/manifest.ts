import type { CliGame } from '../cli-game.ts';
import { jsonBoard } from '../json-board.ts';

export const toy: CliGame = { game: 'toy', createBoard: () => jsonBoard, claims: [] };
