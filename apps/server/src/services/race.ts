import { createHmac } from 'node:crypto';
import {
  append,
  CHANCE,
  type Dice,
  type Entry,
  fairDice,
  type Kind,
  type Match,
  type Seat,
  settle,
} from '@paddock/kernel';
import type { Time } from '@paddock/protocol';
import type { StoredEntry } from '../repositories/entries.ts';
import type { Note } from '../repositories/notes.ts';
import type { StoredSeat, StoredTable } from '../repositories/tables.ts';
import type { StoredSnapshot } from '../repositories/snapshots.ts';
import { Clock } from './clock.ts';
import { open, type Opened } from './opened.ts';
import { diceSeedOfTable } from './race-start.ts';
import { type Snapshot, unpack } from './snapshot.ts';

/** How notes begin that say that a bot drives. */
const BOT = 'bot:';
const DAY = 24 * 3600;

/** Where a command leads. It is worked out beside the race, which goes there when it is stored and not before. */
export interface Course {
  readonly from: number;
  readonly entries: readonly Entry[];
  /** What happened, before it is redacted for anybody. */
  readonly events: readonly Kind['event'][];
  readonly match: Match;
  readonly clock: Clock;
  /** The client's own id of the move that is the first entry. */
  readonly key: string | null;
}

/** A running table in memory. It is a cache: the entries in the database are the race, and it can be read again any time. */
export class Race {
  readonly id: string;
  seats: readonly StoredSeat[];
  /** It is not kept in memory any more: whoever still waits for a turn here looks for the race again. */
  forgotten = false;
  /** The admin has closed the table: nobody moves any more. */
  isClosed: boolean;
  readonly #time: Time;
  readonly #seed: string;
  readonly #dice: Dice;
  #match: Match;
  #clock: Clock;
  #turn: Promise<unknown> = Promise.resolve();
  /** The numbers of people's moves, by their seats and the ids that they gave them: what is sent again is not done again. */
  readonly #moves = new Map<string, number>();
  /** The number of the last of them. */
  #byHand = -1;

  constructor(
    { table, seats }: StoredTable,
    entries: readonly StoredEntry[],
    notes: readonly Note[],
    stored: StoredSnapshot | null = null,
  ) {
    const opened = open(table.game, seats.length, JSON.parse(table.options) as object);
    const time = (this.#time = JSON.parse(table.time) as Time);
    const snapshot = stored === null ? null : unpack(opened, stored);
    this.id = table.id;
    this.isClosed = typeof table.closed_at === 'number';
    this.seats = seats;
    this.#seed = table.seed;
    this.#dice = fairDice(diceSeedOfTable(table));
    this.#match = matchAt(opened, entries, snapshot);
    for (const [number, { entry, key }] of entries.entries()) this.#note(number, entry, key);
    const bots = seats.map(({ kind }) => kind === 'bot');
    this.#clock = snapshot === null ? Clock.wound(time, bots) : new Clock(time, snapshot.hands);
    if (snapshot === null)
      this.#clock.start(this.awaited(), table.clock_started_at ?? table.started_at ?? table.created_at);
    this.#replay(entries.slice(snapshot?.number ?? 0), notes);
  }

  get match(): Match {
    return this.#match;
  }

  get clock(): Clock {
    return this.#clock;
  }

  /** One command after the other: each begins where the one before has led. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(work);
    this.#turn = mine.catch(() => {});
    return mine;
  }

  /** The number of the entry that a seat has made with this id, or `undefined`. */
  moved(seat: Seat, key: string): number | undefined {
    return this.#moves.get(`${seat} ${key}`);
  }

  #note(number: number, [actor]: Entry, key: string | null): void {
    if (key === null) return;
    this.#moves.set(`${actor} ${key}`, number);
    this.#byHand = number;
  }

  /** Whether people take days over it, or as long as they like: nobody sits there waiting. */
  isSlow(): boolean {
    return this.#time.kind === 'none' || this.#time.seconds >= DAY;
  }

  /** How many entries there were when a seat's last choice was in: another number means another turn. */
  made(seat: Seat): number {
    return this.#match.entries.findLastIndex(([actor]) => actor === seat) + 1;
  }

  /** Whether the last choice was a seat's own, made by its person themselves and not by a plan. */
  hasJustMoved(seat: Seat): boolean {
    const last = this.#match.entries.findLastIndex(([actor]) => actor !== CHANCE);
    return last === this.#byHand && this.#match.entries[last]?.[0] === seat;
  }

  /** Takes in what another process has stored, and tells what happened. */
  catchUp(entries: readonly StoredEntry[]): Kind['event'][] {
    const { length } = this.#match.entries;
    for (const [i, { entry, key }] of entries.entries()) this.#note(length + i, entry, key);
    return this.#replay(entries, []);
  }

