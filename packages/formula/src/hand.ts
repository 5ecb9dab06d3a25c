import { KIND_JOKER, KIND_COUNT } from './cards.ts';
import { formulaId, JOKER_OFFSET, type MoveId, type TokenCode } from './tokens.ts';
import { PLACE_A, PLACE_B, PLACE_C, type State } from './types.ts';

/**
 * The hand that the search for formulas takes cards from. Like the search it exists once: see formulas.ts. An object, because variables
 * that belong to another module are slower to read.
 */
export const hand = {
  /** The digits that it lacks, as bits, and how many jokers it has for them. */
  lackingDigits: 0,
  jokers: 0,
  /** How many cards are being laid, at most three, and for how many of them the hand has no digit: these must be jokers. */
  laidCount: 0,
  neededJokers: 0,
};
/** How many of each digit the hand holds. */
const held = new Uint8Array(10);
/** The cards being laid: digit, place of the number, and position in its code. */
const laidDigit = [0, 0, 0];
const laidPlace = [0, 0, 0];
const laidShift = [0, 0, 0];

/** How many bits are set, for sets of digits. */
export const BIT_COUNTS = Uint8Array.from({ length: 1 << 10 }, (_, set) => set.toString(2).replaceAll('0', '').length);

/** Which of one, two or three cards laid may be jokers, as bits, when the hand has so many jokers. */
const JOKER_CHOICES: readonly (readonly (readonly number[])[])[] = [0, 1, 2, 3].map((cards) =>
  [0, 1, 2].map((inHand) =>
    Array.from({ length: 1 << cards }, (_, set) => set).filter((set) => BIT_COUNTS[set]! <= inHand),
  ),
);

export function loadHand(s: State, seat: number): void {
  const start = seat * KIND_COUNT;
  hand.jokers = s.hands[start + KIND_JOKER]!;
  hand.lackingDigits = 0;
  for (let digit = 0; digit < 10; digit++) {
    const count = s.hands[start + digit]!;
    held[digit] = count;
    if (count === 0) hand.lackingDigits |= 1 << digit;
  }
  undoCards(0, 0);
}

/** Adds a card to those being laid; `false` if the hand has neither digit nor joker for it. Undone by `takeBack`. */
export function putCard(place: number, digit: number, shift: number): boolean {
  let need = 1;
  for (let i = 0; i < hand.laidCount; i++) if (laidDigit[i] === digit) need++;
  laidDigit[hand.laidCount] = digit;
  laidPlace[hand.laidCount] = place;
  laidShift[hand.laidCount] = shift;
  hand.laidCount++;
  if (need > held[digit]!) hand.neededJokers++;
  return hand.neededJokers <= hand.jokers;
}

/** Goes back to so many cards laid, of which so many were to be jokers. */
export function undoCards(count: number, shortThen: number): void {
  hand.laidCount = count;
  hand.neededJokers = shortThen;
}

/**
 * Writes the formula with every choice of digits and jokers that the hand allows to `found`, after the first `count` ids there. Returns how many
 * there are then.
 */
export function listJokerChoices(found: MoveId[], count: number, op: number, codes: readonly TokenCode[]): number {
  if (hand.jokers === 0) {
    found[count] = formulaId(op, codes[PLACE_A]!, codes[PLACE_B]!, codes[PLACE_C]!);
    return count + 1;
  }
  let end = count;
  const choices = JOKER_CHOICES[hand.laidCount]![hand.jokers]!;
  for (let i = 0; i < choices.length; i++) {
    const choice = choices[i]!;
    if (!hasDigits(choice)) continue;
    let a = codes[PLACE_A]!;
    let b = codes[PLACE_B]!;
    let c = codes[PLACE_C]!;
    for (let card = 0; card < hand.laidCount; card++) {
      if ((choice & (1 << card)) === 0) continue;
      const joker = JOKER_OFFSET << laidShift[card]!;
      if (laidPlace[card] === PLACE_A) a += joker;
      else if (laidPlace[card] === PLACE_B) b += joker;
      else c += joker;
    }
    found[end++] = formulaId(op, a, b, c);
  }
  return end;
}

/** Whether the hand has the digits, when the cards with their bit set are jokers. */
function hasDigits(asJokers: number): boolean {
  for (let i = 0; i < hand.laidCount; i++) {
    if ((asJokers & (1 << i)) !== 0) continue;
    const digit = laidDigit[i]!;
    let need = 1;
    for (let j = 0; j < i; j++) if ((asJokers & (1 << j)) === 0 && laidDigit[j] === digit) need++;
    if (need > held[digit]!) return false;
  }
  return true;
}
