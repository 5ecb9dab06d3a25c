import { type CardCounts, hasCards, oneCard } from './card-counts.ts';
import { LAID_DIGITS } from './numbers.ts';
import { changedDigit, changedPosition, type OneCardChange } from './one-card-changes.ts';
import { formulaId, JOKER_OFFSET, type MoveId, TOKEN_BITS } from './tokens.ts';
import { PLACE_A, PLACE_B, PLACE_C } from './types.ts';

/**
 * Which of the cards laid are jokers: a formula is one move for every such choice that the hand allows. The cards are laid one after the
 * other, and for every set of them (bit i is the card i) the digits and what their being jokers adds to the id of the move are kept here.
 */
const MAX_SETS = 8;
const digitsOfSet = new Int32Array(MAX_SETS);
const jokersOfSet = new Float64Array(MAX_SETS);

/** The sets of one, two or three cards that may be jokers, when the hand has so many of them. */
const JOKER_SETS: readonly (readonly (readonly number[])[])[] = [0, 1, 2, 3].map((cards) =>
  [0, 1, 2].map((jokers) => Array.from({ length: 1 << cards }, (_, set) => set).filter((set) => sizeOf(set) <= jokers)),
);

function sizeOf(set: number): number {
  return set.toString(2).replaceAll('0', '').length;
}

/** By place and position: what a token is multiplied by in a move id. */
const TOKEN_UNITS = [PLACE_A, PLACE_B, PLACE_C].flatMap((place) =>
  [0, 1, 2].map((position) => {
    const code = 1 << (position * TOKEN_BITS);
    return formulaId(0, place === PLACE_A ? code : 0, place === PLACE_B ? code : 0, place === PLACE_C ? code : 0);
  }),
);
// Own names for what the search reads all the time (see formulas.ts).
const JOKER_TOKEN = JOKER_OFFSET;
const laidDigitsOf = LAID_DIGITS;

/** Lays a card after the first `index` cards, forgetting those that were laid after them before. */
function layCard(index: number, digit: CardCounts, place: number, position: number): void {
  const bit = 1 << index;
  const joker = JOKER_TOKEN * TOKEN_UNITS[place * 3 + position]!;
  for (let set = 0; set < bit; set++) {
    digitsOfSet[bit + set] = digitsOfSet[set]! + digit;
    jokersOfSet[bit + set] = jokersOfSet[set]! + joker;
  }
}

/** Lays the card that changes the number in a place. */
export function layChange(index: number, place: number, change: OneCardChange): void {
  layCard(index, oneCard(changedDigit(change)), place, changedPosition(change));
}

/** Lays the digits of a number in some of its positions. */
export function layDigits(firstIndex: number, place: number, value: number, positions: number): void {
  let index = firstIndex;
  for (let position = 0; position < 3; position++) {
    const bit = positions & (1 << position);
    if (bit !== 0) layCard(index++, laidDigitsOf[value * 8 + bit]!, place, position);
  }
}

/** Writes the ids of a formula with the first `cards` cards laid to `found`, after the first `count` ids there. Returns how many there are then. */
export function listJokerChoices(
  held: CardCounts,
  jokers: number,
  cards: number,
  id: MoveId,
  found: MoveId[],
  count: number,
): number {
  const sets = JOKER_SETS[cards]![jokers]!;
  const all = (1 << cards) - 1;
  let end = count;
  for (let i = 0; i < sets.length; i++) {
    const set = sets[i]!;
    if (hasCards(held, digitsOfSet[all - set]!)) found[end++] = id + jokersOfSet[set]!;
  }
  return end;
}
