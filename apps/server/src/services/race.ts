import { findGame } from '@paddock/games';
import {
  append,
  begin,
  type Dice,
  type Entry,
  fairDice,
  type Kind,
  type Match,
  type Seat,
  settle,
  type Viewer,
} from '@paddock/kernel';
import type { LiveEvents, Time } from '@paddock/protocol';
import { positionOf, redacted } from '@paddock/table';
import type { StoredEntry } from '../repositories/entries.ts';
import type { StoredSeat, StoredTable } from '../repositories/tables.ts';
import { Clock } from './clock.ts';

/** What came of one command: entries, and what happened, before it is redacted for anybody. */
export interface Course {
  readonly from: number;
  readonly entries: readonly Entry[];
  readonly events: readonly Kind['event'][];
}

/** A running table in memory. It is a cache: the entries in the database are the race, and it can be read again any time. */
export class Race {
  readonly id: string;
  readonly match: Match;
  readonly clock: Clock;
  seats: readonly StoredSeat[];
  /** Ids of moves that are in, and how many entries there were after them. */
  readonly keys = new Map<string, number>();
  readonly #seed: string;
  readonly #dice: Dice;
  #turn: Promise<unknown> = Promise.resolve();

  constructor({ table, seats }: StoredTable, entries: readonly StoredEntry[]) {
    const definition = findGame(table.game);
    if (definition === undefined) throw new Error(`no game ${table.game}`);
    this.id = table.id;
    this.seats = seats;
    this.match = begin(definition, seats.length, JSON.parse(table.options) as object);
    this.clock = new Clock(JSON.parse(table.time) as Time, seats.length);
    this.#seed = table.seed;
    this.#dice = fairDice(table.seed);
    this.catchUp(entries);
  }

  /** One command after the other: nobody sees a move before it is stored. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(work);
    this.#turn = mine.catch(() => {});
    return mine;
  }

  /** Plays what is stored already. */
  catchUp(entries: readonly StoredEntry[]): Kind['event'][] {
    const events: Kind['event'][] = [];
    for (const { entry, at, key } of entries) {
      append(this.match, entry, events);
      this.#tick(entry, at);
      if (key !== null) this.keys.set(key, this.match.entries.length);
    }
    return events;
  }

  /** Plays a move that is known to be legal, or nothing, and lets chance answer. */
  advance(entry: Entry | null, at: number): Course {
    const from = this.match.entries.length;
    const events: Kind['event'][] = [];
    if (entry !== null) append(this.match, entry, events);
    settle(this.match, this.#dice, events);
    const entries = this.match.entries.slice(from);
    for (const one of entries) this.#tick(one, at);
    return { from, entries, events };
  }

  #tick([actor]: Entry, at: number): void {
    if (actor >= 0) this.clock.stop(actor, at);
    this.clock.start(this.awaited(), at);
  }

  /** The seats that must choose now. */
  awaited(): readonly Seat[] {
    const awaiting = this.match.game.awaiting(this.match.state);
    return awaiting.kind === 'moves' ? awaiting.seats : [];
  }

  /** Those of them that a bot drives. */
  botsAwaited(): Seat[] {
    return this.awaited().filter((seat) => this.isDriven(seat));
  }

  isDriven(seat: Seat): boolean {
    const { kind, autopilot } = this.seats[seat]!;
    return kind === 'bot' || autopilot === 1;
  }

  /** What a bot's own chance follows from here: secret like the dice, or its cards could be foretold. */
  botSeed(seat: Seat): string {
    return `${this.#seed} bot ${seat} ${this.match.entries.length}`;
  }

  /** Best first, or `undefined` while it goes on. */
  ranking(): readonly (readonly Seat[])[] | undefined {
    const awaiting = this.match.game.awaiting(this.match.state);
    return awaiting.kind === 'over' ? awaiting.ranking : undefined;
  }

  /** What one viewer may know of a course that has just been stored. */
  stepFor(viewer: Viewer, events: readonly Kind['event'][], now: number): LiveEvents['step'] {
    const seen = redacted(this.match, events, viewer);
    return { events: seen, after: positionOf(this.match, viewer), clocks: this.clock.face(now) };
  }
}
