import { type BitSet, type CarMove, type FuelMove, type Move, type Token, type TokenMove, TOKENS } from './types.ts';

/** Fuel cards 1 to 9, one of each (PP-1), as bits 1 to 9. */
const HIGHEST_FUEL = 9;
export const FULL_HAND: BitSet = 0b11_1111_1110;

export const FUEL_CARDS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const FUEL_MOVES: readonly FuelMove[] = Array.from({ length: HIGHEST_FUEL + 1 }, (_, fuel) => ({ fuel }));
const CAR_MOVES: readonly CarMove[] = [{ car: 0 }, { car: 1 }, { car: 2 }];
const TOKEN_MOVES: readonly TokenMove[] = TOKENS.map((token) => ({ token }));

/** Legal moves depend only on a few bits, so every list there is has been made before the game. */
const FUEL_MOVE_LISTS = listSubsets(FUEL_MOVES);
const CAR_MOVE_LISTS = listSubsets(CAR_MOVES);
const TOKEN_MOVE_LISTS = listSubsets(TOKEN_MOVES);

function listSubsets<M extends Move>(moves: readonly M[]): readonly (readonly M[])[] {
  return Array.from({ length: 1 << moves.length }, (_, bits) => moves.filter((_move, i) => (bits & (1 << i)) !== 0));
}

export function fuelMoves(hand: BitSet): readonly FuelMove[] {
  return FUEL_MOVE_LISTS[hand]!;
}

/** Moves for the player's own cars, bits 0 to 2. */
export function carMoves(cars: BitSet): readonly CarMove[] {
  return CAR_MOVE_LISTS[cars]!;
}

export function tokenMoves(kinds: BitSet): readonly TokenMove[] {
  return TOKEN_MOVE_LISTS[kinds]!;
}

const KIND_OF = new Map<Token, number>(TOKENS.map((token, kind) => [token, kind]));

export function kindOf(token: Token): number {
  return KIND_OF.get(token)!;
}

/** Move ids: cards are 1 to 9, cars 10 to 12, tokens 13 to 18. */
export const FIRST_CAR_ID = HIGHEST_FUEL + 1;
export const FIRST_TOKEN_ID = FIRST_CAR_ID + CAR_MOVES.length;
const MOVES_BY_ID: readonly Move[] = [...FUEL_MOVES, ...CAR_MOVES, ...TOKEN_MOVES];

export function moveId(move: Move): number {
  if ('fuel' in move) return move.fuel;
  return 'car' in move ? FIRST_CAR_ID + move.car : FIRST_TOKEN_ID + kindOf(move.token);
}

export function moveOf(id: number): Move {
  return MOVES_BY_ID[id]!;
}

/**
 * For every set of cards or cars a row: how many there are, and their numbers, filled up with zeros. A row is always copied as a whole,
 * because the processor could not guess how many numbers there are, and a wrong guess takes longer.
 */
const ROW_LENGTH = 1 + HIGHEST_FUEL;
const NUMBERS_OF_SETS = Uint8Array.from(
  FUEL_MOVE_LISTS.flatMap((moves) => {
    const numbers = moves.map(({ fuel }) => fuel).slice(0, HIGHEST_FUEL);
    return [numbers.length, ...numbers, ...Array.from({ length: HIGHEST_FUEL - numbers.length }, () => 0)];
  }),
);

/** Writes the ids of the cards of a hand to the start of `out`, and returns how many there are. */
export function writeCardIds(hand: BitSet, out: number[]): number {
  const row = hand * ROW_LENGTH;
  for (let i = 0; i < HIGHEST_FUEL; i++) out[i] = NUMBERS_OF_SETS[row + 1 + i]!;
  return NUMBERS_OF_SETS[row]!;
}

/** The same for own cars, bits 0 to 2. */
export function writeCarIds(cars: BitSet, out: number[]): number {
  const row = cars * ROW_LENGTH;
  out[0] = FIRST_CAR_ID + NUMBERS_OF_SETS[row + 1]!;
  out[1] = FIRST_CAR_ID + NUMBERS_OF_SETS[row + 2]!;
  out[2] = FIRST_CAR_ID + NUMBERS_OF_SETS[row + 3]!;
  return NUMBERS_OF_SETS[row]!;
}

/** The same for kinds of tokens. */
export function writeTokenIds(kinds: BitSet, out: number[]): number {
  let count = 0;
  for (let left = kinds; left !== 0; left &= left - 1) out[count++] = FIRST_TOKEN_ID + lowestBitOf(left);
  return count;
}

/** The number of the lowest bit that is set. */
export function lowestBitOf(bits: BitSet): number {
  return 31 - Math.clz32(bits & -bits);
}

/** The cards of a hand, ascending. */
export function cardsOf(hand: BitSet): number[] {
  return FUEL_MOVE_LISTS[hand]!.map((move) => move.fuel);
}
