import type { CardSpot, FeltLayout } from './geometry.ts';
import type { NumberLetter } from './signs.ts';

/** How much room a number takes: its cards, and a slot at either end if it may grow there. */
export interface NumberShape {
  readonly cards: number;
  readonly before: boolean;
  readonly after: boolean;
}

export interface NumberLayout {
  readonly w: number;
  readonly y: number;
  /** The middles of the number's cards. */
  readonly cards: readonly number[];
  readonly before: number;
  readonly after: number;
}

export interface FormulaLayout {
  readonly numbers: Readonly<Record<NumberLetter, NumberLayout>>;
  readonly op: CardSpot;
  readonly equals: CardSpot;
}

const CARD_GAP = 0.07;
const EDGE_SLOT_WIDTH = 0.46;
const SYMBOL_WIDTH = 0.86;

function widthInCards({ cards, before, after }: NumberShape): number {
  return Math.max(1, cards) * (1 + CARD_GAP) + ((before ? 1 : 0) + (after && cards > 0 ? 1 : 0)) * EDGE_SLOT_WIDTH;
}

/** The layout of the three numbers and the signs. */
export function layOutFormula(table: FeltLayout, shapes: Readonly<Record<NumberLetter, NumberShape>>): FormulaLayout {
  const a = widthInCards(shapes.a);
  const b = widthInCards(shapes.b);
  const c = widthInCards(shapes.c);
  const [first, second] = table.rows;
  if (second === undefined) {
    const units = a + b + c + 2 * SYMBOL_WIDTH;
    const w = Math.min(table.largest, first!.width / units);
    let x = first!.x - (units * w) / 2;
    const next = (room: number): number => (x += room * w) - room * w;
    const at = (shape: NumberShape, units_: number): NumberLayout => layOutNumber(shape, next(units_), first!.y, w);
    const numberA = at(shapes.a, a);
    const op = next(SYMBOL_WIDTH) + (SYMBOL_WIDTH * w) / 2;
    const numberB = at(shapes.b, b);
    const equals = next(SYMBOL_WIDTH) + (SYMBOL_WIDTH * w) / 2;
    const numberC = at(shapes.c, c);
    return {
      numbers: { a: numberA, b: numberB, c: numberC },
      op: { x: op, y: first!.y, w },
      equals: { x: equals, y: first!.y, w },
    };
  }
  const top = a + b + SYMBOL_WIDTH;
  const bottom = c + SYMBOL_WIDTH;
  const w = Math.min(table.largest, first!.width / top, second.width / bottom);
  const left = first!.x - (top * w) / 2;
  const low = second.x - (bottom * w) / 2 - (SYMBOL_WIDTH * w) / 4;
  return {
    numbers: {
      a: layOutNumber(shapes.a, left, first!.y, w),
      b: layOutNumber(shapes.b, left + (a + SYMBOL_WIDTH) * w, first!.y, w),
      c: layOutNumber(shapes.c, low + SYMBOL_WIDTH * w, second.y, w),
    },
    op: { x: left + (a + SYMBOL_WIDTH / 2) * w, y: first!.y, w },
    equals: { x: low + (SYMBOL_WIDTH / 2) * w, y: second.y, w },
  };
}

function layOutNumber({ cards, before }: NumberShape, left: number, y: number, w: number): NumberLayout {
  const start = left + (before ? EDGE_SLOT_WIDTH * w : 0);
  const step = (1 + CARD_GAP) * w;
  const end = start + Math.max(1, cards) * step;
  return {
    w,
    y,
    cards: Array.from({ length: cards }, (_, i) => start + step * (i + 0.5)),
    before: start - (EDGE_SLOT_WIDTH * w) / 2,
    // An empty number has its slot where its first card will be.
    after: cards === 0 ? start + step / 2 : end + (EDGE_SLOT_WIDTH * w) / 2,
  };
}
