import { CHANCE, type GameTypes, type Seat } from '@paddock/kernel';
import { RunningTable } from '@paddock/table';
import type { Hub, Subscriber } from '../live/hub.ts';
import type { TableRepository } from '../tables/repository.ts';
import type { EntryRepository, StoredEntry } from './entry-repository.ts';
import type { Race } from './race.ts';
import { StepMessages } from './step-messages.ts';

/** A race as its spectators know it by now. */
interface DelayedRace {
  readonly id: string;
  readonly table: RunningTable;
  readonly delayMs: number;
  readonly seatCount: number;
  /** Entries that are stored and held back, in their order. */
  readonly heldBack: StoredEntry[];
  /** How many entries each stream has been sent. */
  readonly known: WeakMap<Subscriber, number>;
  timer: NodeJS.Timeout | null;
  /** What is being read and sent: one thing after the other. */
  working: Promise<void>;
}

interface DelayedSpectatorsOptions {
  readonly entries: EntryRepository;
  readonly tables: TableRepository;
  readonly hub: Hub;
  /** The time of the service clock. */
  readonly now: () => number;
  readonly log: (error: unknown, table: string) => void;
}

/**
 * Sends races to spectators with the delay that their tables have. They see a race of its own, which advances when an entry is old
 * enough. When the race is over there is nothing left to tell the players, and everything is sent at once.
 */
export class DelayedSpectators {
  readonly #options: DelayedSpectatorsOptions;
  readonly #races = new Map<string, DelayedRace>();

  constructor(options: DelayedSpectatorsOptions) {
    this.#options = options;
  }

  /** Whether a stream is sent this race with a delay. */
  static isDelayed(race: Race, { viewer }: Pick<Subscriber, 'viewer'>): boolean {
    return race.spectatorDelayMs > 0 && viewer === null && !race.isClosed && race.table.ranking() === undefined;
  }

  /** Sends a stream what it may know since entry n (`null`: a snapshot), and from then on what it may know later. */
  async subscribe(race: Race, n: number | null, subscriber: Subscriber): Promise<void> {
    const delayed = await this.#open(race);
    await this.#run(delayed, () => {
      const { length } = delayed.table;
      if (n === null || n > length) this.#sendSnapshot(delayed, subscriber);
      else if (n < length) subscriber.write(createMessages(delayed).encodeFor(subscriber, n));
      delayed.known.set(subscriber, length);
      return Promise.resolve();
    });
  }

  /** Takes over the streams of spectators that waited for the race to begin. */
  async adopt(race: Race, subscribers: readonly Subscriber[]): Promise<void> {
    for (const subscriber of subscribers) await this.subscribe(race, null, subscriber);
  }

  /** Entries of a race were stored, here or by another process. Nothing has to be awaited where nobody watches with a delay. */
  onEntriesStored(table: string): Promise<void> | null {
    const delayed = this.#races.get(table);
    return delayed === undefined ? null : this.#run(delayed, () => this.#read(delayed));
  }

  /** How many entries of a race a spectator may know. */
  async countVisible(race: Race): Promise<number> {
    const delayed = this.#races.get(race.id) ?? (await this.#open(race));
    await this.#run(delayed, () => Promise.resolve());
    return delayed.table.length;
  }

  stop(): void {
    for (const id of this.#races.keys()) this.#close(id);
  }

  async #open(race: Race): Promise<DelayedRace> {
    const known = this.#races.get(race.id);
    if (known !== undefined) return known;
    const { definition, game } = race.match;
    const delayed: DelayedRace = {
      id: race.id,
      table: new RunningTable<GameTypes>({ definition, game, state: game.setup(), entries: [] }, null),
      delayMs: race.spectatorDelayMs,
      seatCount: race.seats.length,
      heldBack: [],
      known: new WeakMap(),
      timer: null,
      working: Promise.resolve(),
    };
    this.#races.set(race.id, delayed);
    await this.#run(delayed, () => this.#read(delayed));
    return delayed;
  }

  /** Does something after what was begun before. */
  #run(delayed: DelayedRace, work: () => Promise<void>): Promise<void> {
    const mine = delayed.working.then(work);
    delayed.working = mine.catch((error: unknown) => this.#options.log(error, delayed.id));
    return mine;
  }

  /** Reads new entries, and sends those that are old enough. */
  async #read(delayed: DelayedRace): Promise<void> {
    const { entries, tables } = this.#options;
    const length = delayed.table.length + delayed.heldBack.length;
    const stored = await tables.find(delayed.id);
    delayed.heldBack.push(...(await entries.list(delayed.id, length)));
    this.#release(delayed, stored === null || stored.table.phase === 'over');
  }

  #release(delayed: DelayedRace, isOver: boolean): void {
    const { hub, now } = this.#options;
    const { table, heldBack, delayMs } = delayed;
    const from = table.length;
    const count = isOver ? heldBack.length : countReleased(heldBack, from, now() - delayMs);
    const events = table.append(heldBack.splice(0, count).map(({ entry }) => entry));
    const messages = new StepMessages(viewOf(delayed), noClocks(delayed), { from, events });
    const watching = hub.spectatorsAt(delayed.id).filter((subscriber) => delayed.known.has(subscriber));
    for (const subscriber of watching) {
      const known = delayed.known.get(subscriber)!;
      if (known >= table.length) continue;
      subscriber.write(messages.encodeFor(subscriber, known));
      delayed.known.set(subscriber, table.length);
    }
    if (isOver || hub.spectatorsAt(delayed.id).length === 0) this.#close(delayed.id);
    else this.#schedule(delayed);
  }

  #schedule(delayed: DelayedRace): void {
    if (delayed.timer !== null) clearTimeout(delayed.timer);
    const [next] = delayed.heldBack;
    delayed.timer =
      next === undefined
        ? null
        : setTimeout(
            () => void this.#run(delayed, () => this.#read(delayed)).catch(() => {}),
            // Timers may fire a little early.
            Math.max(0, next.at + delayed.delayMs - this.#options.now()) + 1,
          );
  }

  #sendSnapshot(delayed: DelayedRace, subscriber: Subscriber): void {
    const data = { ...delayed.table.snapshot(null), clocks: noClocks(delayed) };
    subscriber.send({ name: 'snapshot', data, id: delayed.table.length });
  }

  /** Forgets a race that is over or that nobody watches. Whoever comes later opens it again. */
  #close(id: string): void {
    clearTimeout(this.#races.get(id)?.timer ?? undefined);
    this.#races.delete(id);
  }
}

/**
 * How many of the entries after `from` may be sent that were made until a time. The chance before the first move and the chance that
 * a move causes belong to it, however late they were stored.
 */
export function countReleased(entries: readonly StoredEntry[], from: number, until: number): number {
  const isReleased = ({ entry, at }: StoredEntry, i: number): boolean =>
    at <= until || (entry[0] === CHANCE && (i > 0 || from === 0));
  const first = entries.findIndex((entry, i) => !isReleased(entry, i));
  return first === -1 ? entries.length : first;
}

function viewOf({ id, table }: DelayedRace) {
  return { id, table, match: table.match, awaitedSeats: (): readonly Seat[] => table.awaitedSeats() };
}

function createMessages(delayed: DelayedRace): StepMessages {
  return new StepMessages(viewOf(delayed), noClocks(delayed));
}

/** The clocks of the present would tell what is held back. */
function noClocks({ seatCount }: DelayedRace): null[] {
  return Array.from({ length: seatCount }, () => null);
}
