import {
  cardsNeeded,
  keptTokens,
  LAID_TOKENS,
  newPositions,
  NUMBER_COUNT,
  WAYS_ROWS,
  waysAt,
  waysRowOf,
} from './numbers.ts';
import { TOKEN_BITS, type TokenCode } from './tokens.ts';

/**
 * A change of a number by one single card, packed into one whole number so that the search reads a few bytes in a row:
 * the new value, the digit laid, the code of the list, and which token of it is the new one.
 */
export type OneCardChange = number;

export function changedValue(change: OneCardChange): number {
  return change & 1023;
}
export function changedDigit(change: OneCardChange): number {
  return (change >> 10) & 15;
}
export function changedCode(change: OneCardChange): TokenCode {
  return (change >> 14) & 32767;
}
/** Which token of the code is the new one. */
export function changedPosition(change: OneCardChange): number {
  return change >> 29;
}

const ONE_CARD_CHANGES: (Int32Array | undefined)[] = Array.from({ length: NUMBER_COUNT + 1 });

/** Everything that one card can make of a number, in the order of the numbers made. */
function oneCardChanges(lying: number): Int32Array {
  return (ONE_CARD_CHANGES[lying] ??= Int32Array.from(listOneCardChanges(lying)));
}

/** One card makes at most this many numbers: a 12 can be covered, changed in two places, and lengthened at two ends. */
export const MAX_ONE_CARD_CHANGES = 50;

function listOneCardChanges(lying: number): OneCardChange[] {
  const changes: OneCardChange[] = [];
  const row = waysRowOf(lying);
  for (let value = 0; value < NUMBER_COUNT; value++) {
    for (const way of waysAt(WAYS_ROWS[row + value]!)) {
      if (cardsNeeded(way) !== 1) continue;
      const position = newPositions(way) >> 1;
      const laid = LAID_TOKENS[value * 8 + newPositions(way)]!;
      const digit = (laid >> (position * TOKEN_BITS)) - 1;
      changes.push(value | (digit << 10) | ((keptTokens(way) | laid) << 14) | (position << 29));
    }
  }
  return changes;
}

/** Writes those changes to `affordable` that digits of the set can make, up to a largest number. Returns how many they are. */
export function listAffordableChanges(lying: number, digits: number, largest: number, affordable: Int32Array): number {
  const all = oneCardChanges(lying);
  let count = 0;
  for (let i = 0; i < all.length; i++) {
    const change = all[i]!;
    if (changedValue(change) > largest) break;
    // Written in any case, and kept if the digit is there: the processor could not guess it, and a wrong guess takes longer.
    affordable[count] = change;
    count += (digits >> changedDigit(change)) & 1;
  }
  return count;
}
