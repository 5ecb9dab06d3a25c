import { CHANCE, type Kind, type Match, type Refusal as MoveRefusal, type Result, type Seat } from '@paddock/kernel';
import type { Submission } from '@paddock/protocol';
import { stepOf } from '@paddock/table';
import { closedRefusal, Refusal, StaleRaceError } from '../errors.ts';
import type { DomainEvents } from '../events.ts';
import { type Hub, type Subscriber, viewerOf } from '../live/hub.ts';
import { createAppendRequest, type DuePremove } from './append-request.ts';
import type { Journal } from './journal.ts';
import type { RaceCache } from './race-cache.ts';
import type { Race, RaceTransition } from './race.ts';

/** How often work at a race is tried again when another process stored entries first. */
const MAX_ATTEMPTS = 5;
/** A stream that missed more entries than this gets a snapshot instead of a very long step. */
const MAX_MISSED_ENTRIES = 200;

export interface RaceServiceOptions {
  readonly races: RaceCache;
  readonly journal: Journal;
  readonly hub: Hub;
  readonly events: DomainEvents;
  /** The time of the service clock. */
  readonly now: () => number;
  /** Dates the end of a race. */
  readonly wallNow: () => number;
}

/** Plays moves: the one way into a race for people, programs, bots and clocks. */
export class RaceService {
  readonly #races: RaceCache;
  readonly #journal: Journal;
  readonly #hub: Hub;
  readonly #events: DomainEvents;
  readonly #now: () => number;
  readonly #wallNow: () => number;

  constructor({ races, journal, hub, events, now, wallNow }: RaceServiceOptions) {
    this.#races = races;
    this.#journal = journal;
    this.#hub = hub;
    this.#events = events;
    this.#now = now;
    this.#wallNow = wallNow;
  }

