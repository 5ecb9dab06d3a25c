import { CHANCE, type Entry, type Kind, type Match, ok, type Refusal, type Result, type Seat } from '@paddock/kernel';
import type { Time } from '@paddock/protocol';
import { awaitedSeats, RunningTable, type Transition } from '@paddock/table';
import type { StoredSeat, StoredTable } from '../tables/repository.ts';
import type { StoredCheckpoint } from './checkpoint-repository.ts';
import { type Checkpoint, unpackCheckpoint } from './checkpoint.ts';
import { RaceClock } from './clock.ts';
import { diceSeedOfTable } from './dice-seed.ts';
import type { DriverChange } from './driver-repository.ts';
import type { StoredEntry } from './entry-repository.ts';
import { openGame, type OpenedGame } from './game-cache.ts';

/** How notes begin that say that a bot drives. */
const BOT = 'bot:';
const DAY = 24 * 3600;

/** Where a move leads, with the clock as it will be then. The race goes there when it is stored and not before. */
export interface RaceTransition extends Transition {
  /** When its entries were made, by the service clock. */
  readonly at: number;
  readonly clock: RaceClock;
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
  /** The game itself; the race adds seats, clocks and what is stored. */
  readonly table: RunningTable;
  readonly #time: Time;
  #clock: RaceClock;
  #turn: Promise<unknown> = Promise.resolve();
  /** The numbers of people's moves, by their seats and the ids that they gave them: what is sent again is not done again. */
  readonly #moves = new Map<string, number>();
  /** The number of the last of them. */
  #byHand = -1;

  constructor(
    { table, seats }: StoredTable,
    entries: readonly StoredEntry[],
    notes: readonly DriverChange[],
    stored: StoredCheckpoint | null = null,
  ) {
    const opened = openGame(table.game, seats.length, JSON.parse(table.options) as object);
    const time = (this.#time = JSON.parse(table.time) as Time);
    const snapshot = stored === null ? null : unpackCheckpoint(opened, stored);
    this.id = table.id;
    this.isClosed = typeof table.closed_at === 'number';
    this.seats = seats;
    this.table = new RunningTable(matchAt(opened, entries, snapshot), diceSeedOfTable(table));
    for (const [number, { entry, key }] of entries.entries()) this.#note(number, entry, key);
    const bots = seats.map(({ kind }) => kind === 'bot');
    this.#clock = snapshot === null ? RaceClock.create(time, bots) : new RaceClock(time, snapshot.hands);
    if (snapshot === null)
      this.#clock.start(this.awaited(), table.clock_started_at ?? table.started_at ?? table.created_at);
    this.#replay(entries.slice(snapshot?.number ?? 0), notes);
  }

  get match(): Match {
    return this.table.match;
  }

  get clock(): RaceClock {
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

  /** Whether the last choice was a seat's own, made by its person themselves and not by a plan. */
  hasJustMoved(seat: Seat): boolean {
    const { entries } = this.match;
    const last = entries.findLastIndex(([actor]) => actor !== CHANCE);
    return last === this.#byHand && entries[last]?.[0] === seat;
  }

  /** Takes in what another process has stored, and tells what happened. */
  catchUp(entries: readonly StoredEntry[]): Kind['event'][] {
    const { length } = this.table;
    for (const [i, { entry, key }] of entries.entries()) this.#note(length + i, entry, key);
    return this.#replay(entries, []);
  }

  /** Plays what is stored already; of the notes, those that are not older. */
  #replay(entries: readonly StoredEntry[], notes: readonly DriverChange[]): Kind['event'][] {
    const events: Kind['event'][] = [];
    const hand = (): void => {
      const here = notes.filter(({ number }) => number === this.table.length);
      for (const note of here) this.hand(note);
    };
    for (const { entry, at } of entries) {
      hand();
      events.push(...this.table.append([entry]));
      tick(this.#clock, this.match, entry, at);
    }
    hand();
    return events;
  }

  /** A bot or the person themselves drives a seat from now on. */
  hand({ seat, driver, at }: DriverChange): void {
    const bot = driver.startsWith(BOT) ? driver.slice(BOT.length) : null;
    const autopilot = bot === null ? 0 : 1;
    this.seats = this.seats.map((one) =>
      one.seat === seat && one.kind === 'person' ? { ...one, autopilot, bot } : one,
    );
    this.#clock.hand(seat, bot !== null);
    this.#clock.start(this.awaited(), at);
  }

  /** Works out where a move leads, or why it is refused. The race itself stays where it is. */
  prepare(seat: Seat, move: unknown, at: number, key: string | null): Result<RaceTransition, Refusal> {
    const transition = this.table.prepare(seat, move);
    return transition.ok ? ok(this.#timed(transition.value, at, key)) : transition;
  }

  /** Works out what chance answers where it is awaited. */
  prepareChance(at: number): RaceTransition {
    return this.#timed(this.table.prepareChance(), at, null);
  }

  #timed(transition: Transition, at: number, key: string | null): RaceTransition {
    const clock = this.#clock.clone();
    for (const entry of transition.entries) tick(clock, transition.match, entry, at);
    return { ...transition, at, clock, key };
  }

  /** Goes where a transition leads: it is stored. */
  commit(transition: RaceTransition): void {
    const { from, entries, clock, key } = transition;
    this.table.commit(transition);
    this.#clock = clock;
    if (key !== null) this.#note(from, entries[0]!, key);
  }

  /** The seats that must choose now. */
  awaited(): readonly Seat[] {
    return this.isClosed ? [] : this.table.awaitedSeats();
  }

  /** Those of them that a bot drives. */
  botsAwaited(): Seat[] {
    return this.awaited().filter((seat) => this.isDriven(seat));
  }

  /** Those of them, here or after a transition, that people drive themselves. */
  peopleAwaited({ match }: Pick<RaceTransition, 'match'> = this): Seat[] {
    return this.isClosed ? [] : awaitedSeats(match).filter((seat) => !this.isDriven(seat));
  }

  isDriven(seat: Seat): boolean {
    const { kind, autopilot } = this.seats[seat]!;
    return kind === 'bot' || autopilot === 1;
  }

  /** When something must be done here, or after a transition: a bot's move at once, a flag at its time; or `null`. */
  dueAt(now: number, { match, clock }: Pick<RaceTransition, 'match' | 'clock'> = this): number | null {
    if (this.isClosed) return null;
    const { kind } = match.game.awaiting(match.state);
    return kind === 'chance' || awaitedSeats(match).some((seat) => this.isDriven(seat)) ? now : clock.dueAt;
  }
}

function tick(clock: RaceClock, match: Match, [actor]: Entry, at: number): void {
  if (actor >= 0) clock.stop(actor, at);
  clock.start(awaitedSeats(match), at);
}

/** The match at its beginning, or as the snapshot has it, with the entries that led there. */
function matchAt(opened: OpenedGame, stored: readonly StoredEntry[], snapshot: Checkpoint | null): Match {
  if (snapshot === null) return { ...opened, state: opened.game.setup(), entries: [] };
  const entries = stored.slice(0, snapshot.number).map(({ entry }) => entry);
  return { ...opened, state: snapshot.state, entries };
}
