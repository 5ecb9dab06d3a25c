import type { Board } from './board.ts';
import { formelFunBoard } from './formel-fun.ts';
import { plain } from './plain.ts';

export type { Board } from './board.ts';

const BOARDS: Readonly<Record<string, Board>> = {
  'formel-fun': formelFunBoard,
};

export function boardOf(game: string): Board {
  return BOARDS[game] ?? plain;
}
