import { randomInt } from 'node:crypto';
import type { WakeRepository } from '../repositories/wakes.ts';
import type { BotPool } from '../bots/pool.ts';
import { type JobPriority, JobQueue, PRIORITIES } from './job-queue.ts';
import type { Plans } from './plans.ts';
import type { Play } from './play.ts';
import type { Race } from './race.ts';
import type { Races } from './races.ts';
import type { Reveals } from './reveals.ts';
import { STAND_IN, type Wheel } from './wheel.ts';

/** Who does not renew a lease for this long has died, and others go on. */
const LEASE = 5000;
const RENEW = 1500;
/** How often to look for what nobody does, and how much to take note of then. */
const LOOK = 1000;
const MOST_FOUND = 1000;
/** More would hold leases only to wait for a thread to think in. */
const AT_ONCE = 8;
/** Bots whom nobody watches think one at a time: however many such tables there are, they fill no more than one thread. */
const MAX_BACKGROUND_JOBS = 1;
/** What is due later than this is found by looking. */
const SOON = 60_000;

/**
 * Does what is due at tables: bots move, plans are followed, clocks run out. What is due stands in the database beside the entries; this process
 * learns of its own at once, and of those that others left behind by looking now and then.
 */
export class Jobs {
  readonly #wakes: WakeRepository;
  readonly #races: Races;
  readonly #bots: BotPool;
  readonly #now: () => number;
  readonly #log: (error: unknown, table: string) => void;
  readonly #isWatched: (table: string) => boolean;
  #play: Play | null = null;
  #wheel: Wheel | null = null;
  #plans: Plans | null = null;
  #reveals: Reveals | null = null;
  #lease = 0;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #looking: NodeJS.Timeout | null = null;
  readonly #queue = new JobQueue();
  #backgroundRunning = 0;
  /** Tables where only bots are left to play, as far as this process has looked. */
  readonly #botsOnly = new Set<string>();
  readonly #running = new Set<Promise<void>>();

  constructor(
    wakes: WakeRepository,
    races: Races,
    bots: BotPool,
    now: () => number,
    log: (error: unknown, table: string) => void,
    isWatched: (table: string) => boolean = () => true,
  ) {
    this.#isWatched = isWatched;
    this.#wakes = wakes;
    this.#races = races;
    this.#bots = bots;
    this.#now = now;
    this.#log = log;
  }

  start(play: Play, wheel: Wheel, plans: Plans, reveals: Reveals): void {
    this.#play = play;
    this.#wheel = wheel;
    this.#plans = plans;
    this.#reveals = reveals;
    void this.#look();
  }

