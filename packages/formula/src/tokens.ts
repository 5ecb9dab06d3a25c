import { KIND_JOKER } from './cards.ts';
import {
  type DrawMove,
  type Face,
  type FormulaMove,
  type Move,
  OPERATORS,
  PLACE_A,
  PLACE_B,
  PLACE_C,
  type Token,
} from './types.ts';

/**
 * Lists of up to three tokens as one whole number, the code: five bits for each token, the first one lowest. A token
 * is 1 + d for the digit d, 11 + d for a joker as d, 21 + i for the card lying in place i that is kept; 0 is no token.
 * A code without kept cards is also how a number lies on the table. So a list is never built twice, and three codes and an
 * operator make the id of a move.
 */
export type TokenCode = number;

export const TOKEN_BITS = 5;
export const TOKEN_MASK = 31;
export const JOKER_OFFSET = 10;
export const KEEP_TOKEN = 21;
const LENGTH = 3;

const NAMES: readonly (Token | '')[] = Array.from({ length: TOKEN_MASK + 1 }, (_, token) => {
  if (token === 0 || token > KEEP_TOKEN + 2) return '';
  const [prefix, first] =
    token >= KEEP_TOKEN ? ['k', KEEP_TOKEN] : token > JOKER_OFFSET ? ['J', JOKER_OFFSET + 1] : ['', 1];
  return `${prefix}${token - first}` as Token;
});

/** Whether the token is a card that lies on the table already. */
export function isKeptToken(token: number): boolean {
  return token >= KEEP_TOKEN;
}

/** The kind of card that a token other than a kept card is. */
export function kindOf(token: number): number {
  return token > JOKER_OFFSET ? KIND_JOKER : token - 1;
}

function digitOf(face: number): number {
  return (face - 1) % 10;
}

/** The whole number that faces make, the first card being the leading digit. */
export function valueOf(code: TokenCode): number {
  let value = 0;
  for (let left = code; left !== 0; left >>= TOKEN_BITS) value = value * 10 + digitOf(left & TOKEN_MASK);
  return value;
}

export function lengthOf(code: TokenCode): number {
  let length = 0;
  for (let left = code; left !== 0; left >>= TOKEN_BITS) length++;
  return length;
}

/** The list that keeps all the cards of a number. */
export function keepingAll(code: TokenCode): TokenCode {
  let list = 0;
  for (let i = 0; code >> (i * TOKEN_BITS) !== 0; i++) list |= (KEEP_TOKEN + i) << (i * TOKEN_BITS);
  return list;
}

/** Every list is made once and then shared by all moves; there are fewer than 13,000. */
const LISTS: (readonly Token[] | undefined)[] = Array.from({ length: 1 << (LENGTH * TOKEN_BITS) });

function tokensOf(code: TokenCode): readonly Token[] {
  return (LISTS[code] ??= decodeTokens(code));
}

function decodeTokens(code: TokenCode): readonly Token[] {
  const list: Token[] = [];
  for (let left = code; left !== 0; left >>= TOKEN_BITS) list.push(NAMES[left & TOKEN_MASK] as Token);
  return list;
}

/** A number on the table in the public notation. */
export function facesOf(code: TokenCode): readonly Face[] {
  return tokensOf(code) as readonly Face[];
}

export function codeOf(list: readonly Token[]): TokenCode {
  let code = 0;
  for (let i = 0; i < list.length; i++) code |= tokenOf(list[i]!) << (i * TOKEN_BITS);
  return code;
}

function tokenOf(name: Token): number {
  const last = name.charCodeAt(name.length - 1) - 48;
  if (name.length === 1) return 1 + last;
  return name.startsWith('J') ? JOKER_OFFSET + 1 + last : KEEP_TOKEN + last;
}

/** How a number lies on the table after a list was played onto it. */
export function writtenOver(lying: TokenCode, list: TokenCode): TokenCode {
  let after = 0;
  for (let shift = 0; list >> shift !== 0; shift += TOKEN_BITS) {
    const token = (list >> shift) & TOKEN_MASK;
    after |= (token >= KEEP_TOKEN ? (lying >> ((token - KEEP_TOKEN) * TOKEN_BITS)) & TOKEN_MASK : token) << shift;
  }
  return after;
}

const DRAW_MOVE: DrawMove = { draw: true };

export function isDraw(move: Move): move is DrawMove {
  return 'draw' in move;
}

/** 0 for drawing; for a formula its operator and its three codes, 47 bits in all. */
export type MoveId = number;

export const DRAW_ID: MoveId = 0;
const CODE_BITS = LENGTH * TOKEN_BITS;
const CODE_MASK = (1 << CODE_BITS) - 1;
/** Too many bits for the operators on bits, so the two halves are put together by arithmetic. */
const UPPER_HALF = 2 ** (2 * CODE_BITS);

export function formulaId(op: number, a: TokenCode, b: TokenCode, c: TokenCode): MoveId {
  return ((op << CODE_BITS) | a) * UPPER_HALF + ((b << CODE_BITS) | c);
}

export function operatorOf(id: MoveId): number {
  return upperHalfOf(id) >> CODE_BITS;
}

/** The code that the formula has for one of its numbers. */
export function codeAt(id: MoveId, place: number): TokenCode {
  const upper = upperHalfOf(id);
  if (place === PLACE_A) return upper & CODE_MASK;
  const lower = id - upper * UPPER_HALF;
  return place === PLACE_B ? lower >> CODE_BITS : lower & CODE_MASK;
}

function upperHalfOf(id: MoveId): number {
  return Math.floor(id / UPPER_HALF);
}

export function moveId(move: Move): MoveId {
  if (isDraw(move)) return DRAW_ID;
  return formulaId(OPERATORS.indexOf(move.op), codeOf(move.a), codeOf(move.b), codeOf(move.c));
}

export function moveOf(id: MoveId): Move {
  return id === DRAW_ID ? DRAW_MOVE : formulaOf(id);
}

export function formulaOf(id: MoveId): FormulaMove {
  return {
    op: OPERATORS[operatorOf(id)]!,
    a: tokensOf(codeAt(id, PLACE_A)),
    b: tokensOf(codeAt(id, PLACE_B)),
    c: tokensOf(codeAt(id, PLACE_C)),
  };
}
