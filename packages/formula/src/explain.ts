import { OPERATOR_DIVIDED, largestNumber, OPERATOR_MINUS, resultOf } from './arithmetic.ts';
import { KIND_COUNT, MAX_LAID } from './cards.ts';
import { facesOf, lengthOf, valueOf } from './tokens.ts';
import { type Card, CARDS, type Face, NOT_SET, OPERATORS, type Options, NUMBER_PLACES, type State } from './types.ts';

export type IllegalMoveCode =
  | 'over'
  | 'not-your-turn'
  | 'not-a-move'
  | 'opening'
  | 'empty'
  | 'too-long'
  | 'no-such-card'
  | 'wrong-place'
  | 'breaks-up'
  | 'nothing-laid'
  | 'too-many-cards'
  | 'no-card'
  | 'leading-zero'
  | 'change-everything'
  | 'keep-one'
  | 'division'
  | 'negative'
  | 'not-true'
  | 'nothing-changed'
  | 'not-zero';

/** Why a move is refused: a code and its values for other languages, and an English sentence. */
export interface IllegalMoveReason {
  readonly code: IllegalMoveCode;
  readonly message: string;
  readonly [detail: string]: unknown;
}

type Place = (typeof NUMBER_PLACES)[number];
interface FormulaAttempt {
  readonly op: number;
  readonly lists: readonly (readonly string[])[];
}

const TOKENS = /^(?:[0-9]|J[0-9]|k[0-2])$/;

function createReason(
  code: IllegalMoveCode,
  message: string,
  details: Record<string, unknown> = {},
): IllegalMoveReason {
  return { code, message, ...details };
}

/**
 * The first reason why a move is not legal, or `null` if it is. It goes through the rules one by one and shares nothing
 * with the search for legal moves, so that each proves the other.
 */
export function explainMove(options: Options, s: State, seat: number, move: unknown): IllegalMoveReason | null {
  if (s.phase === 'over') return createReason('over', 'the game is over');
  if (s.phase !== 'play' || s.toMove !== seat) return createReason('not-your-turn', 'it is not your turn');
  if (isDrawing(move)) return null;
  const attempt = parseAttempt(move);
  if (attempt === null)
    return createReason('not-a-move', 'a move is {"draw": true} or an operator and the numbers a, b and c');
  return (
    findShapeReason(options, s, attempt) ?? findCardReason(s, seat, attempt) ?? findEquationReason(options, s, attempt)
  );
}

function isObject(value: unknown, size: number): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === size;
}

function isDrawing(move: unknown): boolean {
  return isObject(move, 1) && move['draw'] === true;
}

function parseAttempt(move: unknown): FormulaAttempt | null {
  if (!isObject(move, 4)) return null;
  const op = (OPERATORS as readonly unknown[]).indexOf(move['op']);
  const lists = NUMBER_PLACES.map((place) => move[place]);
  const spelled = lists.every(
    (list) =>
      Array.isArray(list) && Array.from(list as unknown[]).every((t) => typeof t === 'string' && TOKENS.test(t)),
  );
  return op >= 0 && spelled ? { op, lists: lists as string[][] } : null;
}

function isKept(token: string): boolean {
  return token.startsWith('k');
}

/** What is wrong with how cards are put onto the three numbers (FO-7, FO-9, FO-11 to FO-14). */
function findShapeReason(options: Options, s: State, { lists }: FormulaAttempt): IllegalMoveReason | null {
  const longest = String(largestNumber(options)).length;
  const opening = s.op === NOT_SET;
  for (const [i, list] of lists.entries()) {
    const place = NUMBER_PLACES[i]!;
    if (opening && place !== 'c' && (list.length !== 1 || list[0] !== 'k0')) {
      return createReason('opening', 'the two open cards stay as they are until the first formula is made', { place });
    }
    if (list.length === 0) return createReason('empty', `${place.toUpperCase()} has no card`, { place });
    if (list.length > longest) {
      return createReason('too-long', `${place.toUpperCase()} has more than ${longest} digits`, {
        place,
        digits: longest,
      });
    }
    const wrong = findKeptCardReason(place, facesOf(s.numbers[i]!), list);
    if (wrong !== null) return wrong;
  }
  return null;
}

