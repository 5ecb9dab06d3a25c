import type { Card, Face, FormulaOnTable, Operator, Token } from '@paddock/formula';

/** The symbols as they are printed. */
export const SIGN_TEXTS: Readonly<Record<Operator, string>> = { '+': '+', '-': '−', x: '×', '/': '÷' };

export const NUMBER_LETTERS = ['a', 'b', 'c'] as const;
export type NumberLetter = (typeof NUMBER_LETTERS)[number];

export function letterOf(place: NumberLetter): string {
  return place.toUpperCase();
}

/** The digit that a face shows; a joker shows the one it was named. */
export function digitOf(face: string): string {
  return face.at(-1)!;
}

export function isJoker(face: string): boolean {
  return face.startsWith('J');
}

/** The card of the hand that a face is made of. */
export function cardOf(face: string): Card {
  return face[0] as Card;
}

export function isKept(token: Token): boolean {
  return token.startsWith('k');
}

export function digitsText(faces: readonly Face[]): string {
  return faces.map(digitOf).join('');
}

/** A formula in one line: "12 × 7 = 84"; missing parts are question marks. */
export function formulaText({ op, a, b, c }: FormulaOnTable): string {
  return `${digitsText(a) || '?'} ${op === null ? '?' : SIGN_TEXTS[op]} ${digitsText(b) || '?'} = ${digitsText(c) || '?'}`;
}
