import type { GameRecord, GameTypes, HintLimit, MoveRefusal, Result, Seat, Viewer } from '@paddock/kernel';
import type { LoggedEvent, Position, Snapshot, Step } from '@paddock/table';

/**
 * The interface between the table page and the table. Behind it is a worker on this device or a server; boards do not
 * know which.
 */

interface PersonDriver {
  readonly kind: 'person';
  readonly name: string;
  /** Whether the nickname is claimed; never set at a local table. */
  readonly claimed?: boolean;
  /** Whether a BOT account drives; left out for people. */
  readonly botAccount?: boolean;
}

interface BotDriver {
  readonly kind: 'bot';
  readonly bot: string;
  readonly name: string;
}

/** Who drives a seat. */
export type Driver = PersonDriver | BotDriver;

/** Whether the driver's nickname is claimed. */
export function isNameClaimed(driver: Driver | undefined): boolean {
  return driver?.kind === 'person' && driver.claimed === true;
}

/** Whether a BOT account drives: a program that is not the server's. */
export function isBotAccount(driver: Driver | undefined): boolean {
  return driver?.kind === 'person' && driver.botAccount === true;
}

/** The facts of a table that never change. */
export interface TableInfo<K extends GameTypes = GameTypes> {
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  readonly options: K['options'];
  readonly drivers: readonly Driver[];
  /** The commitment to the seed, known from the start. */
  readonly seedHash: string;
  /** A step of a lesson: the person makes every move, also where there is only one. */
  readonly lesson: boolean;
  /** Imported from a file or a link: there are no secrets to keep. */
  readonly opened?: boolean;
  /** How many hints each person may ask for; none if it is missing. */
  readonly hints?: HintLimit;
  /** The coach is open to all at the table, spectators included. */
  readonly coach?: boolean;
}

export type { LoggedEvent, Position, Snapshot, Step };

/** The start of watching a table. */
export interface Watched<K extends GameTypes = GameTypes> extends Snapshot<K> {
  /** How many steps have been made since: they follow at once. */
  readonly ahead: number;
}

export interface TableLink<K extends GameTypes = GameTypes> {
  readonly info: TableInfo<K>;
  /** The viewer as the server knows them. Undefined at a local table, where whoever holds the device is the viewer. */
  readonly viewer?: Viewer;
  /**
   * Returns everything that happened up to entry `since` (`null`: up to now) and then calls `onStep` for every later
   * step, until `leave` or another `watch`.
   */
  watch(viewer: Viewer, since: number | null, onStep: (step: Step<K>) => void): Promise<Watched<K>>;
  leave(): void;
  /** Submits a move for the position after n entries. */
  submit(seat: Seat, move: K['move'], n: number): Promise<Result<null, MoveRefusal>>;
  /** What a move would do; `null` when it is no longer legal. */
  preview(seat: Seat, move: K['move']): Promise<K['preview'] | null>;
  /** The step that led to position n. For n = 0 it has no events. */
  at(n: number, viewer: Viewer): Promise<Step<K>>;
  record(): Promise<GameRecord<K>>;
}
