import type { Board } from './board.ts';
import { formelFunBoard } from './formel-fun.ts';
import { formulaDeBoard } from './formula-de.ts';
import { formulaBoard } from './formula.ts';
import { plain } from './plain.ts';
import { polePositionBoard } from './pole-position.ts';

export type { Board } from './board.ts';

const BOARDS: Readonly<Record<string, Board>> = {
  'formel-fun': formelFunBoard,
  'formula-de': formulaDeBoard,
  'pole-position': polePositionBoard,
  formula: formulaBoard,
};

export function boardOf(game: string): Board {
  return BOARDS[game] ?? plain;
}
