/** The formulas of Formula that a hand can lay. Every legal one is found by trying all of them. */
import { elementAt } from '../frame/element-at.ts';
import { DIGITS, digitOf, valueOf, removeCard, removeCards } from './cards.ts';
import type { Operator, Position } from './table.ts';

export interface Formula {
  op: Operator;
  a: string[];
  b: string[];
  c: string[];
}

/** One way to write a number of the new formula: its tokens, its value and the hand cards it takes. */
interface NumberContent {
  tokens: string[];
  value: number;
  laid: string[];
}

const MAX_LAID = 3; // FO-10
const OPERATORS: Operator[] = ['+', '-', 'x', '/'];

export function isKeptToken(token: string): boolean {
  return token.startsWith('k');
}

/** FO-11, FO-12: the number is covered as a whole by any number of new cards ('?'). */
function listCoveringShapes(limit: number): string[][] {
  const shapes: string[][] = [];
  for (let length = 1; length <= limit; length++) shapes.push(Array<string>(length).fill('?'));
  return shapes;
}

/** FO-12, FO-13: at least one card is kept, the others kept or covered in place, new cards only before and after. */
function listKeepingShapes(old: readonly string[], limit: number): string[][] {
  let bodies: string[][] = [[]];
  for (let i = 0; i < old.length; i++)
    bodies = bodies.flatMap((body) => [
      [...body, `k${i}`],
      [...body, '?'],
    ]);
  bodies = bodies.filter((body) => body.some(isKeptToken));
  const shapes: string[][] = [];
  for (const body of bodies) {
    for (let before = 0; before + body.length <= limit; before++) {
      for (let after = 0; before + body.length + after <= limit; after++) {
        shapes.push([...Array<string>(before).fill('?'), ...body, ...Array<string>(after).fill('?')]);
      }
    }
  }
  return shapes;
}

/** Fills every '?' of the shapes with cards of the hand, in all different ways. */
function fillShapes(shapes: readonly string[][], old: readonly string[], hand: readonly string[]): NumberContent[] {
  const found: NumberContent[] = [];
  const fill = (shape: string[], tokens: string[], digits: string, laid: string[], rest: readonly string[]): void => {
    const slot = shape[tokens.length];
    if (slot === undefined) {
      if (digits.length > 1 && digits.startsWith('0')) return; // FO-7: no leading zero
      found.push({ tokens, value: Number(digits), laid });
    } else if (slot !== '?') {
      fill(shape, [...tokens, slot], digits + digitOf(elementAt(old, Number(slot.slice(1)))), laid, rest);
    } else if (laid.length < MAX_LAID) {
      for (const card of new Set(rest)) {
        const names = card === 'J' ? DIGITS.map((digit) => `J${digit}`) : [card]; // FO-18
        for (const token of names) {
          fill(shape, [...tokens, token], digits + digitOf(token), [...laid, card], removeCard(rest, card) ?? []);
        }
      }
    }
  };
  for (const shape of shapes) fill(shape, [], '', [], hand);
  return found;
}

/** FO-7: the answer, or null where none can be written. */
function resultOf(a: number, op: Operator, b: number): number | null {
  if (op === '+') return a + b;
  if (op === '-') return a >= b ? a - b : null;
  if (op === 'x') return a * b;
  return b !== 0 && a % b === 0 ? a / b : null;
}

export function listLegalFormulas(p: Position, seat: number): Formula[] {
  const hand = elementAt(p.hands, seat);
  const limit = p.options.goal === 'points' ? 2 : 3; // FO-7
  const bound = p.bound > 0;
  const shapes = (old: readonly string[], isAnswer: boolean): string[][] => {
    if (!p.opened) return isAnswer ? listCoveringShapes(limit) : [['k0']]; // FO-9: A and B stay, C is laid
    if (bound) return [['?']]; // FO-17: one new card over the whole of each number
    return [...listCoveringShapes(limit), ...listKeepingShapes(old, limit)]; // FO-10 to FO-14
  };
  const as = fillShapes(shapes(p.a, false), p.a, hand);
  const bs = fillShapes(shapes(p.b, false), p.b, hand);
  const bsLayingUpTo = [0, 1, 2, 3].map((most) => bs.filter((b) => b.laid.length <= most));
  const csByValue = new Map<number, NumberContent[]>();
  for (const c of fillShapes(shapes(p.c, true), p.c, hand)) {
    const same = csByValue.get(c.value) ?? [];
    csByValue.set(c.value, same);
    same.push(c);
  }
  const legal: Formula[] = [];
  const consider = (a: NumberContent, op: Operator, b: NumberContent, c: NumberContent): void => {
    const count = a.laid.length + b.laid.length + c.laid.length;
    if (count < 1 || count > MAX_LAID) return; // FO-10
    // FO-16: some value changes
    if (p.opened && a.value === valueOf(p.a) && b.value === valueOf(p.b) && c.value === valueOf(p.c)) return;
    if (p.notZero && c.value === 0) return; // FO-17: after the lap
    // FO-22: some card is kept, unless FO-17 forbids it
    if (p.options.useTable && !bound && ![...a.tokens, ...b.tokens, ...c.tokens].some(isKeptToken)) return;
    if (removeCards(hand, [...a.laid, ...b.laid, ...c.laid]) === null) return; // the three numbers share one hand
    legal.push({ op, a: a.tokens, b: b.tokens, c: c.tokens });
  };
  for (const a of as) {
    for (const b of elementAt(bsLayingUpTo, MAX_LAID - a.laid.length)) {
      // FO-8: any operator; FO-7: the formula is true
      for (const op of OPERATORS) {
        const result = resultOf(a.value, op, b.value);
        for (const c of (result !== null && csByValue.get(result)) || []) consider(a, op, b, c);
      }
    }
  }
  return legal;
}
