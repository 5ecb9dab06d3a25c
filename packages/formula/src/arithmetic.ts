import type { Options } from './types.ts';

/** Operators: indices into `OPS`. */
export const OPERATOR_PLUS = 0;
export const OPERATOR_MINUS = 1;
export const OPERATOR_TIMES = 2;
export const OPERATOR_DIVIDED = 3;

/** How many digits a number may have: three, two when points are counted (FO-7). */
export function maxDigits({ goal }: Options): number {
  return goal === 'points' ? 2 : 3;
}

/** The largest number that can be written. */
export function largestNumber(options: Options): number {
  return 10 ** maxDigits(options) - 1;
}

/** What has no result that can be written. */
const NO_NUMBER = -1;

/** The C of A op B, or `NO_NUMBER`: no negative numbers, no fractions, no division by 0 (FO-7). */
export function resultOf(op: number, a: number, b: number): number {
  switch (op) {
    case OPERATOR_PLUS:
      return a + b;
    case OPERATOR_MINUS:
      return a >= b ? a - b : NO_NUMBER;
    case OPERATOR_TIMES:
      return a * b;
    default:
      return b !== 0 && a % b === 0 ? a / b : NO_NUMBER;
  }
}

/** A formula must be changed completely with at least so many cards: one for each number (FO-17). */
export const CARDS_TO_CHANGE_ALL = 3;

/** The next seat must change such a formula completely (FO-17). */
export function isBinding(op: number, c: number): boolean {
  return c === 0 && (op === OPERATOR_TIMES || op === OPERATOR_DIVIDED);
}
