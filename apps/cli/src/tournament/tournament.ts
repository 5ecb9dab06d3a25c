import type { Seat } from '@paddock/kernel';

/**
 * How two bots meet. In a duel each has half the seats; with an odd number of seats they take turns in having one more.
 * In `lone` each sits alone among copies of the other, in `guest` only the first of the two does.
 */
export const FORMATS = ['duel', 'lone', 'guest'] as const;
export type Format = (typeof FORMATS)[number];

/** A tournament as plain data: it decides every game, and how many of them are played is another matter. */
export interface Tournament {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: object;
  /** As words of the command line: `champion@50ms`. */
  readonly bots: readonly string[];
  readonly format: Format;
  readonly seed: string;
}

/** One of the two bots of a pair. */
export type Side = 0 | 1;

/** Who sits where, by sides of the pair. */
export type Seating = readonly Side[];

/** Two bots, by their numbers in the tournament. */
export type Pair = readonly [number, number];

/** One pair at one deal: all its seatings played with the same dice. */
export interface Deal {
  /** Deals are counted through all pairs: number = deal × pairs + pair. */
  readonly number: number;
  /** How the game of each seating ended, best first, ties together. */
  readonly rankings: readonly (readonly (readonly Seat[])[])[];
  /** Decisions of each side, and the milliseconds they took together. */
  readonly decisions: readonly [number, number];
  readonly ms: readonly [number, number];
  /** Cars of each side that started and that finished, in games where a car may drop out. */
  readonly cars?: readonly [started: number, finished: number][];
}

/** Everybody meets everybody; guests visit the first bot's opponents only. */
export function pairsOf({ bots, format }: Tournament): Pair[] {
  const pairs: Pair[] = [];
  const hosts = format === 'guest' ? 1 : bots.length;
  for (let a = 0; a < hosts; a++) for (let b = a + 1; b < bots.length; b++) pairs.push([a, b]);
  return pairs;
}

/** Every distinct seating of a pair, by rotation: over all of them each side has sat everywhere equally often. */
export function seatingsOf({ seats, format }: Pick<Tournament, 'seats' | 'format'>): Seating[] {
  const found = new Map<string, Seating>();
  for (const start of startsOf(seats, format)) {
    for (let shift = 0; shift < seats; shift++) {
      const seating = start.map((_, seat) => start[(seat + shift) % seats]!);
      found.set(seating.join(''), seating);
    }
  }
  return [...found.values()];
}

function startsOf(seats: number, format: Format): Seating[] {
  const row = (first: (seat: Seat) => boolean): Side[] => Array.from({ length: seats }, (_, s) => (first(s) ? 0 : 1));
  if (format === 'duel') return [row((seat) => seat % 2 === 0), row((seat) => seat % 2 === 1)];
  const guest = row((seat) => seat === 0);
  return format === 'guest' ? [guest] : [guest, row((seat) => seat !== 0)];
}

/** How many deals a pair needs for at least so many games. */
export function dealsFor(tournament: Tournament, games: number): number {
  return Math.ceil(games / seatingsOf(tournament).length);
}
