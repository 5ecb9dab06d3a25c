import type { TableRepository } from '../repositories/tables.ts';
import type { WakeRepository } from '../repositories/wakes.ts';
import type { BotPool } from '../bots/pool.ts';
import type { Play } from './play.ts';
import type { Race } from './race.ts';
import type { Races } from './races.ts';

/** Who holds a lease for longer than this has died, and others go on. A bot thinks for a fraction of it. */
const LEASE = 15_000;
/** How often to look for what nobody does. */
const LOOK = 1000;
const AT_ONCE = 50;
/** Who drives on for people who have gone or whose time is out. */
const STAND_IN = 'amateur';

/**
 * Does what is due at tables: bots move, clocks run out. What is due stands in the database beside the entries; this process
 * learns of its own at once, and of those that others left behind by looking now and then.
 */
export class Jobs {
  readonly #wakes: WakeRepository;
  readonly #tables: TableRepository;
  readonly #races: Races;
  readonly #bots: BotPool;
  readonly #now: () => number;
  readonly #log: (error: unknown, table: string) => void;
  #play: Play | null = null;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #looking: NodeJS.Timeout | null = null;
  readonly #running = new Set<Promise<void>>();

  constructor(
    wakes: WakeRepository,
    tables: TableRepository,
    races: Races,
    bots: BotPool,
    now: () => number,
    log: (error: unknown, table: string) => void,
  ) {
    this.#wakes = wakes;
    this.#tables = tables;
    this.#races = races;
    this.#bots = bots;
    this.#now = now;
    this.#log = log;
  }

  start(play: Play): void {
    this.#play = play;
    const look = async (): Promise<void> => {
      for (const table of await this.#wakes.due(this.#now(), AT_ONCE)) this.#run(table);
    };
    const again = (): void => {
      this.#looking = setTimeout(
        () =>
          void look()
            .catch((error: unknown) => this.#log(error, ''))
            .then(again),
        LOOK,
      );
    };
    void look()
      .catch((error: unknown) => this.#log(error, ''))
      .then(again);
  }

  /** No new work; what is under way is finished. */
  async stop(): Promise<void> {
    this.#play = null;
    if (this.#looking !== null) clearTimeout(this.#looking);
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    await Promise.allSettled(this.#running);
  }

  wake(table: string, dueAt: number): void {
    clearTimeout(this.#timers.get(table));
    // Later ones are found by looking; timers of Node do not reach further than 24 days anyway.
    const wait = Math.min(Math.max(0, dueAt - this.#now()), 60_000);
    this.#timers.set(
      table,
      setTimeout(() => {
        this.#timers.delete(table);
        this.#run(table);
      }, wait),
    );
  }

  #run(table: string): void {
    const work = this.#do(table).catch((error: unknown) => this.#log(error, table));
    this.#running.add(work);
    void work.then(() => this.#running.delete(work));
  }

  async #do(table: string): Promise<void> {
    const now = this.#now();
    const lease = now + LEASE;
    if (this.#play === null || !(await this.#wakes.take(table, now, lease))) return;
    const race = await this.#races.find(table);
    if (race !== null) {
      await this.#flags(race, now);
      // Where chance is awaited, somebody died between two entries.
      if (race.awaited().length === 0) await this.#play.settle(table);
      for (const seat of race.botsAwaited()) await this.#move(race, seat);
    }
    await this.#wakes.release(table, lease);
  }

  /** Whose time is out is driven by a bot from now on. */
  async #flags(race: Race, now: number): Promise<void> {
    const fallen = race.awaited().filter((seat) => !race.isDriven(seat) && race.clock.isOut(seat, now));
    for (const seat of fallen) await this.#tables.setAutopilot(race.id, seat, true, STAND_IN);
    if (fallen.length > 0) race.seats = (await this.#tables.find(race.id))!.seats;
  }

  async #move(race: Race, seat: number): Promise<void> {
    const { definition, game, state, entries } = race.match;
    const n = entries.length;
    const move = await this.#bots.think({
      game: definition.id,
      seats: game.seats,
      options: game.options,
      state,
      seat,
      bot: race.seats[seat]!.bot ?? STAND_IN,
      seed: race.botSeed(seat),
    });
    await this.#play?.drive(race.id, seat, n, move);
  }
}
