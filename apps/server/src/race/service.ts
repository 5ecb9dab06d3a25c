import { CHANCE, type Match, type MoveRefusal, type Result, type Seat } from '@paddock/kernel';
import type { MoveRequest } from '@paddock/protocol';
import { closedRefusal, Refusal, StaleRaceError } from '../errors.ts';
import type { DomainEvents } from '../events.ts';
import { type Hub, NO_STEPS, type Subscriber, viewerOf } from '../live/hub.ts';
import { createAppendRequest, type DuePremove } from './append-request.ts';
import { DelayedSpectators } from './delayed-spectators.ts';
import type { Journal } from './journal.ts';
import type { RaceCache } from './race-cache.ts';
import type { Race, RaceTransition } from './race.ts';
import { type RaceStep, StepMessages } from './step-messages.ts';

/** How often work at a race is tried again when another process stored entries first. */
const MAX_ATTEMPTS = 5;
/** A stream that missed more entries than this gets a snapshot instead of a very long step. */
const MAX_MISSED_ENTRIES = 200;

interface RaceServiceOptions {
  readonly races: RaceCache;
  readonly journal: Journal;
  readonly hub: Hub;
  readonly delayedSpectators: DelayedSpectators;
  readonly events: DomainEvents;
  /** Other processes may store entries as well. */
  readonly isShared: boolean;
  /** The time of the service clock. */
  readonly now: () => number;
  /** Dates the end of a race. */
  readonly wallNow: () => number;
}

/** A person's move that is stored. */
export interface SubmittedMove {
  /** The number of entries after it. */
  readonly n: number;
  /** It was stored before, and has been sent again. */
  readonly isRepeated: boolean;
}

/** The one way into a race for people, programs, bots and clocks. Work at one race runs one after the other. */
export class RaceService {
  readonly #races: RaceCache;
  readonly #journal: Journal;
  readonly #hub: Hub;
  readonly #delayedSpectators: DelayedSpectators;
  readonly #events: DomainEvents;
  readonly #isShared: boolean;
  readonly #now: () => number;
  readonly #wallNow: () => number;

  constructor({ races, journal, hub, delayedSpectators, events, isShared, now, wallNow }: RaceServiceOptions) {
    this.#races = races;
    this.#journal = journal;
    this.#hub = hub;
    this.#delayedSpectators = delayedSpectators;
    this.#events = events;
    this.#isShared = isShared;
    this.#now = now;
    this.#wallNow = wallNow;
  }

