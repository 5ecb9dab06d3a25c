import type { Options as FormulaDeOptions } from '@paddock/formula-de';
import type { Board } from './board.ts';
import { formelFunBoard } from './formel-fun.ts';
import { formulaDeBoard } from './formula-de/board.ts';
import { formulaBoard } from './formula.ts';
import { plain } from './plain.ts';
import { polePositionBoard } from './pole-position.ts';

export type { Board } from './board.ts';

/** A board may depend on the options of its table, as on the circuit of Formula Dé. */
const BOARDS: Readonly<Record<string, (options: object) => Board>> = {
  'formel-fun': () => formelFunBoard,
  'formula-de': (options) => formulaDeBoard(options as FormulaDeOptions),
  'pole-position': () => polePositionBoard,
  formula: () => formulaBoard,
};

export function boardOf(game: string, options: object): Board {
  return BOARDS[game]?.(options) ?? plain;
}
