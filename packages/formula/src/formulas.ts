import { OPERATOR_DIVIDED, OPERATOR_MINUS, OPERATOR_PLUS, OPERATOR_TIMES } from './arithmetic.ts';
import { type CardCounts, countDigits, hasCards, lackingDigitsOf, oneCard } from './card-counts.ts';
import { KIND_COUNT, KIND_JOKER, MAX_LAID } from './cards.ts';
import { layChange, layDigits, listJokerChoices } from './joker-choices.ts';
import {
  BIT_COUNTS,
  cardsNeeded,
  COVER_ONLY_LIMIT,
  DIGIT_BITS,
  EMPTY_PLACE,
  keptTokens,
  LAID_DIGITS,
  LAID_TOKENS,
  newPositions,
  NUMBER_COUNT,
  WAYS_ROWS,
  waysAt,
  waysRowOf,
} from './numbers.ts';
import {
  changedCode,
  changedDigit,
  changedValue,
  listAffordableChanges,
  MAX_ONE_CARD_CHANGES,
} from './one-card-changes.ts';
import { DRAW_ID, formulaId, keepingAll, type MoveId, type TokenCode, valueOf } from './tokens.ts';
import { NOT_SET, PLACE_A, PLACE_B, PLACE_C, type State } from './types.ts';

// Own names for what the search reads all the time: V8 takes imported ones for variables, which costs a tenth of its speed.
const [A, B, C] = [PLACE_A, PLACE_B, PLACE_C];
const [PLUS, MINUS, TIMES, DIVIDED] = [OPERATOR_PLUS, OPERATOR_MINUS, OPERATOR_TIMES, OPERATOR_DIVIDED];
const NUMBERS = NUMBER_COUNT;
const COVER_ONLY = COVER_ONLY_LIMIT;
const rowsOfWays = WAYS_ROWS;
const digitBits = DIGIT_BITS;
const bitCounts = BIT_COUNTS;
const laidDigitsOf = LAID_DIGITS;
const laidTokensOf = LAID_TOKENS;

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
/** The largest number that can be written. */
let largest = 0;
let notZero = false;
/** The hand: its digits, those that it lacks (as bits), and how many jokers it has for them. */
let held: CardCounts = 0;
let lackingDigits = 0;
let jokers = 0;
/** By place: the value lying there, where its row in `WAYS_ROWS` begins, and the code that keeps it. */
const lying = [0, 0, 0];
const rows = [0, 0, 0];
const kept: TokenCode[] = [0, 0, 0];
/** By place: the digits that neither the hand has nor the number lying there. */
const absent = [0, 0, 0];
const codes: TokenCode[] = [0, 0, 0];
/** What is laid before a number is solved for: nothing or one card, its digit, and the jokers that are left then. */
let laidCards = 0;
let laidDigits: CardCounts = 0;
let jokersLeft = 0;
/** Whether a number besides the one to be solved for has a new value already: one of the three must (FO-16). */
let changed = false;
/** The one-card changes of each number that the hand can afford. */
const affordable = [A, B, C].map(() => new Int32Array(MAX_ONE_CARD_CHANGES));
const affordableCount = [0, 0, 0];
/**
 * By result: one more than the index of the first change of C by a single card that makes it, or 0. It begins with the negative results of
 * subtractions, and ends with the largest sum, so that neither needs a comparison.
 */
const firstChangeTo = new Uint8Array(3 * NUMBER_COUNT);
const ZERO_RESULT = NUMBER_COUNT;

/** Writes the ids of all legal moves to the start of `out` and returns how many there are. */
export function listLegalMoveIds(s: State, seat: number, limit: number, useTable: boolean, out: MoveId[]): number {
  found = out;
  found[0] = DRAW_ID;
  foundCount = 1;
  largest = limit;
  notZero = s.notZero;
  held = countDigits(s.hands, seat);
  lackingDigits = lackingDigitsOf(s.hands, seat);
  jokers = s.hands[seat * KIND_COUNT + KIND_JOKER]!;
  readTable(s);
  if (s.op === NOT_SET) {
    changeOne(C);
    return foundCount;
  }
  const changeAll = s.bound > 0;
  if (!changeAll) for (let place = A; place <= C; place++) changeOne(place);
  if (s.handSizes[seat]! > 1) {
    const digits = jokers > 0 ? -1 : ~lackingDigits;
    for (let place = A; place <= C; place++) {
      affordableCount[place] = listAffordableChanges(lying[place]!, digits, changeAll ? 9 : limit, affordable[place]!);
    }
    if (!changeAll) changeTwo();
    if (s.handSizes[seat]! > 2) changeThree(useTable && !changeAll);
  }
  return foundCount;
}

