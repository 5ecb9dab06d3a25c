import type { Seat } from '@paddock/kernel';

/**
 * How the seats are divided between two bots. `duel`: each has half the seats; with an odd number they alternate in having
 * one more. `lone`: each sits alone among copies of the other. `guest`: only the first of the two does.
 */
export const TOURNAMENT_FORMATS = ['duel', 'lone', 'guest'] as const;
export type TournamentFormat = (typeof TOURNAMENT_FORMATS)[number];

/** A tournament as plain data. It determines every game, but not how many are played. */
export interface Tournament {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: object;
  /** As on the command line: `champion@50ms`. */
  readonly bots: readonly string[];
  readonly format: TournamentFormat;
  readonly seed: string;
  /** The luck of every game is measured, which takes longer. */
  readonly luckAdjusted?: true;
}

/** One of the two bots of a pair. */
export type PairSide = 0 | 1;

/** By seat: the side of the pair that sits there. */
export type Seating = readonly PairSide[];

/** Two bots, by their index in the tournament. */
export type BotPair = readonly [number, number];

/** The games of one pair with one set of dice: one for every seating. */
export interface Deal {
  /** Deals are numbered across all pairs: deal × pairs + pair. */
  readonly number: number;
  /** By seating: the ranking, best first, ties together. */
  readonly rankings: readonly (readonly (readonly Seat[])[])[];
  /** By seating, then by seat: the luck in the game as a probability of winning, if it was measured. */
  readonly luck?: readonly (readonly number[])[];
  /** By side: the number of decisions, and the milliseconds they took in total. */
  readonly decisions: readonly [number, number];
  readonly ms: readonly [number, number];
  /** By side: cars that started and that finished, in games where a car can drop out. */
  readonly cars?: readonly [started: number, finished: number][];
}

/** All pairs of bots; for `guest` only the pairs of the first bot. */
export function pairsOf({ bots, format }: Tournament): BotPair[] {
  const pairs: BotPair[] = [];
  const firstBots = format === 'guest' ? 1 : bots.length;
  for (let a = 0; a < firstBots; a++) for (let b = a + 1; b < bots.length; b++) pairs.push([a, b]);
  return pairs;
}

/** Every distinct rotation of the base seatings. Over all of them each side sits on every seat equally often. */
export function seatingsOf({ seats, format }: Pick<Tournament, 'seats' | 'format'>): Seating[] {
  const found = new Map<string, Seating>();
  for (const start of baseSeatingsOf(seats, format)) {
    for (let shift = 0; shift < seats; shift++) {
      const seating = start.map((_, seat) => start[(seat + shift) % seats]!);
      found.set(seating.join(''), seating);
    }
  }
  return [...found.values()];
}

function baseSeatingsOf(seats: number, format: TournamentFormat): Seating[] {
  const createSeating = (first: (seat: Seat) => boolean): PairSide[] =>
    Array.from({ length: seats }, (_, s) => (first(s) ? 0 : 1));
  if (format === 'duel') return [createSeating((seat) => seat % 2 === 0), createSeating((seat) => seat % 2 === 1)];
  const guest = createSeating((seat) => seat === 0);
  return format === 'guest' ? [guest] : [guest, createSeating((seat) => seat !== 0)];
}

/** How many deals a pair needs for at least this many games. */
export function dealCountFor(tournament: Tournament, games: number): number {
  return Math.ceil(games / seatingsOf(tournament).length);
}
