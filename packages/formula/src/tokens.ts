import { JOKER } from './cards.ts';
import { type Draw, type Face, type Laying, type Move, OPS, type Token } from './types.ts';

/**
 * Lists of up to three tokens as one whole number, the code: five bits for each token, the first one lowest. A token
 * is 1 + d for the digit d, 11 + d for a joker as d, 21 + i for the card lying in place i that is kept; 0 is no token.
 * A code without kept cards is also how a number lies on the table. So a list is never built twice, a move costs one
 * small object, and three codes and an operator make a `moveId`.
 */
export type Code = number;

export const BITS = 5;
export const TOKEN = 31;
export const AS_JOKER = 10;
export const KEEP = 21;
const LENGTH = 3;

const NAMES: readonly (Token | '')[] = Array.from({ length: TOKEN + 1 }, (_, token) => {
  if (token === 0 || token > KEEP + 2) return '';
  const [prefix, first] = token >= KEEP ? ['k', KEEP] : token > AS_JOKER ? ['J', AS_JOKER + 1] : ['', 1];
  return `${prefix}${token - first}` as Token;
});

/** The kind of card that a token other than a kept card is. */
export function kindOf(token: number): number {
  return token > AS_JOKER ? JOKER : token - 1;
}

function digitOf(face: number): number {
  return (face - 1) % 10;
}

/** The whole number that faces make, the first card being the leading digit. */
export function valueOf(code: Code): number {
  let value = 0;
  for (let left = code; left !== 0; left >>= BITS) value = value * 10 + digitOf(left & TOKEN);
  return value;
}

export function lengthOf(code: Code): number {
  let length = 0;
  for (let left = code; left !== 0; left >>= BITS) length++;
  return length;
}

/** Every list is made once and then shared by all moves; there are fewer than 13,000. */
const LISTS: (readonly Token[] | undefined)[] = Array.from({ length: 1 << (LENGTH * BITS) });

function listOf(code: Code): readonly Token[] {
  return (LISTS[code] ??= spell(code));
}

function spell(code: Code): readonly Token[] {
  const list: Token[] = [];
  for (let left = code; left !== 0; left >>= BITS) list.push(NAMES[left & TOKEN] as Token);
  return list;
}

/** A number on the table in the public notation. */
export function facesOf(code: Code): readonly Face[] {
  return listOf(code) as readonly Face[];
}

export function codeOf(list: readonly Token[]): Code {
  let code = 0;
  for (let i = 0; i < list.length; i++) code |= tokenOf(list[i]!) << (i * BITS);
  return code;
}

function tokenOf(name: Token): number {
  const last = name.charCodeAt(name.length - 1) - 48;
  if (name.length === 1) return 1 + last;
  return name.startsWith('J') ? AS_JOKER + 1 + last : KEEP + last;
}

/** How a number lies on the table after a list was played onto it. */
export function written(lying: Code, list: Code): Code {
  let after = 0;
  for (let shift = 0; list >> shift !== 0; shift += BITS) {
    const token = (list >> shift) & TOKEN;
    after |= (token >= KEEP ? (lying >> ((token - KEEP) * BITS)) & TOKEN : token) << shift;
  }
  return after;
}

export const DRAW: Draw = { draw: true };

export function isDraw(move: Move): move is Draw {
  return 'draw' in move;
}

/** 0 for drawing; for a formula its operator and its three codes, 47 bits in all. */
export function moveId(move: Move): number {
  if (isDraw(move)) return 0;
  const numbers = (codeOf(move.a) * 32768 + codeOf(move.b)) * 32768 + codeOf(move.c);
  return OPS.indexOf(move.op) * 2 ** 45 + numbers;
}

export function laying(op: number, a: Code, b: Code, c: Code): Laying {
  return { op: OPS[op]!, a: listOf(a), b: listOf(b), c: listOf(c) };
}