  /** A person's move. It is on disk when this answers, with the number of entries then. */
  submit(table: string, person: string, { id, seat, n, move }: Submission): Promise<number> {
    return this.#atRace(table, async (race) => {
      const sitter = race.seats[seat];
      if (sitter?.person !== person) throw new Refusal('wrong-seat', `seat ${seat} is not yours`);
      const before = race.moved(seat, id);
      if (before !== undefined) return lengthAfter(race.match, before);
      if (race.isClosed) throw closedRefusal();
      if (race.isDriven(seat)) throw new Refusal('not-driving', 'a bot drives for you: take the wheel back first');
      if (race.table.isStale(seat, n)) throw new Refusal('stale', 'the race has gone on since you looked');
      return this.#move(race, seat, move, id);
    });
  }

  /** A bot's move, thought out for the position of n entries; dropped when it comes too late or the bot drives no more. */
  drive(table: string, seat: Seat, n: number, move: object): Promise<boolean> {
    return this.#atRace(table, async (race) => {
      if (race.table.isStale(seat, n) || !race.botsAwaited().includes(seat)) return false;
      await this.#move(race, seat, move, null);
      return true;
    });
  }

  /** A planned move. `next` says in the race's turn which one, or `null` if there is none by then. */
  follow(table: string, next: (race: Race) => Promise<DuePremove | null>): Promise<boolean> {
    return this.#atRace(table, async (race) => {
      const planned = race.isClosed ? null : await next(race);
      if (planned !== null) await this.#move(race, planned.seat, planned.move, null, planned);
      return planned !== null;
    });
  }

  /** Somebody else takes a wheel: done in the race's turn like a move, and whoever is to move then is woken. */
  steer<T>(table: string, work: (race: Race) => Promise<T>): Promise<T> {
    return this.#atRace(table, async (race) => {
      try {
        const done = await work(race);
        this.#schedule(race);
        this.#events.emit('raceAdvanced', { race, isLocal: true });
        return done;
      } catch (error) {
        // What is in memory may not be what is stored.
        if (!(error instanceof Refusal)) this.#races.forget(table);
        throw error;
      }
    });
  }

  /** Ends a race in its turn: no move comes after `store`, which answers whether the table was not over yet. */
  close(table: string, store: () => Promise<boolean>): Promise<boolean> {
    return this.steer(table, async (race) => {
      const isStored = await store();
      if (isStored) race.isClosed = true;
      return isStored;
    });
  }

  /** What is in memory of a race is read again when somebody asks. */
  forget(table: string): void {
    this.#races.forget(table);
  }

  /** Lets chance answer where it is awaited: at the start, and after a crash in the middle. */
  async settle(table: string): Promise<void> {
    await this.#atRace(table, async (race) => {
      if (race.isClosed) return;
      if (race.table.isChanceAwaited()) {
        await this.#advance(race, race.prepareChance(this.#now()));
        return;
      }
      this.#tell(race, race.table.length, []);
      this.#events.emit('entriesStored', { table: race.id, isLocal: true });
      this.#schedule(race);
    });
  }

  /**
   * Tells a listener what they have missed since entry n (`null`: all there is), and from then on every step. It happens in
   * the race's turn, so that nothing falls between the two.
   */
  listen(table: string, n: number | null, subscriber: Subscriber): Promise<() => void> {
    return this.#atRace(table, async (race) => {
      await this.#catchUp(race);
      subscriber.viewer = viewerOf(race.seats, subscriber.person);
      const { length } = race.table;
      const clocks = race.clock.face(this.#now());
      const known = n !== null && n <= length && length - n <= MAX_MISSED_ENTRIES;
      if (!known) {
        const data = { ...race.table.snapshot(subscriber.viewer), clocks };
        subscriber.send({ name: 'snapshot', data, id: length });
      } else if (n < length) {
        const data = { ...race.table.since(subscriber.viewer, n), clocks };
        subscriber.send({ name: 'step', data, id: length });
      }
      return this.#hub.subscribe(table, subscriber, length);
    });
  }

  /** The race as it is stored by now, whoever has gone on with it. */
  look(table: string): Promise<Race> {
    return this.#atRace(table, async (race) => {
      await this.#catchUp(race);
      return race;
    });
  }

  /**
   * Works at a race in its turn. Where that is refused or cannot be stored, another process may have done what this one does
   * not know yet: it looks, and tries again.
   */
  async #atRace<T>(table: string, work: (race: Race) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const race = await this.#races.find(table);
      if (race === null) throw new Refusal('not-found', 'there is no race at this table');
      try {
        return await race.inTurn(async () => {
          if (attempt > 1) await this.#catchUp(race);
          if (race.forgotten) throw new StaleRaceError();
          return work(race);
        });
      } catch (error) {
        const again =
          error instanceof StaleRaceError ? attempt < MAX_ATTEMPTS : error instanceof Refusal && attempt === 1;
        if (!again) throw error;
      }
    }
  }

  /** Takes in what other processes have stored; those who look at the race here are told. */
  async #catchUp(race: Race): Promise<void> {
    const from = race.table.length;
    const events = await this.#races.catchUp(race);
    if (race.forgotten) throw new StaleRaceError();
    this.#tell(race, from, events);
    if (race.table.length > from) this.#events.emit('raceAdvanced', { race, isLocal: false });
  }

  /** Tells everybody who looks here what brings them from where they are to where the race is; most are at `from`. */
  #tell(race: Race, from: number, events: readonly Kind['event'][]): void {
    const { table, match } = race;
    const clocks = race.clock.face(this.#now());
    this.#hub.updateViewers(race.id, race.seats);
    this.#hub.advance(race.id, table.length, (viewer, known) => {
      // Who waited for the start knows nothing yet, not even the position of 0 entries (-1).
      const step = known === from ? stepOf(match, events, viewer) : table.since(viewer, Math.max(0, known));
      return { name: 'step', data: { ...step, clocks }, id: table.length };
    });
  }

  #move(race: Race, seat: Seat, move: object, key: string | null, followed: DuePremove | null = null): Promise<number> {
    return this.#advance(race, allowed(race.prepare(seat, move, this.#now(), key)), followed);
  }

  async #advance(race: Race, transition: RaceTransition, followed: DuePremove | null = null): Promise<number> {
    if (!(await this.#journal.append(createAppendRequest(race, transition, this.#wallNow, followed))))
      throw new StaleRaceError();
    race.commit(transition);
    this.#tell(race, transition.from, transition.events);
    this.#events.emit('entriesStored', { table: race.id, isLocal: true });
    this.#races.keep(race, transition.from);
    this.#schedule(race);
    this.#events.emit('raceAdvanced', { race, isLocal: true });
    if (race.table.ranking() !== undefined) this.#end(race);
    return race.table.length;
  }

  /** Few come back to a race that is over: it is read again for them. */
  #end(race: Race): void {
    this.#races.forget(race.id);
    this.#events.emit('raceEnded', { table: race.id });
  }

  #schedule(race: Race): void {
    if (race.table.ranking() !== undefined) return;
    const dueAt = race.dueAt(this.#now());
    if (dueAt !== null) this.#events.emit('jobScheduled', { table: race.id, dueAt });
  }
}

/** What the game answers to a move, or its refusal as the client's error. */
export function allowed<T>(result: Result<T, MoveRefusal>): T {
  if (!result.ok) throw new Refusal(result.error.code, result.error.message);
  return result.value;
}

/** How many entries there were after a move: chance answers in the same breath. */
function lengthAfter({ entries }: Match, number: number): number {
  let n = number + 1;
  while (entries[n]?.[0] === CHANCE) n++;
  return n;
}
