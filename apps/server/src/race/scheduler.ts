import { randomInt } from 'node:crypto';
import type { JobRepository } from './job-repository.ts';
import { BotAbandonedError, type BotPool } from './bots/pool.ts';
import { type JobPriority, JobQueue, JOB_PRIORITIES } from './job-queue.ts';
import type { Premoves } from './premoves/service.ts';
import type { RaceService } from './service.ts';
import type { Race } from './race.ts';
import type { RaceCache } from './race-cache.ts';
import { AUTOPILOT_LEVEL, type Autopilot } from './autopilot.ts';

/** A process that does not renew a lease for this long has died, and others take the job. */
const LEASE_MS = 5000;
const RENEW_INTERVAL_MS = 1500;
/** How many due jobs to take at once. */
const MAX_DUE_JOBS = 1000;
/** More jobs would hold leases only to wait for a bot thread. */
const MAX_RUNNING_JOBS = 8;
/** Bots that nobody watches think one at a time, so that such tables fill one thread at most. */
const MAX_BACKGROUND_JOBS = 1;
/** Jobs due later than this are found by polling. */
const TIMER_HORIZON_MS = 60_000;

/** What is due where no race is under way: a table is about to begin its race, or a championship goes on. */
interface PendingStarts {
  /** Begins the race if nobody is waited for any more, or runs the job of the championship. */
  startIfReady(table: string): Promise<void>;
  /** When to look at it again; `null` where nothing is due. */
  findDueAt(table: string): Promise<number | null>;
}

interface SchedulerOptions {
  readonly jobs: JobRepository;
  readonly raceCache: RaceCache;
  readonly races: RaceService;
  readonly autopilot: Autopilot;
  readonly premoves: Premoves;
  readonly starts: PendingStarts;
  readonly bots: BotPool;
  /** The time of the service clock. */
  readonly now: () => number;
  readonly log: (error: unknown, table: string) => void;
  /** How often to look for due jobs that nobody runs. */
  readonly pollMs: number;
  /** Called after every such look. */
  readonly onPoll: () => void;
  /** Whether somebody looks at a table here. */
  readonly isWatched: (table: string) => boolean;
}

/**
 * Runs the jobs of tables: bots' moves, premoves, flags and race starts. Jobs are stored with the entries that cause them. This
 * process schedules its own at once, and polls for those that other processes left behind.
 */
export class Scheduler {
  readonly #options: SchedulerOptions;
  #isRunning = false;
  #lease = 0;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #pollTimer: NodeJS.Timeout | null = null;
  readonly #queue = new JobQueue();
  #backgroundRunning = 0;
  /** Tables where only bots are left to play, as far as this process has looked. */
  readonly #botsOnly = new Set<string>();
  readonly #running = new Map<string, Promise<void>>();
  /** Tables whose job became due again while it was running. */
  readonly #dueAgain = new Set<string>();

  constructor(options: SchedulerOptions) {
    this.#options = options;
  }

  start(): void {
    this.#isRunning = true;
    void this.#poll();
  }

