import type { Seat } from '@paddock/kernel';

/** A card by its red number (R), its plain blue number (B), or the Turbo. */
export const CARDS = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'R10', 'B6', 'B7', 'B8', 'T'] as const;
export type Card = (typeof CARDS)[number];

/** How the winner is found (FF-29). */
export type WinCondition = 'title' | 'final';

export type Options = { win: WinCondition };

/** One card, with or without a Turbo as the extra second card. */
export type Move = { readonly card: Card; readonly turbo: boolean };

/** A car's number, seat by seat: with three cars each, seat 1 has 3, 4 and 5. */
export type Car = number;

type Phase = 'grid' | 'deal' | 'play' | 'draw' | 'over';

/** A value of `pos` for a car that is not on the track. */
export const OFF_TRACK = -1000;

/**
 * The whole position. Flat lists of small numbers, because they are cloned and changed millions of times a second:
 * cards are counted per kind (in the order of `CARDS`), and `hands` holds one such count after another. `taken` and
 * `held` say again, as bits, what follows from the rest; looking it up afresh would take half of the time of a game.
 */
export interface State {
  phase: Phase;
  /** The race and the turn in it, from 1. */
  race: number;
  turn: number;
  /** Linear position in the race (FF-5), or `OFF_TRACK`. */
  pos: number[];
  /** From 1, the innermost; 0 off the track. */
  lane: number[];
  /** For each of the 30 spaces the lanes in which a car stands, as bits: bit 1 is lane 1. */
  taken: number[];
  /** The race in which the car was eliminated, or 0. */
  out: number[];
  /** All cars of this turn in the order in which they move; those before `mover` have moved. */
  order: Car[];
  mover: number;
  /** Whose car is to move. */
  toMove: Seat;
  carsEach: number;
  hands: number[];
  /** For each seat the kinds in its hand, as bits; one bit more says that there is a second Turbo. */
  held: number[];
  pile: number[];
  pileSize: number;
  discard: number[];
  /** The kind of the card on top of the discard pile, or -1. It has no part in the rules: people look at it. */
  top: number;
  /** How many extra Turbos each seat has played. */
  extraTurbos: number[];
  points: number[];
  /** The `moveId` of the move that waits for its draw, or -1. */
  played: number;
}

/** Where a car stands. */
interface CarPlace {
  readonly car: Car;
  readonly pos: number;
  readonly lane: number;
}

/**
 * What happens, with the resulting facts, so that `applyEvent` needs no rules. What only one seat may know is `null` for
 * everybody else.
 */
export type Event =
  | ({ readonly type: 'placed' } & CarPlace)
  | {
      readonly type: 'dealt' | 'drew';
      readonly seat: Seat;
      /** For the seat only. */
      readonly card: Card | null;
      readonly handSize: number;
      readonly pileSize: number;
    }
  /** The grid in its order, the first car to move first. */
  | { readonly type: 'race'; readonly race: number; readonly grid: readonly CarPlace[] }
  | { readonly type: 'turn'; readonly race: number; readonly turn: number; readonly order: readonly Car[] }
  | {
      readonly type: 'played';
      readonly seat: Seat;
      readonly car: Car;
      readonly card: Card;
      readonly turbo: boolean;
      /** The cards laid on the discard pile, the last one on top. */
      readonly discarded: readonly Card[];
      /** The hand that is left, for the seat only. */
      readonly hand: readonly Card[] | null;
      readonly handSize: number;
      /** How many extra Turbos the seat has played now. */
      readonly extraTurbos: number;
    }
  /** The discard pile has become the pile, of so many cards. */
  | { readonly type: 'turned'; readonly cards: number }
  | {
      readonly type: 'moved';
      readonly car: Car;
      readonly from: number;
      readonly to: number;
      readonly lane: number;
      /** Where the cards alone would have taken it; more than `to` when it dropped back from full spaces (FF-19). */
      readonly aimed: number;
      /** The cars still to move in this turn. */
      readonly order: readonly Car[];
    }
  | {
      readonly type: 'eliminated';
      readonly seat: Seat;
      readonly car: Car;
      readonly race: number;
      readonly points: number;
      /** The seat's points now. */
      readonly total: number;
    }
  | {
      readonly type: 'retired';
      readonly seat: Seat;
      /** The cards laid on the discard pile, the last one on top. */
      readonly cards: readonly Card[];
      /** The hand that is left, for the seat only. */
      readonly hand: readonly Card[] | null;
      readonly handSize: number;
    }
  | {
      readonly type: 'finished';
      readonly seat: Seat;
      readonly car: Car;
      readonly place: number;
      readonly points: number;
      /** The seat's points now. */
      readonly total: number;
    }
  | { readonly type: 'over'; readonly ranking: readonly (readonly Seat[])[] };

export interface CarView {
  readonly car: Car;
  readonly seat: Seat;
  readonly pos: number | null;
  readonly lane: number | null;
  readonly out: number | null;
}

/** What a player sees (FF-31). */
export interface View {
  readonly race: number;
  readonly turn: number;
  readonly order: readonly Car[];
  readonly cars: readonly CarView[];
  /** The viewer's own hand; `null` for spectators. */
  readonly hand: readonly Card[] | null;
  readonly handSizes: readonly number[];
  readonly pileSize: number;
  readonly discard: readonly Card[];
  /** The card that lies on top of the discard pile. */
  readonly top: Card | null;
  readonly extraTurbos: readonly number[];
  readonly points: readonly number[];
  readonly played: Move | null;
}

/** What a move will do. */
export interface Preview {
  /** What the cards move from this space (FF-12 to FF-15). */
  readonly distance: number;
  /** Where they alone would take the car, and where it will end; less when spaces are full (FF-19). */
  readonly aimed: number;
  readonly to: number;
  readonly lane: number;
  /** The car passes the line, and the race ends with this turn. */
  readonly passesLine: boolean;
  /** How many cards the player will hold from now on: one less after an extra Turbo (FF-16). */
  readonly handAfter: number;
  /**
   * The printed number that the car will stand on when it moves again, which decides what the rest of the hand counts
   * then (FF-12, FF-13). `null` if the race ends with this turn, because the cars line up anew (FF-23, FF-25).
   */
  readonly nextNumber: number | null;
  /** Whether a card with this red number stays in the hand. */
  readonly hasNextRed: boolean;
}

export interface FormelFunTypes {
  state: State;
  move: Move;
  event: Event;
  view: View;
  preview: Preview;
  options: Options;
}
