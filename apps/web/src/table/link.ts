import type { GameRecord, Kind, Refusal, Result, Seat, Viewer } from '@paddock/kernel';
import type { Account, Position, Step, Told } from '@paddock/table';

/**
 * What a table page lives on: positions as one viewer may see them, and the steps between them. Where they come from, a
 * worker on this device or a server far away, is no business of the boards.
 */

export interface PersonDriver {
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
export type Driver = PersonDriver | BotDriver;

/** Whether a name belongs to who drives under it. */
export function isNameClaimed(driver: Driver | undefined): boolean {
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

export type { Account, Position, Step, Told };

export interface TableLink<K extends Kind = Kind> {
  readonly info: TableInfo<K>;
  /** As whom a server lets one look; at a table of this device that is whoever holds it. */
  readonly viewer?: Viewer;
  /**
   * Tells one viewer all that happened up to entry `since` (`null`: up to now), and then every step after it, until
   * `leave` or another `watch`.
   */
  watch(viewer: Viewer, since: number | null, onStep: (step: Step<K>) => void): Promise<Account<K>>;
  leave(): void;
  /** Plays a move at position n. */
  submitWithRetry(seat: Seat, move: K['move'], n: number): Promise<Result<null, Refusal>>;
  /** What a move would do; `null` when the race has gone on and it is not legal any more. */
  preview(seat: Seat, move: K['move']): Promise<K['preview'] | null>;
  /** The step that led to position n; at 0 there was none, and the events are empty. */
  at(n: number, viewer: Viewer): Promise<Step<K>>;
  record(): Promise<GameRecord<K>>;
}