  /** Plays what is stored already; of the notes, those that are not older. */
  #replay(entries: readonly StoredEntry[], notes: readonly Note[]): Kind['event'][] {
    const events: Kind['event'][] = [];
    const hand = (): void => {
      const here = notes.filter(({ number }) => number === this.#match.entries.length);
      for (const note of here) this.hand(note);
    };
    for (const { entry, at } of entries) {
      hand();
      append(this.#match, entry, events);
      tick(this.#clock, this.#match, entry, at);
    }
    hand();
    return events;
  }

  /** A bot or the person themselves drives a seat from now on. */
  hand({ seat, driver, at }: Note): void {
    const bot = driver.startsWith(BOT) ? driver.slice(BOT.length) : null;
    const autopilot = bot === null ? 0 : 1;
    this.seats = this.seats.map((one) =>
      one.seat === seat && one.kind === 'person' ? { ...one, autopilot, bot } : one,
    );
    this.#clock.hand(seat, bot !== null);
    this.#clock.start(this.awaited(), at);
  }

  /** Where a move that is known to be legal leads, or nothing, and what chance answers. The race itself stays where it is. */
  plan(entry: Entry | null, at: number, key: string | null): Course {
    const { definition, game, state, entries: before } = this.#match;
    const match: Match = { definition, game, state: game.clone(state), entries: [...before] };
    const events: Kind['event'][] = [];
    if (entry !== null) append(match, entry, events);
    settle(match, this.#dice, events);
    const entries = match.entries.slice(before.length);
    const clock = this.#clock.clone();
    for (const one of entries) tick(clock, match, one, at);
    return { from: before.length, entries, events, match, clock, key };
  }

  /** Goes where a planned course led: it is stored. */
  follow({ from, entries, match, clock, key }: Course): void {
    this.#match = match;
    this.#clock = clock;
    if (key !== null) this.#note(from, entries[0]!, key);
  }

  /** The seats that must choose now. */
  awaited(): readonly Seat[] {
    return this.isClosed ? [] : awaitedIn(this.#match);
  }

  /** Those of them that a bot drives. */
  botsAwaited(): Seat[] {
    return this.awaited().filter((seat) => this.isDriven(seat));
  }

  /** Those of them, here or at the end of a course, that people drive themselves. */
  peopleAwaited({ match }: Pick<Course, 'match'> = this): Seat[] {
    return this.isClosed ? [] : awaitedIn(match).filter((seat) => !this.isDriven(seat));
  }

  isDriven(seat: Seat): boolean {
    const { kind, autopilot } = this.seats[seat]!;
    return kind === 'bot' || autopilot === 1;
  }

  /** When something must be done here, or at the end of a course: a bot's move at once, a flag at its time; or `null`. */
  dueAt(now: number, { match, clock }: Pick<Course, 'match' | 'clock'> = this): number | null {
    if (this.isClosed) return null;
    const { kind } = match.game.awaiting(match.state);
    return kind === 'chance' || awaitedIn(match).some((seat) => this.isDriven(seat)) ? now : clock.dueAt;
  }

  /**
   * What a bot's own chance follows from here. By HMAC: a bot's generator is quick, not secret, and what its choices tell of its
   * seed must tell nothing of the table's.
   */
  botSeed(seat: Seat): string {
    const message = `bot/${seat}/${this.#match.entries.length}`;
    return createHmac('sha256', Buffer.from(this.#seed, 'hex')).update(message).digest('hex');
  }

  /** Best first, or `undefined` while it goes on. */
  ranking(): readonly (readonly Seat[])[] | undefined {
    return rankingOf(this.#match);
  }
}

export function rankingOf({ game, state }: Match): readonly (readonly Seat[])[] | undefined {
  const awaiting = game.awaiting(state);
  return awaiting.kind === 'over' ? awaiting.ranking : undefined;
}

function awaitedIn({ game, state }: Match): readonly Seat[] {
  const awaiting = game.awaiting(state);
  return awaiting.kind === 'moves' ? awaiting.seats : [];
}

function tick(clock: Clock, match: Match, [actor]: Entry, at: number): void {
  if (actor >= 0) clock.stop(actor, at);
  clock.start(awaitedIn(match), at);
}

/** The match at its beginning, or as the snapshot has it, with the entries that led there. */
function matchAt(opened: Opened, stored: readonly StoredEntry[], snapshot: Snapshot | null): Match {
  if (snapshot === null) return { ...opened, state: opened.game.setup(), entries: [] };
  const entries = stored.slice(0, snapshot.number).map(({ entry }) => entry);
  return { ...opened, state: snapshot.state, entries };
}
