import type { Seat } from '@paddock/kernel';

/** Kinds of cards, in the order in which hands and piles are listed: the digits and the joker (FO-1). */
export const CARDS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'J'] as const;
export type Card = (typeof CARDS)[number];

export type Digit = Exclude<Card, 'J'>;
/** A card on the table: its digit, or a joker with the digit it was named (FO-18). */
export type Face = Digit | `J${Digit}`;
/** A place of a number in a move: a card laid from the hand, or the first, second, third card lying there kept. */
export type Token = Face | 'k0' | 'k1' | 'k2';

export const OPERATORS = ['+', '-', 'x', '/'] as const;
export type Operator = (typeof OPERATORS)[number];

export const GOALS = ['first', 'all', 'points'] as const;
/** Who wins: the first out of cards (FO-21), everybody is placed (FO-23), or points (FO-25). */
export type Goal = (typeof GOALS)[number];

export type Options = {
  goal: Goal;
  useTable: boolean;
  winnerExtraCard: boolean;
  rounds: number;
  target: number;
};

export interface DrawMove {
  readonly draw: true;
}

/** A formula of one's own: the three numbers after the move, digit by digit. */
export interface FormulaMove {
  readonly op: Operator;
  readonly a: readonly Token[];
  readonly b: readonly Token[];
  readonly c: readonly Token[];
}

export type Move = DrawMove | FormulaMove;

export type Phase = 'dealer' | 'deal' | 'open' | 'play' | 'draw' | 'over';

/** The places of the three numbers in `State.numbers`: A op B = C. */
export const PLACE_A = 0;
export const PLACE_B = 1;
export const PLACE_C = 2;
export const NUMBER_PLACES = ['a', 'b', 'c'] as const;

/** A value of `dealer`, `toMove` and `op` for nobody and nothing. */
export const NOT_SET = -1;

/**
 * The whole position. Flat lists of small numbers, because they are cloned and changed millions of times a second:
 * cards are counted per kind (in the order of `CARDS`), and `hands` holds one such count after another.
 */
export interface State {
  phase: Phase;
  /** From 1. */
  round: number;
  dealer: Seat;
  toMove: Seat;
  /** Index into `OPS`; `NOT_SET` until the first formula is completed. */
  op: number;
  /** A, B and C as they lie on the table: codes of their faces (see tokens.ts), 0 for a number that is not there. */
  numbers: number[];
  hands: number[];
  handSizes: number[];
  pile: number[];
  pileSize: number;
  /** The cards beneath the visible ones. */
  under: number[];
  underSize: number;
  /** Seats without cards, in the order in which they got rid of them. */
  finished: Seat[];
  /** Points, or rounds won, or (goal `all`) the sum of places. */
  scores: number[];
  /** Cards left in hand, summed over finished rounds. */
  cardsLeft: number[];
  /** 1 for a seat that starts the next round with one card more, otherwise 0 (FO-24). */
  extra: number[];
  /** Finished turns of the round. */
  turns: number;
  /** Turns in a row that passed because there was nothing to draw. */
  passes: number;
  /** Turns for which the formula must still be changed completely (FO-17). */
  bound: number;
  /** The bound turns are over: the formula may be changed as usual, but its result must not stay 0 (FO-17). */
  notZero: boolean;
}

export interface FormulaOnTable {
  readonly op: Operator | null;
  readonly a: readonly Face[];
  readonly b: readonly Face[];
  readonly c: readonly Face[];
}

/** Why a round ended: somebody is out of cards, nobody can draw any more, or it has lasted 200 turns (FO-20). */
export type RoundEnding = 'out' | 'blocked' | 'turns';

/**
 * What happens, with the resulting facts, so that `applyEvent` needs no rules. What only one seat may know is `null` for
 * everybody else.
 */
export type Event =
  | { readonly type: 'dealer'; readonly seat: Seat }
  | {
      readonly type: 'dealt' | 'drew';
      readonly seat: Seat;
      /** For the seat only. */
      readonly card: Card | null;
      readonly handSize: number;
      readonly pileSize: number;
    }
  | {
      readonly type: 'opened';
      readonly place: 'a' | 'b';
      readonly card: Digit;
      readonly pileSize: number;
      /** Who is to move now; nobody before both cards lie open. */
      readonly toMove: Seat | null;
    }
  | {
      readonly type: 'formula';
      readonly seat: Seat;
      readonly move: FormulaMove;
      /** The formula as it lies now, and how many cards are beneath it. */
      readonly formula: FormulaOnTable;
      readonly under: number;
      readonly laid: number;
      /** The hand that is left, for the seat only. */
      readonly hand: readonly Card[] | null;
      readonly handSize: number;
      /** What it scored; `null` when no points are counted. */
      readonly points: number | null;
      /** The seat's score now. */
      readonly score: number;
      /** For how many turns it binds (FO-17). */
      readonly bound: number;
    }
  | { readonly type: 'draws'; readonly seat: Seat }
  /** The cards beneath the formula have become the pile, of so many cards. */
  | { readonly type: 'turned'; readonly cards: number }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'finished'; readonly seat: Seat; readonly place: number }
  | {
      readonly type: 'turnEnded';
      /** Who is to move now; nobody when the round is over. */
      readonly toMove: Seat | null;
      readonly turns: number;
      readonly passes: number;
      readonly bound: number;
      readonly mustChangeAll: boolean;
      readonly notZero: boolean;
    }
  | {
      readonly type: 'round';
      readonly round: number;
      readonly ending: RoundEnding;
      readonly winners: readonly Seat[];
      /** What each seat's score changed by; for points this tells the worth of every hand, which is laid open then. */
      readonly change: readonly number[];
      readonly cards: readonly number[];
      /** What each seat has now. */
      readonly scores: readonly number[];
      readonly cardsLeft: readonly number[];
      readonly extra: readonly boolean[];
    }
  /** All cards are back in the pile for the next round. */
  | { readonly type: 'roundStarted'; readonly round: number; readonly dealer: Seat; readonly pileSize: number }
  | { readonly type: 'over'; readonly ranking: readonly (readonly Seat[])[] };

/** What a player sees (FO-26). */
export interface View {
  readonly round: number;
  readonly dealer: Seat | null;
  readonly toMove: Seat | null;
  readonly opened: boolean;
  readonly mustChangeAll: boolean;
  readonly bound: number;
  readonly notZero: boolean;
  readonly formula: FormulaOnTable;
  readonly under: number;
  readonly pileSize: number;
  /** The viewer's own hand; `null` for spectators. */
  readonly hand: readonly Card[] | null;
  readonly handSizes: readonly number[];
  readonly finished: readonly Seat[];
  readonly scores: readonly number[];
  readonly cardsLeft: readonly number[];
  readonly extra: readonly boolean[];
  readonly turns: number;
  readonly passes: number;
}

/** What a move will do. A drawn card is chance and not included. */
export type Preview =
  /** `source` is where the card comes from: the cards under the formula become the pile first; `null` is passing. */
  | { readonly kind: 'draw'; readonly source: 'pile' | 'under' | null }
  | {
      readonly kind: 'formula';
      readonly formula: FormulaOnTable;
      /** A, B and C as numbers. */
      readonly values: readonly [number, number, number];
      /** The cards that leave the hand, and how many stay. */
      readonly laid: readonly Card[];
      readonly left: number;
      /** What it scores; `null` when no points are counted. */
      readonly points: number | null;
      /** For how many turns it binds the others to change everything (FO-17). */
      readonly bound: number;
    };

export interface FormulaTypes {
  state: State;
  move: Move;
  event: Event;
  view: View;
  preview: Preview;
  options: Options;
}
