import { begin, type Entry, type Seat, understand, type Viewer } from '@paddock/kernel';
import type { LiveEvents, Submission } from '@paddock/protocol';
import { positionOf, retell, type Told } from '@paddock/table';
import { chunk, type Hub, type Listener } from '../live/hub.ts';
import { Refusal } from '../refusal.ts';
import type { Journal } from './journal.ts';
import type { Course, Race } from './race.ts';
import type { Races } from './races.ts';

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
  /** What others want to do when a race is over: results, ratings. */
  readonly #over: ((race: Race) => void)[] = [];

  constructor(races: Races, journal: Journal, hub: Hub, jobs: Woken, now: () => number) {
    this.#races = races;
    this.#journal = journal;
    this.#hub = hub;
    this.#jobs = jobs;
    this.#now = now;
  }

  whenOver(then: (race: Race) => void): void {
    this.#over.push(then);
  }

  /** A person's move. It is on disk when this answers, with the number of entries then. */
  submit(table: string, person: string, { id, seat, n, move }: Submission): Promise<number> {
    return this.#atRace(table, async (race) => {
      const before = race.keys.get(id);
      if (before !== undefined) return before;
      const sitter = race.seats[seat];
      if (sitter?.person !== person) throw new Refusal('wrong-seat', `seat ${seat} is not yours`);
      // Others may have chosen meanwhile, where all choose at once; the seat itself must not have.
      const { entries } = race.match;
      const late = n > entries.length || entries.slice(n).some(([actor]) => actor === seat);
      if (late) throw new Refusal('stale', 'the race has gone on since you looked');
      return this.#move(race, seat, move, id);
    });
  }

  /** A bot's move, thought out for the position of n entries; dropped when the race has gone on. */
  drive(table: string, seat: Seat, n: number, move: object): Promise<boolean> {
    return this.#atRace(table, async (race) => {
      if (race.match.entries.length !== n || !race.isDriven(seat)) return false;
      await this.#move(race, seat, move, null);
      return true;
    });
  }

  /** Somebody sits elsewhere or a bot drives for them: looks who it is now, and wakes whoever is to move. */
  async reseat(table: string, seats: Race['seats']): Promise<void> {
    await this.#atRace(table, (race) => {
      race.seats = seats;
      this.#schedule(race);
      return Promise.resolve();
    });
  }

  /** Lets chance answer where it is awaited: at the start, and after a crash in the middle. */
  async settle(table: string): Promise<void> {
    await this.#atRace(table, async (race) => {
      if (race.match.game.awaiting(race.match.state).kind === 'chance') await this.#advance(race, null, null);
      else this.#schedule(race);
    });
  }

  /**
   * Tells a listener what they have missed since entry n (`null`: all there is), and from then on every step. It happens in
   * the race's turn, so that nothing falls between the two.
   */
  listen(table: string, n: number | null, listener: Listener): Promise<() => void> {
    return this.#atRace(table, (race) => {
      const { length } = race.match.entries;
      const known = n !== null && n <= length && length - n <= MOST_MISSED;
      if (!known) listener.send(chunk('account', this.#account(race, listener.viewer), length));
      else if (n < length) listener.send(chunk('step', this.#missed(race, listener.viewer, n), length));
      return Promise.resolve(this.#hub.join(table, listener));
    });
  }

  /** All that a viewer may know of the race so far. */
  #account(race: Race, viewer: Viewer): LiveEvents['account'] {
    const history = this.#history(race, viewer);
    return { position: positionOf(race.match, viewer), history, clocks: race.clock.face(this.#now()) };
  }

  /** What a viewer has missed since entry n, as one step. */
  #missed(race: Race, viewer: Viewer, n: number): LiveEvents['step'] {
    const events = this.#history(race, viewer).flatMap((told) => (told.n > n ? [told.event] : []));
    return { events, after: positionOf(race.match, viewer), clocks: race.clock.face(this.#now()) };
  }

  #history(race: Race, viewer: Viewer): Told[] {
    const { definition, game, entries } = race.match;
    return retell(begin(definition, game.seats, game.options), entries, viewer);
  }

  async #atRace<T>(table: string, work: (race: Race) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const race = await this.#races.find(table);
      if (race === null) throw new Refusal('not-found', 'there is no race at this table');
      try {
        return await race.inTurn(() => work(race));
      } catch (error) {
        if (!(error instanceof Behind) || attempt === TRIES) throw error;
        this.#races.forget(table);
      }
    }
  }

  async #move(race: Race, seat: Seat, move: object, key: string | null): Promise<number> {
    const meant = understand(race.match, seat, move);
    if (!meant.ok) throw new Refusal(meant.error.code, meant.error.message);
    return this.#advance(race, [seat, meant.value], key);
  }

  async #advance(race: Race, entry: Entry | null, key: string | null): Promise<number> {
    const at = this.#now();
    const course = race.advance(entry, at);
    const ranking = race.ranking();
    const stored = await this.#store(race, course, at, key, ranking);
    if (!stored) throw new Behind();
    const n = race.match.entries.length;
    if (key !== null) race.keys.set(key, n);
    this.#hub.tell(race.id, (viewer) => chunk('step', race.stepFor(viewer, course.events, at), n));
    this.#schedule(race);
    if (ranking !== undefined) for (const then of this.#over) then(race);
    return n;
  }

  async #store(
    race: Race,
    { from, entries }: Course,
    at: number,
    key: string | null,
    ranking: ReturnType<Race['ranking']>,
  ): Promise<boolean> {
    const wakeAt = race.botsAwaited().length > 0 ? at : race.clock.dueAt;
    try {
      return await this.#journal.append({
        table: race.id,
        from,
        entries,
        at,
        key,
        ...(wakeAt === null && ranking === undefined ? {} : { wakeAt: ranking === undefined ? wakeAt : null }),
        ...(ranking === undefined ? {} : { ranking }),
      });
    } catch (error) {
      // It is not known whether it is stored: what is in memory is not to be trusted any more.
      this.#races.forget(race.id);
      throw error;
    }
  }

  #schedule(race: Race): void {
    if (race.ranking() !== undefined) return;
    const dueAt = race.botsAwaited().length > 0 ? this.#now() : race.clock.dueAt;
    if (dueAt !== null) this.#jobs.wake(race.id, dueAt);
  }
}

/** Another process has stored something first. */
class Behind extends Error {}
