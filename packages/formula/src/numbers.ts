import { TOKEN_BITS, type TokenCode, KEEP_TOKEN, TOKEN_MASK } from './tokens.ts';

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

/** The digits of a number as bits, and its code when all of them are laid from the hand. */
export const DIGIT_BITS = Uint16Array.from({ length: NUMBER_COUNT }, (_, value) =>
  text(value)
    .split('')
    .reduce((set, digit) => set | (1 << Number(digit)), 0),
);
export const SPELLED_CODES = Uint16Array.from({ length: NUMBER_COUNT }, (_, value) =>
  text(value)
    .split('')
    .reduce((code, digit, i) => code | ((Number(digit) + 1) << (i * TOKEN_BITS)), 0),
);

/** One way to write a number over another: which cards are kept, and which places take new cards. */
interface WritingWay {
  readonly kept: TokenCode;
  /** The bits of the code that belong to new cards: `kept | (SPELLED[value] & fresh)` is the list of the move. */
  readonly fresh: TokenCode;
  /** How many new cards that are. */
  readonly cards: number;
}

/** All ways of one kind of pair; the first covers the number as a whole. */
const WAYS: WritingWay[][] = [1, 2, 3].map((length) => [cover(length)]);
/** An index below this is one card less than it takes to cover the number as a whole, there being no other way. */
export const COVER_ONLY_LIMIT = WAYS.length;

function cover(length: number): WritingWay {
  return { kept: 0, fresh: (1 << (length * TOKEN_BITS)) - 1, cards: length };
}

const PLACE = Array.from({ length: 3 }, (_, i) => TOKEN_MASK << (i * TOKEN_BITS));

/** The ways from one text of digits to another; keeping every card and adding none is not one of them. */
function waysBetween(lying: string, wanted: string): WritingWay[] {
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
        kept |= (KEEP_TOKEN + i) << ((before + i) * TOKEN_BITS);
        fresh &= ~PLACE[before + i]!;
        cards--;
      }
      if (fits && cards > 0) ways.push({ kept, fresh, cards });
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
  const key = `${wanted.length} ${ways.map(({ kept }) => kept).join(' ')}`;
  const known = WAYS_BY_TEXT.get(key);
  if (known !== undefined) return known;
  WAYS_BY_TEXT.set(key, WAYS.push(ways) - 1);
  return WAYS.length - 1;
}

/** Whether a lying card can stay. For three numbers in four it cannot, and they can only be covered as a whole. */
function keepsAnyDigit(lying: string, wanted: string): boolean {
  for (let before = 0; before + lying.length <= wanted.length; before++) {
    for (let i = 0; i < lying.length; i++) if (lying[i] === wanted[before + i]) return true;
  }
  return false;
}

export function waysAt(index: number): readonly WritingWay[] {
  return WAYS[index]!;
}

/**
 * A change of a number by one single card, packed into one whole number so that the search reads a few bytes in a row:
 * the new value, the digit laid, the code of the list, and which token of it is the new one.
 */
type OneCardChange = number;

export function changedValue(touch: OneCardChange): number {
  return touch & 1023;
}
export function changedDigit(touch: OneCardChange): number {
  return (touch >> 10) & 15;
}
export function changedCode(touch: OneCardChange): TokenCode {
  return (touch >> 14) & 32767;
}
/** Where in the code the new token stands. */
export function changedShift(touch: OneCardChange): number {
  return (touch >> 29) * TOKEN_BITS;
}

const ONE_CARD_CHANGES: (Int32Array | undefined)[] = Array.from({ length: NUMBER_COUNT + 1 });

/** Everything that one card can make of a number, in the order of the numbers made. */
export function oneCardChanges(lying: number): Int32Array {
  return (ONE_CARD_CHANGES[lying] ??= Int32Array.from(listOneCardChanges(lying)));
}

/** One card makes at most this many numbers: a 12 can be covered, changed in two places, and lengthened at two ends. */
export const MAX_ONE_CARD_CHANGES = 50;

function listOneCardChanges(lying: number): OneCardChange[] {
  const touches: OneCardChange[] = [];
  const row = waysRowOf(lying);
  for (let value = 0; value < NUMBER_COUNT; value++) {
    for (const way of waysAt(WAYS_ROWS[row + value]!)) {
      if (way.cards !== 1) continue;
      const laid = SPELLED_CODES[value]! & way.fresh;
      const place = laid <= TOKEN_MASK ? 0 : laid <= TOKEN_MASK << TOKEN_BITS ? 1 : 2;
      const digit = (laid >> (place * TOKEN_BITS)) - 1;
      touches.push(value | (digit << 10) | ((way.kept | laid) << 14) | (place << 29));
    }
  }
  return touches;
}
