import type { Seat } from '@paddock/kernel';

/** The circuit tokens, in the order in which chance counts them (PP-5). A kind is an index into this list. */
export const TOKENS = ['oil', 'pit', 'turbo', 'slip', 'comeback', 'grey'] as const;
export type Token = (typeof TOKENS)[number];

export const KIND_OIL = TOKENS.indexOf('oil');
export const KIND_PIT = TOKENS.indexOf('pit');
export const KIND_TURBO = TOKENS.indexOf('turbo');
export const KIND_SLIP = TOKENS.indexOf('slip');
export const KIND_COMEBACK = TOKENS.indexOf('comeback');

export type Options = {
  rules: 'normal' | 'plus';
  course: 'shuffled' | 'built' | 'custom';
  tokens: readonly Token[] | null;
  podium: 'all' | 'six';
};

export type TokenMove = { readonly token: Token };
export type FuelMove = { readonly fuel: number };
/** The player's own car: 0, 1 or 2. */
export type CarMove = { readonly car: number };
export type Move = TokenMove | FuelMove | CarMove;

type Phase = 'course' | 'build' | 'choose' | 'move' | 'over';

/** A car's number among all, seat by seat: seat 1 has 3, 4 and 5. */
export type Car = number;
/** Cars, seats or cards as bits of one number: bit n stands for number n. */
export type BitSet = number;

/** Cars of each player (PP-1). */
export const CARS_PER_SEAT = 3;
/** The start space; cars on it have not left (PP-14, PP-16). */
export const START_SPACE = 0;
/** Reaching this space or passing it is crossing the line (PP-3). */
export const FINISH_SPACE = 44;

/**
 * The whole position: flat lists of small numbers and bit sets, cloned and changed millions of times a second. `road` says
 * again what follows from `at`; counting it afresh for every car that thinks about moving would cost a third of the time.
 */
export interface State {
  phase: Phase;
  /** From 1; stays at 1 while the course is laid. */
  turn: number;
  /** Kinds of the tokens laid so far, space 1 first. Replaced, never changed in place: clones share it. */
  course: readonly number[];
  /** By car: where it stands, and where it stood when the cards were revealed. */
  at: number[];
  from: number[];
  /** How many cars stand on each space, start and finish included. */
  road: number[];
  /** By car: its place, 0 while it is racing. */
  place: number[];
  /** Cars that moved this turn. */
  moved: BitSet;
  /** Cars that spin (PP-17, PP-25). */
  spin: BitSet;
  /** By seat: the cards in hand, bits 1 to 9, without the chosen one. */
  hands: BitSet[];
  /** By seat: the card chosen this turn, or 0. */
  chosen: number[];
  /** Seats still to choose, then seats still to move. */
  waiting: BitSet;
  /** Seats in the order in which they move this turn; those before `mover` have moved. */
  order: Seat[];
  mover: number;
  /** How many cars have crossed the line. */
  arrived: number;
  points: number[];
}

/** What the options mean for the race. */
export interface RaceRules {
  readonly plus: boolean;
  /** How many arrivals end the race (PP-28, PP-29). */
  readonly podium: number;
  /** Points by place; place 0 is nobody's. */
  readonly prizes: readonly number[];
}

/**
 * What happens, with the resulting facts, so that `applyEvent` needs no rules.
 */
export type Event =
  /** The token lies on the next free space. */
  | { readonly type: 'laid'; readonly seat: Seat | null; readonly space: number; readonly token: Token }
  /** A turn begins, and these seats choose a card. */
  | { readonly type: 'turn'; readonly turn: number; readonly seats: readonly Seat[] }
  /** The card leaves the hand. It is `null` for everybody but its player. */
  | { readonly type: 'chose'; readonly seat: Seat; readonly fuel: number | null }
  /** All cards of this turn lie open, and none of them is in a hand any more. These seats move, in this order. */
  | { readonly type: 'revealed'; readonly fuel: readonly (number | null)[]; readonly order: readonly Seat[] }
  /** The card is lost, and none of the player's cars spins any more. */
  | { readonly type: 'straightened'; readonly seat: Seat }
  /** A car loses or gains a place; a car that gains one over the line has `to` 44. */
  | {
      readonly type: 'pit' | 'turbo';
      readonly seat: Seat;
      readonly car: number;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly car: number;
      readonly from: number;
      readonly to: number;
      /** The card's points, and what Comeback added to them. */
      readonly points: number;
      readonly bonus: number;
    }
  | { readonly type: 'spun'; readonly seat: Seat; readonly car: number }
  /** A car has crossed the line, or (`placed`) was still racing when the race ended. */
  | {
      readonly type: 'finished' | 'placed';
      readonly seat: Seat;
      readonly car: number;
      readonly place: number;
      readonly points: number;
      /** The player's points now. */
      readonly total: number;
    }
  /** The picked car has done all its moving. */
  | {
      readonly type: 'moveEnded';
      readonly seat: Seat;
      readonly car: number;
      /** The player's cars that spin now. */
      readonly spinning: readonly number[];
      /** The seats still to move in this turn. */
      readonly order: readonly Seat[];
    }
  /** A player takes cards back, and has this hand now. */
  | { readonly type: 'refilled'; readonly seat: Seat; readonly hand: readonly number[] }
  /** All have moved, and the cards of this turn are put away. */
  | { readonly type: 'turnEnded'; readonly turn: number }
  | { readonly type: 'over'; readonly ranking: readonly (readonly Seat[])[] };

export interface CarView {
  readonly seat: Seat;
  readonly car: number;
  readonly at: number;
  readonly from: number;
  readonly moved: boolean;
  readonly spin: boolean;
  readonly place: number | null;
}

/** What a player sees: all but the cards that lie face down (PP-6, PP-13). */
export interface View {
  readonly phase: Phase;
  readonly turn: number;
  readonly course: readonly Token[];
  readonly cars: readonly CarView[];
  /** A card that another player has chosen face down still counts to the hand here. */
  readonly hands: readonly (readonly number[])[];
  /** Who has chosen this turn. */
  readonly ready: readonly boolean[];
  /** Cards chosen this turn: the viewer's own, and from the reveal on everybody's. */
  readonly chosen: readonly (number | null)[];
  readonly order: readonly Seat[];
  readonly points: readonly number[];
}

/** What picking a car does, all effects included. */
export interface CarPreview {
  readonly car: number;
  readonly from: number;
  /** Where it drives from, after losing or gaining a place first (PP-26, PP-27). */
  readonly start: number;
  /** Where its drive ends, and where it stands in the end. */
  readonly to: number;
  readonly end: number;
  /** The card's points, and what Comeback adds to them. */
  readonly points: number;
  readonly bonus: number;
  /** Whether it uses all its points; otherwise the rest is lost. */
  readonly usesAll: boolean;
  readonly spins: boolean;
  /** The place it takes when it crosses the line. */
  readonly place: number | null;
}

export type Preview =
  /** The token would lie on this space, and so many of its kind would be left. */
  | { readonly space: number; readonly left: number }
  /**
   * What the card would do as the road stands now, were nobody to move before: for every car that may be picked.
   * No cars: the card only straightens what spins. `refills`: it is the last in hand, and all nine come back.
   */
  | { readonly cars: readonly CarPreview[]; readonly refills: boolean }
  | CarPreview;

export interface PolePositionTypes {
  state: State;
  move: Move;
  event: Event;
  view: View;
  preview: Preview;
  options: Options;
}
