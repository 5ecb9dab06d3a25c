import { OPERATOR_DIVIDED, OPERATOR_MINUS, OPERATOR_PLUS, OPERATOR_TIMES } from './arithmetic.ts';
import { MAX_LAID } from './cards.ts';
import { hand, listJokerChoices, loadHand, putCard, BIT_COUNTS, undoCards } from './hand.ts';
import {
  COVER_ONLY_LIMIT,
  DIGIT_BITS,
  MAX_ONE_CARD_CHANGES,
  EMPTY_PLACE,
  NUMBER_COUNT,
  WAYS_ROWS,
  waysRowOf,
  SPELLED_CODES,
  changedCode,
  changedDigit,
  oneCardChanges,
  changedShift,
  changedValue,
  waysAt,
} from './numbers.ts';
import {
  DRAW_ID,
  KEEP_TOKEN,
  lengthOf,
  type MoveId,
  TOKEN_BITS,
  TOKEN_MASK,
  type TokenCode,
  valueOf,
} from './tokens.ts';
import { PLACE_A, PLACE_B, PLACE_C, NOT_SET, type State } from './types.ts';

/**
 * All legal formulas of a position. With at most three cards to lay there are three cases: one number changes and the
 * other two tell what it must become; two change, one of them by a single card; or all three do, by a card each.
 * In every case the last number follows from the others and is looked up instead of searched.
 *
 * The search works on these variables of the module instead of passing them around: it is the hot loop of every
 * simulation, and nothing in here can be entered twice.
 */
let found: MoveId[] = [];
let foundCount = 0;
let maxCards = 0;
let notZero = false;
/** By place: the value lying there, where its row in `WAYS_ROWS` begins, and the code that keeps it. */
const lying = [0, 0, 0];
const rows = [0, 0, 0];
const kept: TokenCode[] = [0, 0, 0];
/** By place: the digits that neither the hand has nor the number lying there. */
const absent = [0, 0, 0];
const codes: TokenCode[] = [0, 0, 0];
/** Whether a number besides the one to be solved for has a new value already: one of the three must (FO-16). */
let changed = false;
/** The one-card changes of each number that the hand can afford. */
const affordable = [
  new Int32Array(MAX_ONE_CARD_CHANGES),
  new Int32Array(MAX_ONE_CARD_CHANGES),
  new Int32Array(MAX_ONE_CARD_CHANGES),
];
const affordableCount = [0, 0, 0];
/** Per result, the call in which a single card could last make it, and its first change: a set that needs no clearing. */
const reachedAt = new Int32Array(NUMBER_COUNT);
const reachedBy = new Uint8Array(NUMBER_COUNT);
let callNumber = 0;

/** Writes the ids of all legal moves to the start of `out` and returns how many there are. */
export function listLegalMoveIds(s: State, seat: number, limit: number, useTable: boolean, out: MoveId[]): number {
  found = out;
  found[0] = DRAW_ID;
  foundCount = 1;
  maxCards = limit;
  notZero = s.notZero;
  loadHand(s, seat);
  readTable(s);
  if (s.op === NOT_SET) {
    changeOne(PLACE_C);
    return foundCount;
  }
  const changeAll = s.bound > 0;
  if (!changeAll) for (let place = PLACE_A; place <= PLACE_C; place++) changeOne(place);
  if (s.handSizes[seat]! > 1) {
    for (let place = PLACE_A; place <= PLACE_C; place++) collectTouches(place, changeAll ? 9 : limit);
    if (!changeAll) changeTwo();
    if (s.handSizes[seat]! > 2) changeThree(useTable && !changeAll);
  }
  return foundCount;
}

function readTable(s: State): void {
  for (let place = PLACE_A; place <= PLACE_C; place++) {
    const code = s.numbers[place]!;
    lying[place] = code === 0 ? EMPTY_PLACE : valueOf(code);
    rows[place] = waysRowOf(lying[place]!);
    absent[place] = code === 0 ? hand.lackingDigits : hand.lackingDigits & ~DIGIT_BITS[lying[place]!]!;
    kept[place] = 0;
    for (let i = lengthOf(code) - 1; i >= 0; i--) kept[place]! |= (KEEP_TOKEN + i) << (i * TOKEN_BITS);
    codes[place] = kept[place]!;
  }
}

/** Collects what one card of the hand can make of the number. */
function collectTouches(place: number, limit: number): void {
  const touches = affordable[place]!;
  const all = oneCardChanges(lying[place]!);
  let count = 0;
  for (let i = 0; i < all.length; i++) {
    const touch = all[i]!;
    if (changedValue(touch) > limit) break;
    if (hand.jokers > 0 || (hand.lackingDigits & (1 << changedDigit(touch))) === 0) touches[count++] = touch;
  }
  affordableCount[place] = count;
}

