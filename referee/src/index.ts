import { judgeFormelFun } from './formel-fun.ts';
import { judgeFormulaDe } from './formula-de.ts';
import { judgeFormula } from './formula.ts';
import { judgePolePosition } from './pole-position.ts';

/** Judges a whole trace: the parsed lines, header first. One sentence a mismatch; none when it is faithful. */
export type Judge = (lines: readonly unknown[]) => string[];

export const judges: Readonly<Record<string, Judge>> = {
  'formel-fun': judgeFormelFun,
  'formula-de': judgeFormulaDe,
  'pole-position': judgePolePosition,
  formula: judgeFormula,
};
