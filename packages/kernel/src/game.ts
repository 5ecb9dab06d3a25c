import type { OptionTable } from './options.ts';
import type { Rng } from './rng.ts';

/** A seat at the table, counted from 0. */
export type Seat = number;

/** A seat, or `null` for a spectator, who knows no more than the least informed seat. */
export type Viewer = Seat | null;

/** The actor of every chance entry in a record. */
export const CHANCE = -1;

export type Awaiting =
  /** These seats must move. Several seats choose secretly and at the same time, in any order. */
  | { readonly kind: 'moves'; readonly seats: readonly Seat[] }
  /** Chance must answer with a whole number in [0, ways), every one equally likely. */
  | { readonly kind: 'chance'; readonly ways: number; readonly label: string }
  /** The game has ended. Best first, ties together. */
  | { readonly kind: 'over'; readonly ranking: readonly (readonly Seat[])[] };

/**
 * The data types of one game. All are plain JSON: they survive `JSON.parse(JSON.stringify(x))` unchanged,
 * so that they can be stored, sent and compared without code of their own.
 */
export interface GameTypes {
  state: object;
  move: object;
  event: { type: string };
  view: object;
  preview: object;
  options: object;
}

/** What a chance entry means in the public notation, for traces and logs. */
export interface ChanceReport {
  readonly label: string;
  readonly result: unknown;
  readonly [detail: string]: unknown;
}

/** What one seat can tell from everything it was shown, not only from its view: it counts along. */
export interface Memory<K extends GameTypes = GameTypes> {
  /** Takes in the next entry: the state before it, of which only what the seat may know is read, and the events the seat was shown. */
  follow(before: K['state'], shown: readonly K['event'][]): void;
  /** Like `Game.determinize`, but what the seat can infer is not dealt again. */
  determinize(state: K['state'], rng: Rng): void;
  /** Whether an event is the last one of its entry: tells entries apart that were shown together. */
  endsEntry(event: K['event']): boolean;
}

/**
 * One game at one table: a seat count and a set of options, with its precomputed tables. It is immutable;
 * everything that changes is in the state, which the caller owns.
 *
 * States are changed in place and cloned by hand, for speed: an immutable reducer is twenty
 * times slower, a proxy-based one five hundred times.
 */
export interface Game<K extends GameTypes = GameTypes> {
  readonly seats: number;
  readonly options: K['options'];

  /** The position before the first entry. Contains no randomness: chance entries follow. */
  setup(): K['state'];
  clone(state: K['state']): K['state'];
  awaiting(state: K['state']): Awaiting;

  /** All legal moves, in a stable order and without duplicates. Empty for a seat that is not awaited. */
  legalMoves(state: K['state'], seat: Seat): readonly K['move'][];
  /** A small whole number that differs between any two legal moves of one position: the key for search. */
  moveId(move: K['move']): number;

  /**
   * What a legal move will do and cost, from what the seat may know. Later chance is left open. Pages show this
   * beside every choice, so that no page contains rules.
   */
  preview(state: K['state'], seat: Seat, move: K['move']): K['preview'];

  /** Plays a move that is known to be legal (`submitMove` checks moves that are not). */
  play(state: K['state'], seat: Seat, move: K['move'], events?: K['event'][]): void;
  /** Resolves the awaited chance event. */
  resolve(state: K['state'], outcome: number, events?: K['event'][]): void;

  /** What a viewer may know, built by inclusion: what is not named here is never shown. */
  view(state: K['state'], viewer: Viewer): K['view'];
  /** The part of an event a viewer may see, or `null` when they may not even know that it happened. */
  redact(event: K['event'], viewer: Viewer): K['event'] | null;
  /**
   * The view after an event that its viewer was shown. Folding the redacted events of an entry over the view before it gives
   * exactly the view after it, so a client with a view and the events needs no further views. Leaves its arguments unchanged.
   */
  applyEvent(view: K['view'], event: K['event']): K['view'];
  /**
   * The moves a seat may choose ahead of its turn, after those it has `chosen` ahead already. Only a proposal from what the seat sees now:
   * a premove that is not legal when its turn comes is dropped.
   */
  premoves(view: K['view'], seat: Seat, chosen: readonly K['move'][]): readonly K['move'][];
  /** Deals again, in place, everything the seat cannot know: a random state that is consistent with what the seat knows. */
  determinize(state: K['state'], seat: Seat, rng: Rng): void;
  /** For games in which counting along tells a seat more than its view shows: an empty memory, to follow a match from its start. */
  createMemory?(seat: Seat): Memory<K>;
  /**
   * A state that the viewer cannot tell from the true one, with any hidden information that fits: for evaluating a position of
   * which only a view is known. Wherever a move is awaited it has the same view, and the same legal moves for the viewer.
   */
  stateFromView?(view: K['view'], viewer: Viewer): K['state'];

  /** The full position in the public notation (docs/notation.md), for traces and referees. */
  table(state: K['state']): object;
  /** What the outcome means at this chance event, in the public notation. */
  chance(state: K['state'], outcome: number): ChanceReport;
  /** Returns what is impossible about a position (a card lost, two cars on one place), or `null`: for fuzzing. */
  audit(state: K['state']): string | null;
}

/** What a game is called in texts: cars that race by dice or by cards, or another game. */
export type Genre = 'dice-race' | 'card-race' | 'game';

/** What one must know to offer a game. It is known without loading the rules, so it is small and needs none of them. */
export interface GameManifest<K extends GameTypes = GameTypes> {
  readonly id: string;
  readonly title: string;
  readonly genre: Genre;
  /** Lists of games are sorted by this number. */
  readonly order: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** The number of seats of a table that is started without choosing one. */
  readonly defaultSeats: number;
  readonly defaultOptions: Readonly<K['options']>;
  /** Defaults of a new table that depend on the number of seats: they replace those of `defaultOptions`. */
  optionsForSeats?(seats: number): Partial<K['options']>;
  /** The data option whose values people may publish in the gallery: the one with `describe`. */
  readonly galleryOption?: string;
  /** Whether its pages offer hints, which a table may limit (`HintLimit`). */
  readonly hasHints?: boolean;
}

/** A game with its rules. */
export interface GameDefinition<K extends GameTypes = GameTypes> extends GameManifest<K> {
  /** Stored with every record; increased when the rules change, so that old records keep their meaning. */
  readonly rulesVersion: number;
  /** Options as data: one table for the lobby form, the command line, validation and fuzzing. */
  readonly options: OptionTable<K['options']>;
  /** An upper bound of the entries of any game. A game with more would never end. */
  readonly maxEntries: number;
  /** Returns what is wrong with options that are each allowed but not together, or `null`. */
  checkOptions?(seats: number, options: K['options']): string | null;
  /** What the first line of a trace contains besides game, seats and options, such as a circuit. */
  traceHeader?(options: K['options']): Record<string, unknown>;
  create(seats: number, options: K['options']): Game<K>;
}

/** One entry of a record: a seat's move, or a chance outcome. */
export type Entry<K extends GameTypes = GameTypes> =
  | readonly [seat: Seat, move: K['move']]
  | readonly [chance: -1, outcome: number];