function put(place: number, touch: number): boolean {
  return putCard(place, changedDigit(touch), changedShift(touch));
}

/** Two numbers are kept, the third takes all the cards. */
function changeOne(place: number): void {
  changed = false;
  solve(place, lying[PLACE_A]!, lying[PLACE_B]!, lying[PLACE_C]!, 1, MAX_LAID);
}

/** One number is kept, one takes a single card, and the other one or two cards. */
function changeTwo(): void {
  const a = lying[PLACE_A]!;
  const b = lying[PLACE_B]!;
  const c = lying[PLACE_C]!;
  for (let single = PLACE_A; single <= PLACE_C; single++) {
    const touches = affordable[single]!;
    const count = affordableCount[single]!;
    for (let i = 0; i < count; i++) {
      const touch = touches[i]!;
      const value = changedValue(touch);
      put(single, touch);
      codes[single] = changedCode(touch);
      changed = value !== lying[single];
      // A single card on both numbers is found from either side, and must be listed once.
      if (single === PLACE_A) {
        solve(PLACE_B, value, b, c, 1, 2);
        solve(PLACE_C, value, b, c, 1, 2);
      } else if (single === PLACE_B) {
        solve(PLACE_A, a, value, c, 2, 2);
        solve(PLACE_C, a, value, c, 1, 2);
      } else {
        solve(PLACE_A, a, b, value, 2, 2);
        solve(PLACE_B, a, b, value, 2, 2);
      }
      undoCards(0, 0);
    }
    codes[single] = kept[single]!;
  }
}

/** Lists the formulas in which one number is whatever makes them true, written with so many cards (FO-7). */
function solve(place: number, a: number, b: number, c: number, fewest: number, mostCards: number): void {
  if (place === PLACE_C) {
    tryValue(PLACE_C, OPERATOR_PLUS, a + b, fewest, mostCards);
    if (a >= b) tryValue(PLACE_C, OPERATOR_MINUS, a - b, fewest, mostCards);
    tryValue(PLACE_C, OPERATOR_TIMES, a * b, fewest, mostCards);
    if (b !== 0 && a % b === 0) tryValue(PLACE_C, OPERATOR_DIVIDED, (a / b) | 0, fewest, mostCards);
  } else if (notZero && c === 0) {
    return;
  } else if (place === PLACE_A) {
    if (c >= b) tryValue(PLACE_A, OPERATOR_PLUS, c - b, fewest, mostCards);
    tryValue(PLACE_A, OPERATOR_MINUS, b + c, fewest, mostCards);
    if (b !== 0) {
      if (c % b === 0) tryValue(PLACE_A, OPERATOR_TIMES, (c / b) | 0, fewest, mostCards);
      tryValue(PLACE_A, OPERATOR_DIVIDED, b * c, fewest, mostCards);
    } else if (c === 0) {
      tryAllValues(PLACE_A, OPERATOR_TIMES, 0, fewest, mostCards);
    }
  } else {
    if (c >= a) tryValue(PLACE_B, OPERATOR_PLUS, c - a, fewest, mostCards);
    if (a >= c) tryValue(PLACE_B, OPERATOR_MINUS, a - c, fewest, mostCards);
    if (a !== 0) {
      if (c % a === 0) tryValue(PLACE_B, OPERATOR_TIMES, (c / a) | 0, fewest, mostCards);
      if (c !== 0 && a % c === 0) tryValue(PLACE_B, OPERATOR_DIVIDED, (a / c) | 0, fewest, mostCards);
    } else if (c === 0) {
      tryAllValues(PLACE_B, OPERATOR_TIMES, 0, fewest, mostCards);
      tryAllValues(PLACE_B, OPERATOR_DIVIDED, 1, fewest, mostCards);
    }
  }
}

/** Most numbers can only be covered as a whole, and most of those the hand cannot write: they end here. */
function tryValue(place: number, op: number, value: number, fewest: number, mostCards: number): void {
  if (value > maxCards) return;
  const index = WAYS_ROWS[rows[place]! + value]!;
  if (index < COVER_ONLY_LIMIT) {
    if (
      index >= mostCards ||
      index + 1 < fewest ||
      BIT_COUNTS[DIGIT_BITS[value]! & hand.lackingDigits]! > hand.jokers - hand.neededJokers
    )
      return;
  } else if (BIT_COUNTS[DIGIT_BITS[value]! & absent[place]!]! > hand.jokers - hand.neededJokers) {
    return;
  }
  if (notZero && value === 0 && place === PLACE_C) return;
  write(place, op, value, index, fewest, mostCards);
}