  /** No new work; what is under way is finished. */
  async stop(): Promise<void> {
    this.#play = null;
    if (this.#looking !== null) clearTimeout(this.#looking);
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#queue.clear();
    await Promise.allSettled(this.#running);
  }

  wake(table: string, dueAt: number): void {
    clearTimeout(this.#timers.get(table));
    this.#timers.delete(table);
    // Timers may ring a little early, and then nothing would be due yet.
    const wait = Math.max(0, dueAt - this.#now()) + 1;
    if (wait > SOON || this.#play === null) return;
    this.#timers.set(
      table,
      setTimeout(() => {
        this.#timers.delete(table);
        this.#add(table);
      }, wait),
    );
  }

  /** Something is due now, another process says. */
  hurry(table: string): void {
    this.#add(table);
  }

  async #look(): Promise<void> {
    try {
      for (const table of await this.#wakes.due(this.#now(), MOST_FOUND)) this.#add(table);
    } catch (error) {
      this.#log(error, '');
    }
    if (this.#play !== null) this.#looking = setTimeout(() => void this.#look(), LOOK);
  }

  #add(table: string): void {
    if (this.#play === null) return;
    this.#queue.add(table, this.#priorityOf(table));
    this.#next();
  }

  #priorityOf(table: string): JobPriority {
    if (!this.#botsOnly.has(table)) return 'people';
    return this.#isWatched(table) ? 'watched' : 'background';
  }

  #next(): void {
    while (this.#running.size < AT_ONCE) {
      const isBackgroundFull = this.#backgroundRunning >= MAX_BACKGROUND_JOBS;
      const next = this.#queue.take(isBackgroundFull ? ['people', 'watched'] : PRIORITIES);
      if (next === null) return;
      this.#run(next.table, next.priority);
    }
  }

  #run(table: string, priority: JobPriority): void {
    const background = priority === 'background' ? 1 : 0;
    this.#backgroundRunning += background;
    const work = this.#do(table).catch((error: unknown) => this.#log(error, table));
    this.#running.add(work);
    void work.then(() => {
      this.#running.delete(work);
      this.#backgroundRunning -= background;
      this.#next();
    });
  }

  async #do(table: string): Promise<void> {
    const play = this.#play;
    const now = this.#now();
    const lease = this.#newLease(now);
    if (play === null || !(await this.#wakes.take(table, now, lease))) return;
    const letGo = this.#hold(table, lease);
    try {
      // Another process may have gone on: a bot need not think about what is past.
      if ((await this.#races.find(table)) === null) await this.#finishReveal(table);
      else await this.#act(await play.look(table));
    } finally {
      const held = await letGo();
      // Also after a failure: it is tried again at the next look, and nobody has to wait for the lease to end.
      await this.#wakes.release(table, held, await this.#dueAt(table));
    }
  }

  /** Before its race, something is due at a table only while people reveal their nonces. */
  async #finishReveal(table: string): Promise<void> {
    await this.#reveals?.finish(table);
    const dueAt = await this.#reveals?.dueAt(table);
    if (typeof dueAt === 'number') this.wake(table, dueAt);
  }

  /** Renews a lease for as long as the work takes. Answers how to end that, which tells the lease of then. */
  #hold(table: string, taken: number): () => Promise<number> {
    let lease = taken;
    let renewing = Promise.resolve();
    const renew = async (): Promise<void> => {
      const next = this.#newLease(this.#now());
      // Where it is another's by now, that one goes on as well: moves are made once, whoever thought them out.
      if (await this.#wakes.renew(table, lease, next)) lease = next;
    };
    const renewal = setInterval(() => {
      renewing = renewing.then(renew).catch((error: unknown) => this.#log(error, table));
    }, RENEW);
    return async () => {
      clearInterval(renewal);
      await renewing;
      return lease;
    };
  }

  async #dueAt(table: string): Promise<number | null> {
    const race = await this.#races.find(table);
    const now = this.#now();
    if (race === null) return (await this.#reveals?.dueAt(table)) ?? null;
    return (await this.#plans?.areDue(race)) === true ? now : race.dueAt(now);
  }

  /** By its end a job knows its own lease again: none of this process is the same, and hardly one of another. */
  #newLease(now: number): number {
    return (this.#lease = Math.max(this.#lease + 1, now + LEASE + randomInt(1000)));
  }

  /** Does the next thing that is due at a table. What comes after it wakes the table anew. */
  async #act(race: Race): Promise<void> {
    const { kind } = race.match.game.awaiting(race.match.state);
    if (kind !== 'over' && race.seats.every((_, seat) => race.isDriven(seat))) this.#botsOnly.add(race.id);
    else this.#botsOnly.delete(race.id);
    if (kind === 'over' || race.isClosed) return;
    // Where chance is awaited, somebody died between two entries, or before the first.
    if (kind === 'chance') await this.#play?.settle(race.id);
    // Before a flag falls: what was planned would have been done in time.
    else if (await this.#plans?.follow(race)) this.wake(race.id, this.#now());
    else if (race.botsAwaited().length > 0) await this.#move(race, race.botsAwaited()[0]!);
    else await this.#wheel?.dropFlags(race.id);
  }

  async #move(race: Race, seat: number): Promise<void> {
    const { definition, game, state, entries } = race.match;
    const n = entries.length;
    const move = await this.#bots.think({
      game: definition.id,
      seats: game.seats,
      options: game.options,
      // It may wait for a thread, and what another process has stored meanwhile changes the state of the race in place.
      state: game.clone(state),
      seat,
      bot: race.seats[seat]!.bot ?? STAND_IN,
      seed: race.botSeed(seat),
    });
    await this.#play?.drive(race.id, seat, n, move);
  }
}