  /** Plays a person's move. It is stored when this resolves. */
  submit(table: string, person: string, { id, seat, n, move }: MoveRequest): Promise<SubmittedMove> {
    return this.#runInTurn(table, async (race) => {
      if (race.seats[seat]?.person !== person) throw new Refusal('wrong-seat', `seat ${seat} is not yours`);
      const before = race.findMove(seat, id);
      if (before !== undefined) return { n: entryCountAfter(race.match, before), isRepeated: true };
      if (race.isClosed) throw closedRefusal();
      if (race.isBotDriven(seat))
        throw new Refusal('on-autopilot', 'a bot drives for you: switch off the autopilot first');
      if (race.table.isStale(seat, n))
        throw new Refusal('stale', 'the race has advanced since; choose again from the current position');
      return { n: await this.#move(race, seat, move, id), isRepeated: false };
    });
  }

  /** Plays a bot's move for the position of n entries. Returns false if it is stale or the bot does not drive any more. */
  submitBotMove(table: string, seat: Seat, n: number, move: object): Promise<boolean> {
    return this.#runInTurn(table, async (race) => {
      if (race.table.isStale(seat, n) || !race.awaitedBots().includes(seat)) return false;
      await this.#move(race, seat, move, null);
      return true;
    });
  }

  /** Plays the premove that `next` chooses in the race's turn. Returns false if there is none by then. */
  playPremove(table: string, next: (race: Race) => Promise<DuePremove | null>): Promise<boolean> {
    return this.#runInTurn(table, async (race) => {
      const premove = race.isClosed ? null : await next(race);
      if (premove !== null) await this.#move(race, premove.seat, premove.move, null, premove);
      return premove !== null;
    });
  }

  /** Changes a race by something other than a move, in its turn, and schedules what is due then. */
  update<T>(table: string, work: (race: Race) => Promise<T>): Promise<T> {
    return this.#runInTurn(table, async (race) => {
      try {
        const done = await work(race);
        this.#schedule(race);
        this.#events.emit('raceAdvanced', { race, isLocal: true });
        return done;
      } catch (error) {
        // The race in memory may differ from the stored one.
        if (!(error instanceof Refusal)) this.#races.forget(table);
        throw error;
      }
    });
  }

  /** Closes a race in its turn, so that no move follows. `store` returns false if the table was over already. */
  close(table: string, store: () => Promise<boolean>): Promise<boolean> {
    return this.update(table, async (race) => {
      const isStored = await store();
      if (isStored) race.isClosed = true;
      return isStored;
    });
  }

  /** Removes a race from memory. It is read again when it is needed. */
  forget(table: string): void {
    this.#races.forget(table);
  }

  /** Resolves chance where it is awaited: at the start, and after a crash between two entries. */
  async resolveChance(table: string): Promise<void> {
    await this.#runInTurn(table, async (race) => {
      if (race.isClosed) return;
      if (race.table.isChanceAwaited()) {
        await this.#advance(race, race.prepareChance(this.#now()));
        return;
      }
      this.#sendStep(race, { from: race.table.length, events: [] });
      this.#events.emit('entriesStored', { table: race.id, isLocal: true });
      this.#schedule(race);
    });
  }

  /**
   * Sends a stream what it missed since entry n (`null`: a snapshot), and from then on every step. Both happen in the race's
   * turn, so that no step is lost in between.
   */
  subscribe(table: string, n: number | null, subscriber: Subscriber): Promise<() => void> {
    return this.#runInTurn(table, async (race) => {
      if (this.#isShared) await this.#catchUp(race);
      subscriber.viewer = viewerOf(race.seats, subscriber.person);
      if (DelayedSpectators.isDelayed(race, subscriber)) {
        const unsubscribe = this.#hub.subscribe(table, subscriber, NO_STEPS);
        await this.#delayedSpectators.subscribe(race, n, subscriber);
        return unsubscribe;
      }
      const { length } = race.table;
      const clocks = race.clock.timesLeft(this.#now());
      const known = n !== null && n <= length && length - n <= MAX_MISSED_ENTRIES;
      if (!known) {
        const data = { ...race.table.snapshot(subscriber.viewer), clocks };
        subscriber.send({ name: 'snapshot', data, id: length });
      } else if (n < length) subscriber.write(new StepMessages(race, clocks).encodeFor(subscriber, n));
      return this.#hub.subscribe(table, subscriber, length);
    });
  }

  /** The race with all entries that are stored, those of other processes included. */
  loadCurrent(table: string): Promise<Race> {
    return this.#runInTurn(table, async (race) => {
      if (this.#isShared) await this.#catchUp(race);
      return race;
    });
  }

  /**
   * Runs work in the turn of a race. If it is refused or the race is stale, the entries of other processes are read and it is
   * tried again.
   */
  async #runInTurn<T>(table: string, work: (race: Race) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      // Nothing is awaited for a race in memory, so that a move is prepared as soon as it is received.
      const race = this.#races.findLoaded(table) ?? (await this.#races.find(table));
      if (race === null) throw new Refusal('not-found', 'there is no race at this table');
      const turn = race.takeTurn();
      if (turn !== null) await turn;
      try {
        if (attempt > 1) await this.#catchUp(race);
        if (race.isEvicted) throw new StaleRaceError();
        return await work(race);
      } catch (error) {
        const again =
          error instanceof StaleRaceError ? attempt < MAX_ATTEMPTS : error instanceof Refusal && attempt === 1;
        if (!again) throw error;
      } finally {
        race.endTurn();
      }
    }
  }

  /** Reads the entries that other processes stored, and sends them to the streams here. */
  async #catchUp(race: Race): Promise<void> {
    const from = race.table.length;
    const events = await this.#races.catchUp(race);
    if (race.isEvicted) throw new StaleRaceError();
    this.#sendStep(race, { from, events });
    if (race.table.length > from) this.#events.emit('raceAdvanced', { race, isLocal: false });
  }

  /** Brings all streams here up to date. Most of them have been sent what was before the step. */
  #sendStep(race: Race, step: RaceStep): void {
    if (!this.#hub.hasSubscribers(race.id)) return;
    this.#hub.seatWaiting(race.id, race.seats);
    if (race.spectatorDelayMs > 0) {
      const waiting = this.#hub.takeWaitingSpectators(race.id);
      if (waiting.length > 0) void this.#delayedSpectators.adopt(race, waiting).catch(() => {});
    }
    const messages = new StepMessages(race, race.clock.timesLeft(this.#now()), step);
    this.#hub.advance(race.id, race.table.length, messages);
  }

  #move(race: Race, seat: Seat, move: object, key: string | null, premove: DuePremove | null = null): Promise<number> {
    return this.#advance(race, unwrapOrRefuse(race.prepare(seat, move, this.#now(), key)), premove);
  }

  async #advance(race: Race, transition: RaceTransition, premove: DuePremove | null = null): Promise<number> {
    if (!(await this.#journal.append(createAppendRequest(race, transition, this.#wallNow, premove))))
      throw new StaleRaceError();
    race.commit(transition);
    this.#sendStep(race, transition);
    this.#events.emit('entriesStored', { table: race.id, isLocal: true });
    this.#races.storeCheckpoint(race, transition.from);
    this.#schedule(race);
    this.#events.emit('raceAdvanced', { race, isLocal: true });
    if (race.table.ranking() !== undefined) this.#removeFinished(race);
    return race.table.length;
  }

  /** A finished race is removed from memory: few people come back to it. */
  #removeFinished(race: Race): void {
    this.#races.forget(race.id);
    this.#events.emit('raceEnded', { table: race.id });
  }

  #schedule(race: Race): void {
    if (race.table.ranking() !== undefined) return;
    const dueAt = race.dueAt(this.#now());
    if (dueAt !== null) this.#events.emit('jobScheduled', { table: race.id, dueAt });
  }
}

/** The value of a result, or its error as the client's refusal. */
export function unwrapOrRefuse<T>(result: Result<T, MoveRefusal>): T {
  if (!result.ok) throw new Refusal(result.error.code, result.error.message);
  return result.value;
}

/** The number of entries after a move and the chance that followed it. */
function entryCountAfter({ entries }: Match, number: number): number {
  let n = number + 1;
  while (entries[n]?.[0] === CHANCE) n++;
  return n;
}