/** Where one number is 0 and so is the result, the other may be anything: 0 × 428 = 0. */
function tryAllValues(place: number, op: number, least: number, fewest: number, mostCards: number): void {
  for (let value = least; value <= maxCards; value++) tryValue(place, op, value, fewest, mostCards);
}

function write(place: number, op: number, value: number, index: number, fewest: number, mostCards: number): void {
  if (value === lying[place] && !changed) return;
  const laidBefore = hand.laidCount;
  const shortBefore = hand.neededJokers;
  const ways = waysAt(index);
  for (let w = 0; w < ways.length; w++) {
    const way = ways[w]!;
    if (way.cards < fewest || way.cards > mostCards) continue;
    const fresh = SPELLED_CODES[value]! & way.fresh;
    let enough = true;
    for (let shift = 0; enough && fresh >> shift !== 0; shift += TOKEN_BITS) {
      const token = (fresh >> shift) & TOKEN_MASK;
      if (token !== 0) enough = putCard(place, token - 1, shift);
    }
    if (enough) {
      codes[place] = way.kept | fresh;
      foundCount = listJokerChoices(found, foundCount, op, codes);
    }
    undoCards(laidBefore, shortBefore);
  }
  codes[place] = kept[place]!;
}

function nextCall(): number {
  if (callNumber === 0x3fffffff) {
    reachedAt.fill(0);
    callNumber = 0;
  }
  return ++callNumber;
}

/** Each number takes one card. With `useTable` one of them must be lengthened or covered in part only (FO-22). */
function changeThree(keepOne: boolean): void {
  const firsts = affordable[PLACE_A]!;
  const seconds = affordable[PLACE_B]!;
  const thirds = affordable[PLACE_C]!;
  const secondCount = affordableCount[PLACE_B]!;
  const now = nextCall();
  const limit = maxCards;
  for (let i = affordableCount[PLACE_C]! - 1; i >= 0; i--) {
    reachedAt[changedValue(thirds[i]!)] = now;
    reachedBy[changedValue(thirds[i]!)] = i;
  }
  for (let i = 0; i < affordableCount[PLACE_A]!; i++) {
    const first = firsts[i]!;
    const a = changedValue(first);
    put(PLACE_A, first);
    codes[PLACE_A] = changedCode(first);
    const shortAfterFirst = hand.neededJokers;
    // Only with a joker left can a digit be laid that the hand lacks.
    const impossibleDigits = shortAfterFirst === hand.jokers ? hand.lackingDigits : 0;
    for (let j = 0; j < secondCount; j++) {
      const second = seconds[j]!;
      if ((impossibleDigits & (1 << changedDigit(second))) !== 0) continue;
      const b = changedValue(second);
      const sum = a + b <= limit && reachedAt[a + b] === now;
      const difference = a >= b && reachedAt[a - b] === now;
      const product = a * b <= limit && reachedAt[a * b] === now;
      const quotient = b !== 0 && (a >= b || a === 0) && a % b === 0 && reachedAt[(a / b) | 0] === now;
      if (!sum && !difference && !product && !quotient) continue;
      if (put(PLACE_B, second)) {
        codes[PLACE_B] = changedCode(second);
        if (sum) listResults(OPERATOR_PLUS, a, b, a + b, keepOne);
        if (difference) listResults(OPERATOR_MINUS, a, b, a - b, keepOne);
        if (product) listResults(OPERATOR_TIMES, a, b, a * b, keepOne);
        if (quotient) listResults(OPERATOR_DIVIDED, a, b, (a / b) | 0, keepOne);
      }
      undoCards(1, shortAfterFirst);
    }
    undoCards(0, 0);
  }
}

/** Lists the formulas whose result takes one card. */
function listResults(op: number, a: number, b: number, c: number, keepOne: boolean): void {
  if (notZero && c === 0) return;
  if (a === lying[PLACE_A] && b === lying[PLACE_B] && c === lying[PLACE_C]) return;
  // One card makes a one-digit number only by covering what lies there.
  if (keepOne && a < 10 && b < 10 && c < 10) return;
  const thirds = affordable[PLACE_C]!;
  const count = affordableCount[PLACE_C]!;
  const shortBefore = hand.neededJokers;
  // Changes are in the order of their values: those that make the same number stand side by side.
  for (let i = reachedBy[c]!; i < count; i++) {
    const third = thirds[i]!;
    if (changedValue(third) !== c) break;
    codes[PLACE_C] = changedCode(third);
    if (put(PLACE_C, third)) foundCount = listJokerChoices(found, foundCount, op, codes);
    undoCards(2, shortBefore);
  }
}
