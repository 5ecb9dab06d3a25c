import { type Bits, type CarMove, type FuelMove, type Move, type Token, type TokenMove, TOKENS } from './types.ts';

/** Fuel cards 1 to 9, one of each (PP-1), as bits 1 to 9. */
const HIGHEST = 9;
export const ALL_NINE: Bits = 0b11_1111_1110;

export const FUEL_CARDS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const FUEL: readonly FuelMove[] = Array.from({ length: HIGHEST + 1 }, (_, fuel) => ({ fuel }));
const CAR: readonly CarMove[] = [{ car: 0 }, { car: 1 }, { car: 2 }];
const TOKEN: readonly TokenMove[] = TOKENS.map((token) => ({ token }));

/** Legal moves depend only on a few bits, so every list there is has been made before the game. */
const FUEL_LISTS = lists(FUEL);
const CAR_LISTS = lists(CAR);
const TOKEN_LISTS = lists(TOKEN);

function lists<M extends Move>(moves: readonly M[]): readonly (readonly M[])[] {
  return Array.from({ length: 1 << moves.length }, (_, bits) => moves.filter((_move, i) => (bits & (1 << i)) !== 0));
}

export function fuelMoves(hand: Bits): readonly FuelMove[] {
  return FUEL_LISTS[hand]!;
}

/** Moves for the player's own cars, bits 0 to 2. */
export function carMoves(cars: Bits): readonly CarMove[] {
  return CAR_LISTS[cars]!;
}

export function tokenMoves(kinds: Bits): readonly TokenMove[] {
  return TOKEN_LISTS[kinds]!;
}

const KIND_OF = new Map<Token, number>(TOKENS.map((token, kind) => [token, kind]));

export function kindOf(token: Token): number {
  return KIND_OF.get(token)!;
}

/** Cards are 1 to 9, cars 10 to 12, tokens 13 to 18. */
export function moveId(move: Move): number {
  if ('fuel' in move) return move.fuel;
  return 'car' in move ? HIGHEST + 1 + move.car : HIGHEST + 4 + kindOf(move.token);
}

/** The cards of a hand, ascending. */
export function cardsOf(hand: Bits): number[] {
  return FUEL_LISTS[hand]!.map((move) => move.fuel);
}
