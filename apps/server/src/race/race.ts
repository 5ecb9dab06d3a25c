import {
  CHANCE,
  type Entry,
  type GameTypes,
  type Match,
  ok,
  type MoveRefusal,
  type Result,
  type Seat,
} from '@paddock/kernel';
import type { TimeControl } from '@paddock/protocol';
import { awaitedSeats, type GameState, RunningTable, type Transition } from '@paddock/table';
import type { StoredSeat, StoredTable } from '../tables/repository.ts';
import type { StoredCheckpoint } from './checkpoint-repository.ts';
import { type Checkpoint, unpackCheckpoint } from './checkpoint.ts';
import { type ClockPause, RaceClock } from './clock.ts';
import { diceSeedOfTable } from './dice-seed.ts';
import type { DriverChange } from './driver-repository.ts';
import type { StoredEntry } from './entry-repository.ts';
import { openGame, type OpenedGame } from './game-cache.ts';

/** How drivers begin that are bots. */
const BOT_PREFIX = 'bot:';
const DAY_SECONDS = 24 * 3600;

/** A transition with the clocks after it. It is committed once it is stored. */
export interface RaceTransition extends Transition {
  /** When its entries were made, by the service clock. */
  readonly at: number;
  readonly clock: RaceClock;
  /** The client's own id of the move that is the first entry. */
  readonly key: string | null;
}

/** A race in memory. It can be rebuilt from the stored entries at any time. */
export class Race {
  readonly id: string;
  seats: readonly StoredSeat[];
  /** Removed from the cache: work that still waits for its turn here has to look up the race again. */
  isEvicted = false;
  /** The admin closed the table, so that nobody moves any more. */
  isClosed: boolean;
  /** By how much spectators are behind while the race goes on. */
  readonly spectatorDelayMs: number;
  /** The game itself; the race adds seats, clocks and what is stored. */
  readonly table: RunningTable;
  readonly #time: TimeControl;
  #clock: RaceClock;
  /** Whether work runs now, and what waits for its turn. */
  #isBusy = false;
  readonly #waiting: (() => void)[] = [];
  /** Of each seat, the entry numbers of its person's moves by client id, so that a move sent twice is played once. */
  readonly #moves: readonly Map<string, number>[];
  /** The entry number of the last of them. */
  #lastOwnMove = -1;

