import type { Spot, Table } from './geometry.ts';
import type { Place } from './signs.ts';

/** How much room a number takes: its cards, and a slot at either end if it may grow there. */
export interface Shape {
  readonly cards: number;
  readonly before: boolean;
  readonly after: boolean;
}

export interface Laid {
  readonly w: number;
  readonly y: number;
  /** The middles of the number's cards. */
  readonly cards: readonly number[];
  readonly before: number;
  readonly after: number;
}

export interface Arrangement {
  readonly numbers: Readonly<Record<Place, Laid>>;
  readonly op: Spot;
  readonly equals: Spot;
}

const GAP = 0.07;
const EDGE = 0.46;
const SYMBOL = 0.86;

function unitsOf({ cards, before, after }: Shape): number {
  return Math.max(1, cards) * (1 + GAP) + ((before ? 1 : 0) + (after && cards > 0 ? 1 : 0)) * EDGE;
}

/** Puts the three numbers and the symbols in their places. */
export function arrange(table: Table, shapes: Readonly<Record<Place, Shape>>): Arrangement {
  const a = unitsOf(shapes.a);
  const b = unitsOf(shapes.b);
  const c = unitsOf(shapes.c);
  const [first, second] = table.rows;
  if (second === undefined) {
    const units = a + b + c + 2 * SYMBOL;
    const w = Math.min(table.largest, first!.width / units);
    let x = first!.x - (units * w) / 2;
    const next = (room: number): number => (x += room * w) - room * w;
    const at = (shape: Shape, units_: number): Laid => place(shape, next(units_), first!.y, w);
    const numberA = at(shapes.a, a);
    const op = next(SYMBOL) + (SYMBOL * w) / 2;
    const numberB = at(shapes.b, b);
    const equals = next(SYMBOL) + (SYMBOL * w) / 2;
    const numberC = at(shapes.c, c);
    return {
      numbers: { a: numberA, b: numberB, c: numberC },
      op: { x: op, y: first!.y, w },
      equals: { x: equals, y: first!.y, w },
    };
  }
  const top = a + b + SYMBOL;
  const bottom = c + SYMBOL;
  const w = Math.min(table.largest, first!.width / top, second.width / bottom);
  const left = first!.x - (top * w) / 2;
  const low = second.x - (bottom * w) / 2 - (SYMBOL * w) / 4;
  return {
    numbers: {
      a: place(shapes.a, left, first!.y, w),
      b: place(shapes.b, left + (a + SYMBOL) * w, first!.y, w),
      c: place(shapes.c, low + SYMBOL * w, second.y, w),
    },
    op: { x: left + (a + SYMBOL / 2) * w, y: first!.y, w },
    equals: { x: low + (SYMBOL / 2) * w, y: second.y, w },
  };
}

function place({ cards, before }: Shape, left: number, y: number, w: number): Laid {
  const start = left + (before ? EDGE * w : 0);
  const step = (1 + GAP) * w;
  const end = start + Math.max(1, cards) * step;
  return {
    w,
    y,
    cards: Array.from({ length: cards }, (_, i) => start + step * (i + 0.5)),
    before: start - (EDGE * w) / 2,
    // An empty number has its slot where its first card will lie.
    after: cards === 0 ? start + step / 2 : end + (EDGE * w) / 2,
  };
}