  /**
   * Starts no new work, and waits for what is running. Bots that think are abandoned, because that may take long. Their jobs are
   * stored, so another process or the next one does them.
   */
  async stop(): Promise<void> {
    this.#isRunning = false;
    if (this.#pollTimer !== null) clearTimeout(this.#pollTimer);
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#queue.clear();
    await this.#options.bots.close();
    await Promise.allSettled(this.#running.values());
  }

  /** Runs the job of a table at this time. Jobs that are far away are found by polling. */
  schedule(table: string, dueAt: number): void {
    clearTimeout(this.#timers.get(table));
    this.#timers.delete(table);
    // Timers may fire a little early, and then nothing would be due yet.
    const wait = Math.max(0, dueAt - this.#options.now()) + 1;
    if (wait > TIMER_HORIZON_MS || !this.#isRunning) return;
    this.#timers.set(
      table,
      setTimeout(() => {
        this.#timers.delete(table);
        this.#add(table);
      }, wait),
    );
  }

  /** Runs the job of a table now, because another process says that it is due. */
  runNow(table: string): void {
    this.#add(table);
  }

  async #poll(): Promise<void> {
    try {
      for (const table of await this.#options.jobs.listDue(this.#options.now(), MAX_DUE_JOBS)) this.#add(table);
    } catch (error) {
      this.#options.log(error, '');
    }
    this.#options.onPoll();
    if (this.#isRunning) this.#pollTimer = setTimeout(() => void this.#poll(), this.#options.pollMs);
  }

  #add(table: string): void {
    if (!this.#isRunning) return;
    // One job of a table at a time: a bot would think twice about the same position.
    if (this.#running.has(table)) this.#dueAgain.add(table);
    else {
      this.#queue.add(table, this.#priorityOf(table));
      this.#runQueued();
    }
  }

  #priorityOf(table: string): JobPriority {
    if (!this.#botsOnly.has(table)) return 'people';
    return this.#options.isWatched(table) ? 'watched' : 'background';
  }

  #runQueued(): void {
    while (this.#running.size < MAX_RUNNING_JOBS) {
      const isBackgroundFull = this.#backgroundRunning >= MAX_BACKGROUND_JOBS;
      const next = this.#queue.take(isBackgroundFull ? ['people', 'watched'] : JOB_PRIORITIES);
      if (next === null) return;
      this.#run(next.table, next.priority);
    }
  }

  #run(table: string, priority: JobPriority): void {
    const background = priority === 'background' ? 1 : 0;
    this.#backgroundRunning += background;
    const work = this.#runLeased(table).catch((error: unknown) => {
      if (!(error instanceof BotAbandonedError)) this.#options.log(error, table);
    });
    this.#running.set(table, work);
    void work.then(() => {
      this.#running.delete(table);
      this.#backgroundRunning -= background;
      if (this.#dueAgain.delete(table)) this.#add(table);
      this.#runQueued();
    });
  }

  async #runLeased(table: string): Promise<void> {
    const { jobs, raceCache, races } = this.#options;
    const now = this.#options.now();
    const lease = this.#createLease(now);
    if (!this.#isRunning || !(await jobs.lease(table, now, lease))) return;
    const stopRenewing = this.#keepLease(table, lease);
    let isDone = false;
    try {
      // Another process may have added entries: `loadCurrent` reads them first.
      if ((await raceCache.find(table)) === null) await this.#startRaceIfReady(table);
      else await this.#doNextAction(await races.loadCurrent(table));
      isDone = true;
    } finally {
      const currentLease = await stopRenewing();
      // A job that failed stays due, so that the next poll tries it again and nobody has to wait for the lease to end.
      await jobs.release(table, currentLease, isDone ? await this.#findDueAt(table) : now);
    }
  }

  /** Before its race, something is due at a table only while people reveal their nonces. */
  async #startRaceIfReady(table: string): Promise<void> {
    const { starts } = this.#options;
    await starts.startIfReady(table);
    const dueAt = await starts.findDueAt(table);
    if (dueAt !== null) this.schedule(table, dueAt);
  }

  /** Renews a lease while the job runs. Returns how to end that, which resolves with the lease held then. */
  #keepLease(table: string, taken: number): () => Promise<number> {
    let lease = taken;
    let renewing = Promise.resolve();
    const renew = async (): Promise<void> => {
      const next = this.#createLease(this.#options.now());
      // If another process has taken it, both go on: a move is stored once, whichever process chose it.
      if (await this.#options.jobs.renewLease(table, lease, next)) lease = next;
    };
    const renewal = setInterval(() => {
      renewing = renewing.then(renew).catch((error: unknown) => this.#options.log(error, table));
    }, RENEW_INTERVAL_MS);
    return async () => {
      clearInterval(renewal);
      await renewing;
      return lease;
    };
  }

  async #findDueAt(table: string): Promise<number | null> {
    const { raceCache, starts, premoves } = this.#options;
    const race = await raceCache.find(table);
    const now = this.#options.now();
    if (race === null) return starts.findDueAt(table);
    return (await premoves.hasDue(race)) ? now : race.dueAt(now);
  }

  /** A lease is recognised by its end, so no two leases of this process end at the same time. */
  #createLease(now: number): number {
    return (this.#lease = Math.max(this.#lease + 1, now + LEASE_MS + randomInt(1000)));
  }

  /** Does the next thing that is due at a table. What follows from it is scheduled again. */
  async #doNextAction(race: Race): Promise<void> {
    const { races, premoves, autopilot } = this.#options;
    const { kind } = race.match.game.awaiting(race.match.state);
    if (kind !== 'over' && race.seats.every((_, seat) => race.isBotDriven(seat))) this.#botsOnly.add(race.id);
    else this.#botsOnly.delete(race.id);
    if (kind === 'over' || race.isClosed) return;
    // Chance is awaited only where a process died between two entries, or before the first.
    if (kind === 'chance') await races.resolveChance(race.id);
    // Before a flag falls: a premove counts as made in time.
    else if (await premoves.playNext(race)) this.schedule(race.id, this.#options.now());
    else if (race.awaitedBots().length > 0) await this.#playBotMove(race, race.awaitedBots()[0]!);
    else await autopilot.startOnTimeout(race.id);
  }

  async #playBotMove(race: Race, seat: number): Promise<void> {
    const { definition, game, state, entries } = race.match;
    const n = entries.length;
    const move = await this.#options.bots.chooseMove({
      game: definition.id,
      seats: game.seats,
      options: game.options,
      // The task may wait for a thread, and entries of other processes change the state of the race in place.
      state: game.clone(state),
      seat,
      bot: race.seats[seat]!.bot ?? AUTOPILOT_LEVEL,
      seed: race.table.botSeed(seat),
    });
    await this.#options.races.submitBotMove(race.id, seat, n, move);
  }
}
