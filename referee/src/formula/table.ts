/** The table of Formula: the formula, the pile, the hands and the seats around it. */
import { elementAt } from '../frame/element-at.ts';
import { createDeck, sortCards } from './cards.ts';

type Goal = 'first' | 'all' | 'points';
export type Operator = '+' | '-' | 'x' | '/';
type Phase = 'dealer' | 'deal' | 'open' | 'move' | 'draw' | 'over';

export interface Options {
  goal: Goal;
  useTable: boolean;
  winnerExtraCard: boolean;
  rounds: number;
  target: number;
}

/** What starts afresh with every round. Cards are '0'…'9' and 'J'; in the formula a joker is 'J4'. */
interface Round {
  toMove: number | null;
  opened: boolean;
  op: Operator | null;
  a: string[];
  b: string[];
  c: string[];
  under: string[];
  pile: string[];
  hands: string[][];
  finished: number[];
  turns: number;
  passes: number;
  bound: number;
  notZero: boolean;
}

export interface Position extends Round {
  seats: number;
  options: Options;
  phase: Phase;
  round: number;
  dealer: number | null;
  scores: number[];
  cardsLeft: number[];
  extra: boolean[];
}

const HAND_SIZE = 7; // FO-4

/** All cards in the pile, nothing else anywhere. */
export function createRound(seats: number): Round {
  return {
    toMove: null,
    opened: false,
    op: null,
    a: [],
    b: [],
    c: [],
    under: [],
    pile: createDeck(),
    hands: Array.from({ length: seats }, () => []),
    finished: [],
    turns: 0,
    passes: 0,
    bound: 0,
    notZero: false,
  };
}

export function createPosition(seats: number, options: Options): Position {
  const each = <T>(value: T): T[] => Array<T>(seats).fill(value);
  return {
    seats,
    options,
    phase: 'dealer',
    round: 1,
    dealer: null,
    ...createRound(seats),
    scores: each(0),
    cardsLeft: each(0),
    extra: each(false),
  };
}

export function listSeats(p: Position): number[] {
  return p.hands.map((_, seat) => seat);
}

/** FO-4, FO-5, FO-24: seat by seat from seat 0; the next seat whose hand is not full, or null when all are. */
export function findSeatToDeal(p: Position): number | null {
  return (
    listSeats(p).find((seat) => elementAt(p.hands, seat).length < HAND_SIZE + (elementAt(p.extra, seat) ? 1 : 0)) ??
    null
  );
}

export function listSeatsInRound(p: Position): number[] {
  return listSeats(p).filter((seat) => !p.finished.includes(seat));
}

/** FO-6, FO-23: the next seat round the table that is still in the round. */
export function seatAfter(p: Position, seat: number): number {
  let next = (seat + 1) % p.seats;
  while (p.finished.includes(next) && next !== seat) next = (next + 1) % p.seats;
  return next;
}

export function tableOf(p: Position): Record<string, unknown> {
  return {
    round: p.round,
    dealer: p.dealer,
    toMove: p.toMove,
    opened: p.opened,
    mustChangeAll: p.bound > 0,
    formula: { op: p.op, a: p.a, b: p.b, c: p.c },
    under: p.under.length,
    pile: sortCards(p.pile),
    hands: p.hands.map(sortCards),
    finished: p.finished,
    scores: p.scores,
    cardsLeft: p.cardsLeft,
    extra: p.extra,
    turns: p.turns,
    passes: p.passes,
    bound: p.bound,
    ...(p.notZero ? { notZero: true } : {}),
  };
}