function readTable(s: State): void {
  for (let place = A; place <= C; place++) {
    const code = s.numbers[place]!;
    const value = code === 0 ? EMPTY_PLACE : valueOf(code);
    lying[place] = value;
    rows[place] = waysRowOf(value);
    absent[place] = code === 0 ? lackingDigits : lackingDigits & ~digitBits[value]!;
    kept[place] = keepingAll(code);
    codes[place] = kept[place]!;
  }
}

/** Two numbers are kept, the third takes all the cards. */
function changeOne(place: number): void {
  changed = false;
  laidCards = 0;
  laidDigits = 0;
  jokersLeft = jokers;
  solve(place, lying[A]!, lying[B]!, lying[C]!, 1, MAX_LAID);
}

/** One number is kept, one takes a single card, and the other one or two cards. */
function changeTwo(): void {
  const a = lying[A]!;
  const b = lying[B]!;
  const c = lying[C]!;
  laidCards = 1;
  for (let single = A; single <= C; single++) {
    const changes = affordable[single]!;
    const count = affordableCount[single]!;
    for (let i = 0; i < count; i++) {
      const change = changes[i]!;
      const value = changedValue(change);
      laidDigits = oneCard(changedDigit(change));
      if (jokers > 0) {
        layChange(0, single, change);
        jokersLeft = jokers - ((lackingDigits >> changedDigit(change)) & 1);
      }
      codes[single] = changedCode(change);
      changed = value !== lying[single];
      // A single card on both numbers is found from either side, and must be listed once.
      if (single === A) {
        solve(B, value, b, c, 1, 2);
        solve(C, value, b, c, 1, 2);
      } else if (single === B) {
        solve(A, a, value, c, 2, 2);
        solve(C, a, value, c, 1, 2);
      } else {
        solve(A, a, b, value, 2, 2);
        solve(B, a, b, value, 2, 2);
      }
    }
    codes[single] = kept[single]!;
  }
}

/** Lists the formulas in which one number is whatever makes them true, written with so many cards (FO-7). */
function solve(place: number, a: number, b: number, c: number, fewest: number, mostCards: number): void {
  if (place === C) {
    tryValue(C, PLUS, a + b, fewest, mostCards);
    if (a >= b) tryValue(C, MINUS, a - b, fewest, mostCards);
    tryValue(C, TIMES, a * b, fewest, mostCards);
    if (b !== 0 && a % b === 0) tryValue(C, DIVIDED, (a / b) | 0, fewest, mostCards);
  } else if (notZero && c === 0) {
    return;
  } else if (place === A) {
    if (c >= b) tryValue(A, PLUS, c - b, fewest, mostCards);
    tryValue(A, MINUS, b + c, fewest, mostCards);
    if (b !== 0) {
      if (c % b === 0) tryValue(A, TIMES, (c / b) | 0, fewest, mostCards);
      tryValue(A, DIVIDED, b * c, fewest, mostCards);
    } else if (c === 0) {
      tryAllValues(A, TIMES, 0, fewest, mostCards);
    }
  } else {
    if (c >= a) tryValue(B, PLUS, c - a, fewest, mostCards);
    if (a >= c) tryValue(B, MINUS, a - c, fewest, mostCards);
    if (a !== 0) {
      if (c % a === 0) tryValue(B, TIMES, (c / a) | 0, fewest, mostCards);
      if (c !== 0 && a % c === 0) tryValue(B, DIVIDED, (a / c) | 0, fewest, mostCards);
    } else if (c === 0) {
      tryAllValues(B, TIMES, 0, fewest, mostCards);
      tryAllValues(B, DIVIDED, 1, fewest, mostCards);
    }
  }
}

/** Where one number is 0 and so is the result, the other may be anything: 0 × 428 = 0. */
function tryAllValues(place: number, op: number, least: number, fewest: number, mostCards: number): void {
  for (let value = least; value <= largest; value++) tryValue(place, op, value, fewest, mostCards);
}

/** Most numbers can only be covered as a whole, and most of those the hand cannot write: they end here. */
function tryValue(place: number, op: number, value: number, fewest: number, mostCards: number): void {
  if (value > largest) return;
  const index = rowsOfWays[rows[place]! + value]!;
  if (index < COVER_ONLY) {
    if (index >= mostCards || index + 1 < fewest || bitCounts[digitBits[value]! & lackingDigits]! > jokersLeft) return;
  } else if (bitCounts[digitBits[value]! & absent[place]!]! > jokersLeft) {
    return;
  }
  if (value === 0 && notZero && place === C) return;
  if (value === lying[place] && !changed) return;
  write(place, op, value, index, fewest, mostCards);
}

