import { BITS, type Code, KEEP, TOKEN } from './tokens.ts';

/**
 * How a number on the table can become another one (FO-11 to FO-14), as tables. What matters is only which digits lie
 * there, and as no number starts with a 0 its value tells them.
 */

export const NUMBERS = 1000;
/** Stands for the number that is not there yet: C before the first formula (FO-9). */
export const NOTHING = NUMBERS;

const text = (value: number): string => (value === NOTHING ? '' : String(value));

/** The digits of a number as bits, and its code when all of them are laid from the hand. */
export const DIGITS = Uint16Array.from({ length: NUMBERS }, (_, value) =>
  text(value)
    .split('')
    .reduce((set, digit) => set | (1 << Number(digit)), 0),
);
export const SPELLED = Uint16Array.from({ length: NUMBERS }, (_, value) =>
  text(value)
    .split('')
    .reduce((code, digit, i) => code | ((Number(digit) + 1) << (i * BITS)), 0),
);

/** One way to write a number over another: which cards are kept, and which places take new cards. */
interface Way {
  readonly kept: Code;
  /** The bits of the code that belong to new cards: `kept | (SPELLED[value] & fresh)` is the list of the move. */
  readonly fresh: Code;
  /** How many new cards that are. */
  readonly cards: number;
}

/** All ways of one kind of pair; the first covers the number as a whole. */
const WAYS: Way[][] = [1, 2, 3].map((length) => [cover(length)]);
/** An index below this is one card less than it takes to cover the number as a whole, there being no other way. */
export const COVERS = WAYS.length;

function cover(length: number): Way {
  return { kept: 0, fresh: (1 << (length * BITS)) - 1, cards: length };
}

const PLACE = Array.from({ length: 3 }, (_, i) => TOKEN << (i * BITS));

/** The ways from one text of digits to another; keeping every card and adding none is not one of them. */
function waysBetween(lying: string, wanted: string): Way[] {
  const ways = [cover(wanted.length)];
  if (lying === '') return ways;
  // The lying cards stay together (FO-12) and in their place; new ones go before and after them (FO-13).
  for (let before = 0; before + lying.length <= wanted.length; before++) {
    for (let subset = 1; subset < 1 << lying.length; subset++) {
      let kept = 0;
      let fresh = cover(wanted.length).fresh;
      let cards = wanted.length;
      let fits = true;
      for (let i = 0; i < lying.length; i++) {
        if ((subset & (1 << i)) === 0) continue;
        fits &&= lying[i] === wanted[before + i];
        kept |= (KEEP + i) << ((before + i) * BITS);
        fresh &= ~PLACE[before + i]!;
        cards--;
      }
      if (fits && cards > 0) ways.push({ kept, fresh, cards });
    }
  }
  return ways;
}

/** Rows of indices into `WAYS`, one row for each number that may lie on the table, made when it first does. */
const ROWS: (Uint8Array | undefined)[] = Array.from({ length: NUMBERS + 1 });
const WAYS_BY_TEXT = new Map<string, number>();

/** For every wanted number the index of the ways to write it over the lying one. */
export function rowFor(lying: number): Uint8Array {
  return (ROWS[lying] ??= Uint8Array.from({ length: NUMBERS }, (_, wanted) => indexOfWays(text(lying), text(wanted))));
}

function indexOfWays(lying: string, wanted: string): number {
  const ways = waysBetween(lying, wanted);
  if (ways.length === 1) return wanted.length - 1;
  const key = JSON.stringify(ways);
  const known = WAYS_BY_TEXT.get(key);
  if (known !== undefined) return known;
  WAYS_BY_TEXT.set(key, WAYS.push(ways) - 1);
  return WAYS.length - 1;
}

export function waysAt(index: number): readonly Way[] {
  return WAYS[index]!;
}

/**
 * A change of a number by one single card, packed into one whole number so that the search reads a few bytes in a row:
 * the new value, the digit laid, the code of the list, and which token of it is the new one.
 */
type Touch = number;

export function touchValue(touch: Touch): number {
  return touch & 1023;
}
export function touchDigit(touch: Touch): number {
  return (touch >> 10) & 15;
}
export function touchCode(touch: Touch): Code {
  return (touch >> 14) & 32767;
}
/** Where in the code the new token stands. */
export function touchShift(touch: Touch): number {
  return (touch >> 29) * BITS;
}

const TOUCHES: (Int32Array | undefined)[] = Array.from({ length: NUMBERS + 1 });

/** Everything that one card can make of a number, in the order of the numbers made. */
export function touchesOf(lying: number): Int32Array {
  return (TOUCHES[lying] ??= Int32Array.from(listTouches(lying)));
}

/** One card makes at most this many numbers: a 12 can be covered, changed in two places, and lengthened at two ends. */
export const MOST_TOUCHES = 50;

function listTouches(lying: number): Touch[] {
  const touches: Touch[] = [];
  const row = rowFor(lying);
  for (let value = 0; value < NUMBERS; value++) {
    for (const way of waysAt(row[value]!)) {
      if (way.cards !== 1) continue;
      const laid = SPELLED[value]! & way.fresh;
      const place = laid <= TOKEN ? 0 : laid <= TOKEN << BITS ? 1 : 2;
      const digit = (laid >> (place * BITS)) - 1;
      touches.push(value | (digit << 10) | ((way.kept | laid) << 14) | (place << 29));
    }
  }
  return touches;
}