  constructor(
    { table, seats }: StoredTable,
    entries: readonly StoredEntry[],
    driverChanges: readonly DriverChange[],
    stored: StoredCheckpoint | null = null,
    pauses: ReadonlyMap<Seat, readonly ClockPause[]> = new Map(),
  ) {
    const opened = openGame(table.game, seats.length, JSON.parse(table.options) as object);
    const time = (this.#time = JSON.parse(table.time) as TimeControl);
    const checkpoint = stored === null ? null : unpackCheckpoint(opened, stored);
    this.id = table.id;
    this.isClosed = typeof table.closed_at === 'number';
    this.spectatorDelayMs = (table.spectator_delay ?? 0) * 1000;
    this.seats = seats;
    this.#moves = seats.map(() => new Map<string, number>());
    this.table = new RunningTable(matchAt(opened, entries, checkpoint), diceSeedOfTable(table));
    for (const [number, { entry, key }] of entries.entries()) this.#rememberMove(number, entry, key);
    const bots = seats.map(({ kind }) => kind === 'bot');
    this.#clock =
      checkpoint === null ? RaceClock.create(time, bots, pauses) : new RaceClock(time, checkpoint.clocks, pauses);
    if (checkpoint === null)
      this.#clock.start(this.awaitedSeats(), table.clock_started_at ?? table.started_at ?? table.created_at);
    this.#replay(entries.slice(checkpoint?.number ?? 0), driverChanges);
  }

  get match(): Match {
    return this.table.match;
  }

  get clock(): RaceClock {
    return this.#clock;
  }

  /**
   * Work at a race runs one after the other. Returns what to wait for before it may begin; `null` if nobody else is at work, so that
   * a move reaches the journal without a detour. `endTurn` must follow.
   */
  takeTurn(): Promise<void> | null {
    if (this.#isBusy) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#isBusy = true;
    return null;
  }

  endTurn(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isBusy = false;
    else next();
  }

  /** The number of the entry that a seat made with this client id, or `undefined`. */
  findMove(seat: Seat, key: string): number | undefined {
    return this.#moves[seat]?.get(key);
  }

  #rememberMove(number: number, entry: Entry, key: string | null): void {
    if (key === null) return;
    this.#moves[entry[0]]!.set(key, number);
    this.#lastOwnMove = number;
  }

  /** Whether players have a day or more for a move, so that nobody waits at the board. */
  isSlow(): boolean {
    return this.#time.kind === 'none' || this.#time.seconds >= DAY_SECONDS;
  }

  /** Whether the last move was this seat's, made by its person and not by a premove or a bot. */
  hasJustMoved(seat: Seat): boolean {
    const { entries } = this.match;
    const last = entries.findLastIndex(([actor]) => actor !== CHANCE);
    return last === this.#lastOwnMove && entries[last]?.[0] === seat;
  }

  /** Plays entries that another process stored. Returns their events. */
  catchUp(entries: readonly StoredEntry[]): GameTypes['event'][] {
    const { length } = this.table;
    for (const [i, { entry, key }] of entries.entries()) this.#rememberMove(length + i, entry, key);
    return this.#replay(entries, []);
  }

  /** Plays stored entries, and applies the driver changes between them. */
  #replay(entries: readonly StoredEntry[], changes: readonly DriverChange[]): GameTypes['event'][] {
    const events: GameTypes['event'][] = [];
    const changeDrivers = (): void => {
      for (const change of changes) if (change.number === this.table.length) this.changeDriver(change);
    };
    for (const { entry, at } of entries) {
      changeDrivers();
      events.push(...this.table.append([entry]));
      updateClock(this.#clock, this.match, entry, at);
    }
    changeDrivers();
    return events;
  }

  /** A bot or the person drives a seat from now on. */
  changeDriver({ seat, driver, at }: DriverChange): void {
    const bot = driver.startsWith(BOT_PREFIX) ? driver.slice(BOT_PREFIX.length) : null;
    const autopilot = bot === null ? 0 : 1;
    this.seats = this.seats.map((one) =>
      one.seat === seat && one.kind === 'person' ? { ...one, autopilot, bot } : one,
    );
    this.#clock.setDriver(seat, bot !== null);
    this.#clock.start(this.awaitedSeats(), at);
  }

  /** Computes where a move leads, or why it is refused, without changing the race. */
  prepare(seat: Seat, move: unknown, at: number, key: string | null): Result<RaceTransition, MoveRefusal> {
    const transition = this.table.prepare(seat, move);
    return transition.ok ? ok(this.#withClock(transition.value, at, key)) : transition;
  }

  /** Computes the outcome of chance where it is awaited. */
  prepareChance(at: number): RaceTransition {
    return this.#withClock(this.table.prepareChance(), at, null);
  }

  #withClock(transition: Transition, at: number, key: string | null): RaceTransition {
    const clock = this.#clock.clone();
    for (const entry of transition.entries) updateClock(clock, transition.after, entry, at);
    return { ...transition, at, clock, key };
  }

  /** Makes a stored transition current. */
  commit(transition: RaceTransition): void {
    const { from, entries, clock, key } = transition;
    this.table.commit(transition);
    this.#clock = clock;
    if (key !== null) this.#rememberMove(from, entries[0]!, key);
  }

  /** The seats that must choose now. */
  awaitedSeats(): readonly Seat[] {
    return this.isClosed ? [] : this.table.awaitedSeats();
  }

  /** The awaited seats that a bot drives. */
  awaitedBots(): Seat[] {
    return this.awaitedSeats().filter((seat) => this.isBotDriven(seat));
  }

  /** The seats, awaited now or after a transition, that people drive themselves. */
  awaitedPeople(at: GameState = this.match): Seat[] {
    return this.isClosed ? [] : awaitedSeats(at).filter((seat) => !this.isBotDriven(seat));
  }

  isBotDriven(seat: Seat): boolean {
    const { kind, autopilot } = this.seats[seat]!;
    return kind === 'bot' || autopilot === 1;
  }

  /** When a job is due now or after a transition: at once for a bot's move, else when a clock runs out; or `null`. */
  dueAt(now: number, at: GameState = this.match, clock = this.#clock): number | null {
    if (this.isClosed) return null;
    const awaiting = at.game.awaiting(at.state);
    const isDueNow =
      awaiting.kind === 'chance' ||
      (awaiting.kind === 'moves' && awaiting.seats.some((seat) => this.isBotDriven(seat)));
    return isDueNow ? now : clock.dueAt;
  }
}

function updateClock(clock: RaceClock, match: GameState, entry: Entry, at: number): void {
  const actor = entry[0];
  if (actor >= 0) clock.stop(actor, at);
  clock.start(awaitedSeats(match), at);
}

/** The match at its start, or at its checkpoint with the entries that led there. */
function matchAt(opened: OpenedGame, stored: readonly StoredEntry[], checkpoint: Checkpoint | null): Match {
  if (checkpoint === null) return { ...opened, state: opened.game.setup(), entries: [] };
  const entries = stored.slice(0, checkpoint.number).map(({ entry }) => entry);
  return { ...opened, state: checkpoint.state, entries };
}
