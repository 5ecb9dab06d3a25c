import type { Move } from '@paddock/pole-position';

/** The three kinds of a move. */
export type FuelMove = Extract<Move, { readonly fuel: number }>;
export type CarMove = Extract<Move, { readonly car: number }>;
export type TokenMove = Extract<Move, { readonly token: string }>;
