import { judgeFormelFun } from './formel-fun/index.ts';
import { judgeFormulaDe } from './formula-de/index.ts';
import { judgeFormula } from './formula/index.ts';
import { judgePolePosition } from './pole-position/index.ts';

/** Judges a whole trace: the parsed lines, header first. One sentence a mismatch; none when it is faithful. */
export type Judge = (lines: readonly unknown[]) => string[];

export const judges: Readonly<Record<string, Judge>> = {
  'formel-fun': judgeFormelFun,
  'formula-de': judgeFormulaDe,
  'pole-position': judgePolePosition,
  formula: judgeFormula,
};
