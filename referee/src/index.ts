import { checkFormelFunTrace } from './formel-fun/index.ts';
import { checkFormulaDeTrace } from './formula-de/index.ts';
import { checkFormulaTrace } from './formula/index.ts';
import { checkPolePositionTrace } from './pole-position/index.ts';

/** Judges a whole trace: the parsed lines, header first. One sentence a mismatch; none when it is faithful. */
export type TraceChecker = (lines: readonly unknown[]) => string[];

export const TRACE_CHECKERS: Readonly<Record<string, TraceChecker>> = {
  'formel-fun': checkFormelFunTrace,
  'formula-de': checkFormulaDeTrace,
  'pole-position': checkPolePositionTrace,
  formula: checkFormulaTrace,
};
