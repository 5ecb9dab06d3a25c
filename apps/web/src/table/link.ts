import type { Awaiting, GameRecord, Kind, Refusal, Result, Seat, Viewer } from '@paddock/kernel';

/**
 * What a table page lives on: positions as one viewer may see them, and the steps between them. Where they come from, a
 * worker on this device or a server far away, is no business of the boards.
 */

export interface Person {
  readonly kind: 'person';
  readonly name: string;
}

export interface BotDriver {
  readonly kind: 'bot';
  readonly bot: string;
  readonly name: string;
}

/** Who drives a seat. */
export type Driver = Person | BotDriver;

/** What never changes at a table. */
export interface TableInfo<K extends Kind = Kind> {
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  readonly options: K['options'];
  readonly drivers: readonly Driver[];
  /** The commitment to the dice, known from the start. */
  readonly seedHash: string;
  /** A guided first race: the coach speaks. */
  readonly lesson: boolean;
  /** Came from a file or a link: there is nobody to hide anything from. */
  readonly opened?: boolean;
}

/** The table after n entries, as one viewer may see it. */
export interface Position<K extends Kind = Kind> {
  readonly n: number;
  readonly viewer: Viewer;
  readonly view: K['view'];
  /** How many choices the viewer has made so far: it changes when one of theirs is in, whatever others do. */
  readonly made: number;
  readonly awaiting: Awaiting;
  /** What the viewer may do; empty when they are not awaited. */
  readonly legal: readonly K['move'][];
  /** What each of the legal moves will do; `null` when there are too many to tell all in advance (see `preview`). */
  readonly previews: readonly K['preview'][] | null;
}

/** How an entry led from one position to the next. */
export interface Step<K extends Kind = Kind> {
  readonly events: readonly K['event'][];
  readonly after: Position<K>;
}

/** An event of the log: it led to position n. */
export interface Told<K extends Kind = Kind> {
  readonly n: number;
  readonly event: K['event'];
}

export interface Account<K extends Kind = Kind> {
  readonly position: Position<K>;
  readonly history: readonly Told<K>[];
  /** How many steps have been made since: they follow at once. */
  readonly ahead: number;
}

export interface TableLink<K extends Kind = Kind> {
  readonly info: TableInfo<K>;
  /**
   * Tells one viewer all that happened up to entry `since` (`null`: up to now), and then every step after it, until
   * `leave` or another `watch`.
   */
  watch(viewer: Viewer, since: number | null, onStep: (step: Step<K>) => void): Promise<Account<K>>;
  leave(): void;
  /** Plays a move at position n. */
  submit(seat: Seat, move: K['move'], n: number): Promise<Result<null, Refusal>>;
  /** What a move would do; `null` when the race has gone on and it is not legal any more. */
  preview(seat: Seat, move: K['move']): Promise<K['preview'] | null>;
  /** The step that led to position n; at 0 there was none, and the events are empty. */
  at(n: number, viewer: Viewer): Promise<Step<K>>;
  record(): Promise<GameRecord<K>>;
}