/** Lists the formula with the number written in every way that takes so many cards and that the hand allows. */
function write(place: number, op: number, value: number, index: number, fewest: number, mostCards: number): void {
  const ways = waysAt(index);
  for (let w = 0; w < ways.length; w++) {
    const way = ways[w]!;
    const cards = cardsNeeded(way);
    if (cards < fewest || cards > mostCards) continue;
    const laid = value * 8 + newPositions(way);
    if (jokers === 0) {
      if (!hasCards(held, laidDigits + laidDigitsOf[laid]!)) continue;
      codes[place] = keptTokens(way) | laidTokensOf[laid]!;
      found[foundCount++] = formulaId(op, codes[A]!, codes[B]!, codes[C]!);
    } else {
      layDigits(laidCards, place, value, newPositions(way));
      codes[place] = keptTokens(way) | laidTokensOf[laid]!;
      listChoices(op, laidCards + cards);
    }
  }
  codes[place] = kept[place]!;
}

function listChoices(op: number, cards: number): void {
  const id = formulaId(op, codes[A]!, codes[B]!, codes[C]!);
  foundCount = listJokerChoices(held, jokers, cards, id, found, foundCount);
}

/** Each number takes one card. With `useTable` one of them must be lengthened or covered in part only (FO-22). */
function changeThree(keepOne: boolean): void {
  const firsts = affordable[A]!;
  const seconds = affordable[B]!;
  const thirds = affordable[C]!;
  const firstCount = affordableCount[A]!;
  const secondCount = affordableCount[B]!;
  const thirdCount = affordableCount[C]!;
  for (let i = thirdCount - 1; i >= 0; i--) firstChangeTo[ZERO_RESULT + changedValue(thirds[i]!)] = i + 1;
  if (notZero) firstChangeTo[ZERO_RESULT] = 0;
  for (let i = 0; i < firstCount; i++) {
    const first = firsts[i]!;
    const a = changedValue(first);
    const firstDigit = oneCard(changedDigit(first));
    codes[A] = changedCode(first);
    if (jokers > 0) layChange(0, A, first);
    // Only with a joker left can a digit be laid that the hand lacks.
    const impossibleDigits = ((lackingDigits >> changedDigit(first)) & 1) === jokers ? lackingDigits : 0;
    for (let j = 0; j < secondCount; j++) {
      const second = seconds[j]!;
      if ((impossibleDigits & (1 << changedDigit(second))) !== 0) continue;
      const b = changedValue(second);
      const sum = firstChangeTo[ZERO_RESULT + a + b]!;
      const difference = firstChangeTo[ZERO_RESULT + a - b]!;
      const product = a * b < NUMBERS ? firstChangeTo[ZERO_RESULT + a * b]! : 0;
      const quotient = b !== 0 && (a >= b || a === 0) && a % b === 0 ? firstChangeTo[ZERO_RESULT + ((a / b) | 0)]! : 0;
      const changes = sum | (difference << 8) | (product << 16) | (quotient << 24);
      if (changes === 0) continue;
      const digits = firstDigit + oneCard(changedDigit(second));
      if (jokers > 0) layChange(1, B, second);
      else if (!hasCards(held, digits)) continue;
      codes[B] = changedCode(second);
      listResults(a, b, changes, digits, keepOne);
    }
  }
  for (let i = 0; i < thirdCount; i++) firstChangeTo[ZERO_RESULT + changedValue(thirds[i]!)] = 0;
}

/**
 * Lists the formulas whose result takes one card. A byte for every operator says which change is the first that makes its result, as in
 * `firstChangeTo`.
 */
function listResults(a: number, b: number, firstChanges: number, digits: CardCounts, keepOne: boolean): void {
  const thirds = affordable[C]!;
  const count = affordableCount[C]!;
  for (let op = 0, left = firstChanges; left !== 0; op++, left >>= 8) {
    let i = (left & 255) - 1;
    if (i < 0) continue;
    const c = changedValue(thirds[i]!);
    if (a === lying[A] && b === lying[B] && c === lying[C]) continue;
    // One card makes a one-digit number only by covering what lies there.
    if (keepOne && a < 10 && b < 10 && c < 10) continue;
    // Changes are in the order of their values: those that make the same number stand side by side.
    for (; i < count; i++) {
      const third = thirds[i]!;
      if (changedValue(third) !== c) break;
      if (jokers === 0) {
        if (!hasCards(held, digits + oneCard(changedDigit(third)))) continue;
        found[foundCount++] = formulaId(op, codes[A]!, codes[B]!, changedCode(third));
      } else {
        layChange(2, C, third);
        codes[C] = changedCode(third);
        listChoices(op, 3);
      }
    }
  }
}
