import { CHANCE, type Entry, type Kind, type Match, type Seat, understand } from '@paddock/kernel';
import type { Submission } from '@paddock/protocol';
import { chunk, type Hub, type Listener, viewerAt } from '../live/hub.ts';
import { closedRefusal, Refusal } from '../errors.ts';
import { appended, type PlannedMove } from './append-request.ts';
import type { Journal } from './journal.ts';
import type { Race } from './race.ts';
import type { Races } from './race-cache.ts';
import { accountFor, missedBy, stepFor } from './live-updates.ts';

/** How often a move is tried anew when another process was quicker; each time on what is stored by then. */
const TRIES = 5;
/** Who has missed more than this gets the whole account instead of a very long step. */
const MOST_MISSED = 200;

export interface Woken {
  /** Something is to be done at the table, now or when its time comes. */
  wake(table: string, dueAt: number): void;
}

/** Plays moves: the one way into a race for people, programs, bots and clocks. */
export class Play {
  readonly #races: Races;
  readonly #journal: Journal;
  readonly #hub: Hub;
  readonly #jobs: Woken;
  readonly #now: () => number;
  readonly #wallNow: () => number;
  /** What others want to do when a race is over: results, ratings. */
  readonly #over: ((race: Race) => void)[] = [];
  /** What others want to do when a race has gone on, or somebody else drives. */
  readonly #gone: ((race: Race, here: boolean) => void)[] = [];

  /** `now` is the time of the service clock; `wallNow` dates the end of a race. */
  constructor(races: Races, journal: Journal, hub: Hub, jobs: Woken, now: () => number, wallNow = now) {
    this.#races = races;
    this.#journal = journal;
    this.#hub = hub;
    this.#jobs = jobs;
    this.#now = now;
    this.#wallNow = wallNow;
  }

  whenOver(then: (race: Race) => void): void {
    this.#over.push(then);
  }

  /** A race has gone on or somebody else drives, and this is stored: by this process (`here`), or by another one. */
  whenGone(then: (race: Race, here: boolean) => void): void {
    this.#gone.push(then);
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
      if (isLate(race.match, seat, n)) throw new Refusal('stale', 'the race has gone on since you looked');
      return this.#move(race, seat, move, id);
    });
  }

  /** A bot's move, thought out for the position of n entries; dropped when it comes too late or the bot drives no more. */
  drive(table: string, seat: Seat, n: number, move: object): Promise<boolean> {
    return this.#atRace(table, async (race) => {
      if (isLate(race.match, seat, n) || !race.botsAwaited().includes(seat)) return false;
      await this.#move(race, seat, move, null);
      return true;
    });
  }

  /** A planned move. `next` says in the race's turn which one, or `null` if there is none by then. */
  follow(table: string, next: (race: Race) => Promise<PlannedMove | null>): Promise<boolean> {
    return this.#atRace(table, async (race) => {
      const planned = race.isClosed ? null : await next(race);
      if (planned !== null) await this.#advance(race, [planned.seat, planned.move], null, planned);
      return planned !== null;
    });
  }

  /** Somebody else takes a wheel: done in the race's turn like a move, and whoever is to move then is woken. */
  steer<T>(table: string, work: (race: Race) => Promise<T>): Promise<T> {
    return this.#atRace(table, async (race) => {
      try {
        const done = await work(race);
        this.#schedule(race);
        for (const then of this.#gone) then(race, true);
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
      if (race.match.game.awaiting(race.match.state).kind === 'chance') {
        await this.#advance(race, null, null);
        return;
      }
      this.#tell(race, race.match.entries.length, []);
      this.#hub.publish('entries', race.id);
      this.#schedule(race);
    });
  }

  /**
   * Tells a listener what they have missed since entry n (`null`: all there is), and from then on every step. It happens in
   * the race's turn, so that nothing falls between the two.
   */
  listen(table: string, n: number | null, listener: Listener): Promise<() => void> {
    return this.#atRace(table, async (race) => {
      await this.#catchUp(race);
      listener.viewer = viewerAt(race.seats, listener.person);
      const { length } = race.match.entries;
      const now = this.#now();
      const known = n !== null && n <= length && length - n <= MOST_MISSED;
      if (!known) listener.send(chunk('account', accountFor(race, listener.viewer, now), length));
      else if (n < length) listener.send(chunk('step', missedBy(race, listener.viewer, n, now), length));
      return this.#hub.join(table, listener, length);
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
          if (race.forgotten) throw new Behind();
          return work(race);
        });
      } catch (error) {
        const again = error instanceof Behind ? attempt < TRIES : error instanceof Refusal && attempt === 1;
        if (!again) throw error;
      }
    }
  }

  /** Takes in what other processes have stored; those who look at the race here are told. */
  async #catchUp(race: Race): Promise<void> {
    const from = race.match.entries.length;
    const events = await this.#races.catchUp(race);
    if (race.forgotten) throw new Behind();
    this.#tell(race, from, events);
    if (race.match.entries.length > from) for (const then of this.#gone) then(race, false);
  }

  /** Tells everybody who looks here what brings them from where they are to where the race is; most are at `from`. */
  #tell(race: Race, from: number, events: readonly Kind['event'][]): void {
    const n = race.match.entries.length;
    const now = this.#now();
    this.#hub.seat(race.id, race.seats);
    this.#hub.advance(race.id, n, (viewer, told) =>
      chunk('step', told === from ? stepFor(race, viewer, events, now) : missedBy(race, viewer, told, now), n),
    );
  }

  async #move(race: Race, seat: Seat, move: object, key: string | null): Promise<number> {
    const meant = understand(race.match, seat, move);
    if (!meant.ok) throw new Refusal(meant.error.code, meant.error.message);
    return this.#advance(race, [seat, meant.value], key);
  }

  async #advance(
    race: Race,
    entry: Entry | null,
    key: string | null,
    followed: PlannedMove | null = null,
  ): Promise<number> {
    const at = this.#now();
    const course = race.plan(entry, at, key);
    if (!(await this.#journal.append(appended(race, course, at, this.#wallNow, followed)))) throw new Behind();
    race.follow(course);
    this.#tell(race, course.from, course.events);
    this.#hub.publish('entries', race.id);
    this.#races.keep(race, course.from);
    this.#schedule(race);
    for (const then of this.#gone) then(race, true);
    if (race.ranking() !== undefined) this.#end(race);
    return race.match.entries.length;
  }

  /** Few come back to a race that is over: it is read again for them. */
  #end(race: Race): void {
    this.#races.forget(race.id);
    for (const then of this.#over) then(race);
  }

  #schedule(race: Race): void {
    if (race.ranking() !== undefined) return;
    const dueAt = race.dueAt(this.#now());
    if (dueAt !== null) this.#jobs.wake(race.id, dueAt);
  }
}

/** Whether a choice for the position of n entries comes too late. Others may have chosen since, where all choose at once. */
function isLate({ entries }: Match, seat: Seat, n: number): boolean {
  return n > entries.length || entries.slice(n).some(([actor]) => actor === seat);
}

/** How many entries there were after a move: chance answers in the same breath. */
function lengthAfter({ entries }: Match, number: number): number {
  let n = number + 1;
  while (entries[n]?.[0] === CHANCE) n++;
  return n;
}

/** Another process has stored something first: it is read, and tried again. */
export class Behind extends Error {}