function findKeptCardReason(place: Place, lying: readonly Face[], list: readonly string[]): IllegalMoveReason | null {
  const number = lying.map((face) => face.at(-1)).join('');
  let before: number | null = null;
  for (const [at, token] of list.entries()) {
    if (!isKept(token)) continue;
    const index = Number(token[1]);
    if (index >= lying.length) {
      return createReason('no-such-card', `${place.toUpperCase()} has no card number ${index + 1} to keep`, {
        place,
        index,
      });
    }
    if (before !== null && at - index !== before) {
      return createReason('wrong-place', `the cards of ${number} stay side by side and in their order`, {
        place,
        number,
      });
    }
    before = at - index;
  }
  if (before === null) return null;
  // The number's cards take the places from `before` on; each must be kept or have a new card on it.
  if (before < 0 || before + lying.length > list.length) {
    return createReason('breaks-up', `breaks up ${number}: a card of it may not be taken away`, { place, number });
  }
  return null;
}

/** What is wrong with the cards laid from the hand (FO-10). */
function findCardReason(s: State, seat: number, { lists }: FormulaAttempt): IllegalMoveReason | null {
  const laid = lists.flat().filter((token) => !isKept(token));
  if (laid.length === 0) return createReason('nothing-laid', 'at least one card must be laid');
  if (laid.length > MAX_LAID) {
    return createReason('too-many-cards', `${laid.length} cards are more than ${MAX_LAID}`, {
      laid: laid.length,
      most: MAX_LAID,
    });
  }
  for (const [kind, card] of CARDS.entries()) {
    const needed = laid.filter((token) => cardOf(token) === card).length;
    const held = s.hands[seat * KIND_COUNT + kind]!;
    if (needed > held) {
      const name = card === 'J' ? 'joker' : card;
      const message =
        held === 0 ? `there is no ${name} in the hand` : `there are not ${needed} cards ${name} in the hand`;
      return createReason('no-card', message, { card, needed, held });
    }
  }
  return null;
}

function cardOf(token: string): Card {
  return token[0] as Card;
}

/** What is wrong with the formula that would lie there (FO-7, FO-16, FO-17, FO-22). */
function findEquationReason(options: Options, s: State, { op, lists }: FormulaAttempt): IllegalMoveReason | null {
  const texts = lists.map((list, i) => digitsOf(facesOf(s.numbers[i]!), list));
  for (const [i, digits] of texts.entries()) {
    if (digits.length > 1 && digits.startsWith('0')) {
      return createReason('leading-zero', `${digits} starts with a 0`, { place: NUMBER_PLACES[i]!, number: digits });
    }
  }
  const keeps = lists.flat().some(isKept);
  if (s.bound > 0 && keeps) {
    const message = 'the formula must be changed completely: a new card on each of the three numbers';
    return createReason('change-everything', message, { turns: s.bound });
  }
  if (options.useTable && s.bound === 0 && !keeps)
    return createReason('keep-one', 'one card on the table must be kept');
  const [a, b, c] = texts.map(Number) as [number, number, number];
  return findArithmeticReason(op, a, b, c) ?? findUnchangedReason(s, [a, b, c]);
}

function digitsOf(lying: readonly Face[], list: readonly string[]): string {
  return list.map((token) => (isKept(token) ? lying[Number(token[1])]! : token).at(-1)).join('');
}

function findArithmeticReason(op: number, a: number, b: number, c: number): IllegalMoveReason | null {
  const right = resultOf(op, a, b);
  if (right === c) return null;
  const values = { op: OPERATORS[op]!, a, b, c };
  if (op === OPERATOR_DIVIDED && b === 0) return createReason('division', `${a} cannot be divided by 0`, values);
  if (op === OPERATOR_DIVIDED && a % b !== 0)
    return createReason('division', `${a} cannot be divided by ${b} without a remainder`, values);
  if (op === OPERATOR_MINUS && a < b) return createReason('negative', `${a} - ${b} is less than 0`, values);
  return createReason('not-true', `${a} ${OPERATORS[op]!} ${b} is ${right}, not ${c}`, { ...values, right });
}

function findUnchangedReason(s: State, values: readonly number[]): IllegalMoveReason | null {
  const same = values.every((value, i) => lengthOf(s.numbers[i]!) > 0 && valueOf(s.numbers[i]!) === value);
  if (same) return createReason('nothing-changed', 'no number changes its value: the formula is not a new one');
  if (s.notZero && values[2] === 0) return createReason('not-zero', 'the result may not stay 0');
  return null;
}
