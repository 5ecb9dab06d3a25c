import type { GameTypes, Seat } from '@paddock/kernel';
import { paceOf, type TimeControl, turnSecondsOf } from '@paddock/protocol';
import type { EntryRepository } from './entry-repository.ts';
import type { DriverRepository } from './driver-repository.ts';
import type { CheckpointRepository } from './checkpoint-repository.ts';
import type { VacationRepository } from './vacations/repository.ts';
import type { StoredTable, TableRepository } from '../tables/repository.ts';
import type { ClockPause } from './clock.ts';
import { Race } from './race.ts';
import { packCheckpoint } from './checkpoint.ts';

/** A race that was not used for this long is removed from memory. */
const IDLE_MS = 5 * 60_000;
/** Uses within this time count as one. */
const TOUCH_INTERVAL_MS = 1000;
/** Beyond this number the least recently used races are removed. */
const MAX_CACHED_RACES = 20_000;
/** A checkpoint is stored every so many entries, so that reading a race is quick. Playing that many takes a few milliseconds. */
const CHECKPOINT_INTERVAL = 512;

interface CachedRace {
  readonly race: Promise<Race | null>;
  /** The race once it is read. */
  loaded: Race | null;
  usedAt: number;
}

/** The races that this process has in memory. They are read when they are first needed. */
export class RaceCache {
  readonly #tables: TableRepository;
  readonly #entries: EntryRepository;
  readonly #drivers: DriverRepository;
  readonly #checkpoints: CheckpointRepository;
  readonly #vacations: VacationRepository;
  readonly #now: () => number;
  /** In the order of their last use, to the second. */
  readonly #cached = new Map<string, CachedRace>();

  constructor(
    tables: TableRepository,
    entries: EntryRepository,
    drivers: DriverRepository,
    checkpoints: CheckpointRepository,
    vacations: VacationRepository,
    now: () => number,
  ) {
    this.#tables = tables;
    this.#entries = entries;
    this.#drivers = drivers;
    this.#checkpoints = checkpoints;
    this.#vacations = vacations;
    this.#now = now;
  }

  /** The race if it is in memory, without waiting for anything. */
  findLoaded(id: string): Race | null {
    const known = this.#cached.get(id);
    if (known === undefined || known.loaded === null) return null;
    this.#touch(id, known);
    return known.loaded;
  }

  /** `null` if there is no such race: no table, or one that has not begun. */
  find(id: string): Promise<Race | null> {
    const known = this.#cached.get(id);
    if (known !== undefined) {
      this.#touch(id, known);
      return known.race;
    }
    const race = this.#read(id);
    const cached: CachedRace = { race, loaded: null, usedAt: Number.NEGATIVE_INFINITY };
    this.#touch(id, cached);
    race.then(
      (found) => {
        cached.loaded = found;
        // A missing race may begin later.
        if (found === null) this.#evict(id, race);
      },
      // A failed read is tried again.
      () => this.#evict(id, race),
    );
    this.#evictIdle();
    return race;
  }

  #touch(id: string, cached: CachedRace): void {
    const now = this.#now();
    if (now - cached.usedAt < TOUCH_INTERVAL_MS) return;
    cached.usedAt = now;
    this.#cached.delete(id);
    this.#cached.set(id, cached);
  }

  async #read(id: string): Promise<Race | null> {
    const stored = await this.#tables.find(id);
    if (stored === null || stored.table.phase === 'open') return null;
    // The checkpoint first: its entries are certainly stored by then.
    const checkpoint = await this.#checkpoints.find(id);
    const [entries, drivers] = await Promise.all([this.#entries.list(id, 0), this.#drivers.list(id)]);
    return new Race(stored, entries, drivers, checkpoint, await this.#findPauses(stored));
  }

  /** The vacations of the people at a table, during which their clocks stand still. Only correspondence races have them. */
  async #findPauses({ table, seats }: StoredTable): Promise<Map<Seat, ClockPause[]>> {
    if (paceOf(turnSecondsOf(JSON.parse(table.time) as TimeControl)) === 'live') return new Map();
    const people = seats.flatMap(({ person }) => (person === null ? [] : [person]));
    const pauses = new Map<Seat, ClockPause[]>();
    for (const { person, from_at, until_at } of await this.#vacations.list(people, 0)) {
      const { seat } = seats.find((one) => one.person === person)!;
      pauses.set(seat, [...(pauses.get(seat) ?? []), { from: from_at, until: until_at }]);
    }
    return pauses;
  }

  /**
   * Plays the entries that other processes added to a race, and returns their events. If the drivers changed, the race is
   * removed and read again instead: that is rare, and the clocks depend on it.
   */
  async catchUp(race: Race): Promise<GameTypes['event'][]> {
    const [stored, entries] = await Promise.all([
      this.#tables.find(race.id),
      this.#entries.list(race.id, race.table.length),
    ]);
    const isClosed = typeof stored?.table.closed_at === 'number';
    const isSame = isClosed === race.isClosed && JSON.stringify(stored?.seats) === JSON.stringify(race.seats);
    if (isSame) return race.catchUp(entries);
    this.forget(race.id);
    return [];
  }

  /** Stores a checkpoint now and then. Nobody waits for it, and nothing is lost when it fails. */
  storeCheckpoint(race: Race, from: number): void {
    const { length } = race.table;
    if (Math.floor(length / CHECKPOINT_INTERVAL) === Math.floor(from / CHECKPOINT_INTERVAL)) return;
    this.#checkpoints.store(race.id, packCheckpoint(race)).catch(() => {});
  }

  /** Removes a race from memory. It is read again when it is needed. */
  forget(id: string): void {
    const known = this.#cached.get(id);
    if (known !== undefined) this.#evict(id, known.race);
  }

  #evict(id: string, race: CachedRace['race']): void {
    if (this.#cached.get(id)?.race === race) this.#cached.delete(id);
    race.then(
      (found) => {
        if (found !== null) found.isEvicted = true;
      },
      () => {},
    );
  }

  #evictIdle(): void {
    const idleSince = this.#now() - IDLE_MS;
    for (const [id, { usedAt }] of this.#cached) {
      if (usedAt >= idleSince && this.#cached.size <= MAX_CACHED_RACES) return;
      this.forget(id);
    }
  }

  get count(): number {
    return this.#cached.size;
  }
}
