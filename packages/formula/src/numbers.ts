import { oneCard } from './card-counts.ts';
import { KEEP_TOKEN, TOKEN_BITS, type TokenCode } from './tokens.ts';

/**
 * How a number on the table can become another one (FO-11 to FO-14), as tables. What matters is only which digits lie
 * there, and as no number starts with a 0 its value tells them.
 */

export const NUMBER_COUNT = 1000;
/** Stands for the number that is not there yet: C before the first formula (FO-9). */
export const EMPTY_PLACE = NUMBER_COUNT;

const TEXTS: readonly string[] = Array.from({ length: NUMBER_COUNT + 1 }, (_, value) =>
  value === EMPTY_PLACE ? '' : String(value),
);

function text(value: number): string {
  return TEXTS[value]!;
}

/** How many bits are set, for sets of digits. */
export const BIT_COUNTS = Uint8Array.from({ length: 1 << 10 }, (_, set) => set.toString(2).replaceAll('0', '').length);

/** The digits of a number as bits. */
export const DIGIT_BITS = Uint16Array.from({ length: NUMBER_COUNT }, (_, value) =>
  text(value)
    .split('')
    .reduce((set, digit) => set | (1 << Number(digit)), 0),
);
/**
 * One way to write a number over another, packed into one whole number: the tokens of the cards that are kept, which of the three positions
 * take new cards (as bits), and how many these are.
 */
export type WritingWay = number;

const NEW_SHIFT = 3 * TOKEN_BITS;
const CARDS_SHIFT = NEW_SHIFT + 3;

function packWay(kept: TokenCode, positions: number, cards: number): WritingWay {
  return kept | (positions << NEW_SHIFT) | (cards << CARDS_SHIFT);
}
export function keptTokens(way: WritingWay): TokenCode {
  return way & ((1 << NEW_SHIFT) - 1);
}
export function newPositions(way: WritingWay): number {
  return (way >> NEW_SHIFT) & 7;
}
export function cardsNeeded(way: WritingWay): number {
  return way >> CARDS_SHIFT;
}

/** By value and new positions (`value * 8 + positions`): the tokens and the digits of the cards to lay there. */
export const LAID_TOKENS = new Uint16Array(NUMBER_COUNT * 8);
export const LAID_DIGITS = new Int32Array(NUMBER_COUNT * 8);
for (let value = 0; value < NUMBER_COUNT; value++) {
  for (let positions = 0; positions < 8; positions++) {
    const index = value * 8 + positions;
    for (let i = 0; i < text(value).length; i++) {
      if ((positions & (1 << i)) === 0) continue;
      const digit = Number(text(value)[i]);
      LAID_TOKENS[index]! |= (digit + 1) << (i * TOKEN_BITS);
      LAID_DIGITS[index]! += oneCard(digit);
    }
  }
}

/** All ways of one kind of pair; the first covers the number as a whole. */
const WAYS: Int32Array[] = [1, 2, 3].map((length) => Int32Array.of(cover(length)));
/** An index below this is one card less than it takes to cover the number as a whole, there being no other way. */
export const COVER_ONLY_LIMIT = WAYS.length;

function cover(length: number): WritingWay {
  return packWay(0, (1 << length) - 1, length);
}

/** The ways from one text of digits to another; keeping every card and adding none is not one of them. */
function waysBetween(lying: string, wanted: string): WritingWay[] {
  const ways = [cover(wanted.length)];
  if (lying === '') return ways;
  // The lying cards stay together (FO-12) and in their place; new ones go before and after them (FO-13).
  for (let before = 0; before + lying.length <= wanted.length; before++) {
    for (let subset = 1; subset < 1 << lying.length; subset++) {
      let kept = 0;
      let positions = (1 << wanted.length) - 1;
      let cards = wanted.length;
      let fits = true;
      for (let i = 0; i < lying.length; i++) {
        if ((subset & (1 << i)) === 0) continue;
        fits &&= lying[i] === wanted[before + i];
        kept |= (KEEP_TOKEN + i) << ((before + i) * TOKEN_BITS);
        positions &= ~(1 << (before + i));
        cards--;
      }
      if (fits && cards > 0) ways.push(packWay(kept, positions, cards));
    }
  }
  return ways;
}

/**
 * Rows of indices into `WAYS`, one after the other for each number that may lie on the table. A row is filled when its number first lies
 * there: all of them take a tenth of a second.
 */
export const WAYS_ROWS = new Uint8Array((NUMBER_COUNT + 1) * NUMBER_COUNT);
const hasRow = new Uint8Array(NUMBER_COUNT + 1);
const WAYS_BY_TEXT = new Map<string, number>();

/** Where the row of a lying number begins: `WAYS_ROWS[start + wanted]` is the index of the ways to write the wanted one over it. */
export function waysRowOf(lying: number): number {
  const start = lying * NUMBER_COUNT;
  if (hasRow[lying] === 0) {
    hasRow[lying] = 1;
    const digits = text(lying);
    for (let wanted = 0; wanted < NUMBER_COUNT; wanted++) WAYS_ROWS[start + wanted] = indexOfWays(digits, text(wanted));
  }
  return start;
}

function indexOfWays(lying: string, wanted: string): number {
  if (!keepsAnyDigit(lying, wanted)) return wanted.length - 1;
  const ways = waysBetween(lying, wanted);
  if (ways.length === 1) return wanted.length - 1;
  const key = `${wanted.length} ${ways.join(' ')}`;
  const known = WAYS_BY_TEXT.get(key);
  if (known !== undefined) return known;
  WAYS_BY_TEXT.set(key, WAYS.push(Int32Array.from(ways)) - 1);
  return WAYS.length - 1;
}

/** Whether a lying card can stay. For three numbers in four it cannot, and they can only be covered as a whole. */
function keepsAnyDigit(lying: string, wanted: string): boolean {
  for (let before = 0; before + lying.length <= wanted.length; before++) {
    for (let i = 0; i < lying.length; i++) if (lying[i] === wanted[before + i]) return true;
  }
  return false;
}

export function waysAt(index: number): Int32Array {
  return WAYS[index]!;
}
