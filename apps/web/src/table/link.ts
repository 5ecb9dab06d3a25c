import type { GameRecord, Kind, Refusal, Result, Seat, Viewer } from '@paddock/kernel';
import type { LoggedEvent, Position, Snapshot, Step } from '@paddock/table';

/**
 * What a table page lives on: positions as one viewer may see them, and the steps between them. Where they come from, a
 * worker on this device or a server far away, is no business of the boards.
 */

export interface Person {
  readonly kind: 'person';
  readonly name: string;
  /** The name belongs to them for good; never so at a table of this device. */
  readonly claimed?: boolean;
}

export interface BotDriver {
  readonly kind: 'bot';
  readonly bot: string;
  readonly name: string;
}

/** Who drives a seat. */
export type Driver = Person | BotDriver;

/** Whether a name belongs to who drives under it. */
export function isClaimed(driver: Driver | undefined): boolean {
  return driver?.kind === 'person' && driver.claimed === true;
}

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

export type { LoggedEvent, Position, Snapshot, Step };

/** The start of watching a table. */
export interface Watched<K extends Kind = Kind> extends Snapshot<K> {
  /** How many steps have been made since: they follow at once. */
  readonly ahead: number;
}

export interface TableLink<K extends Kind = Kind> {
  readonly info: TableInfo<K>;
  /** As whom a server lets one look; at a table of this device that is whoever holds it. */
  readonly viewer?: Viewer;
  /**
   * Tells one viewer all that happened up to entry `since` (`null`: up to now), and then every step after it, until
   * `leave` or another `watch`.
   */
  watch(viewer: Viewer, since: number | null, onStep: (step: Step<K>) => void): Promise<Watched<K>>;
  leave(): void;
  /** Plays a move at position n. */
  submit(seat: Seat, move: K['move'], n: number): Promise<Result<null, Refusal>>;
  /** What a move would do; `null` when the race has gone on and it is not legal any more. */
  preview(seat: Seat, move: K['move']): Promise<K['preview'] | null>;
  /** The step that led to position n; at 0 there was none, and the events are empty. */
  at(n: number, viewer: Viewer): Promise<Step<K>>;
  record(): Promise<GameRecord<K>>;
}
