import type { Options as FormulaDeOptions } from '@paddock/formula-de';
import type { TextBoard } from './text-board.ts';
import { formelFunBoard } from './formel-fun.ts';
import { createFormulaDeBoard } from './formula-de/board.ts';
import { formulaBoard } from './formula.ts';
import { jsonBoard } from './json-board.ts';
import { polePositionBoard } from './pole-position.ts';

export type { TextBoard } from './text-board.ts';

/** A board may depend on the options, such as the circuit of Formula Dé. */
const BOARDS: Readonly<Record<string, (options: object) => TextBoard>> = {
  'formel-fun': () => formelFunBoard,
  'formula-de': (options) => createFormulaDeBoard(options as FormulaDeOptions),
  'pole-position': () => polePositionBoard,
  formula: () => formulaBoard,
};

export function textBoardFor(game: string, options: object): TextBoard {
  return BOARDS[game]?.(options) ?? jsonBoard;
}
