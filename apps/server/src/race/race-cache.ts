import type { Kind } from '@paddock/kernel';
import type { EntryRepository } from './entry-repository.ts';
import type { DriverRepository } from './driver-repository.ts';
import type { CheckpointRepository } from './checkpoint-repository.ts';
import type { TableRepository } from '../tables/repository.ts';
import { Race } from './race.ts';
import { packCheckpoint } from './checkpoint.ts';

/** A race that nobody has asked for in this time is not kept in memory. */
const IDLE_MS = 5 * 60_000;
/** Nor are the longest unasked of more than this. */
const MAX_CACHED_RACES = 20_000;
/** After so many entries more, how the race stands is stored, so that reading it is quick. */
const CHECKPOINT_INTERVAL = 128;

interface Known {
  readonly race: Promise<Race | null>;
  readonly askedAt: number;
}

/** The races that this process has in memory, read when first asked for. */
export class RaceCache {
  readonly #tables: TableRepository;
  readonly #entries: EntryRepository;
  readonly #notes: DriverRepository;
  readonly #snapshots: CheckpointRepository;
  readonly #now: () => number;
  /** Those asked for last come last. */
  readonly #known = new Map<string, Known>();

  constructor(
    tables: TableRepository,
    entries: EntryRepository,
    notes: DriverRepository,
    snapshots: CheckpointRepository,
    now: () => number,
  ) {
    this.#tables = tables;
    this.#entries = entries;
    this.#notes = notes;
    this.#snapshots = snapshots;
    this.#now = now;
  }

  /** `null` if there is no such race: no table, or one that has not begun. */
  find(id: string): Promise<Race | null> {
    const known = this.#known.get(id);
    const race = known?.race ?? this.#read(id);
    this.#known.delete(id);
    this.#known.set(id, { race, askedAt: this.#now() });
    if (known === undefined) {
      // What is not there now may be there later; what could not be read is tried again.
      race.then(
        (found) => found ?? this.#drop(id, race),
        () => this.#drop(id, race),
      );
      this.#makeRoom();
    }
    return race;
  }

  async #read(id: string): Promise<Race | null> {
    const stored = await this.#tables.find(id);
    if (stored === null || stored.table.phase === 'open') return null;
    // First the snapshot: the entries that it stands for are there by then.
    const snapshot = await this.#snapshots.find(id);
    const [entries, notes] = await Promise.all([this.#entries.list(id, 0), this.#notes.list(id)]);
    return new Race(stored, entries, notes, snapshot);
  }

  /**
   * Takes in what other processes have added to a race, and tells what happened. Where somebody else drives now, the race is
   * read anew when it is next asked for: that is rare, and clocks depend on it.
   */
  async catchUp(race: Race): Promise<Kind['event'][]> {
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

  /** Stores now and then how a race stands. Nobody waits for it, and nothing is lost when it fails. */
  storeCheckpoint(race: Race, from: number): void {
    const { length } = race.table;
    if (Math.floor(length / CHECKPOINT_INTERVAL) === Math.floor(from / CHECKPOINT_INTERVAL)) return;
    this.#snapshots.store(race.id, packCheckpoint(race)).catch(() => {});
  }

  /** What is in memory may be wrong or is not needed any more: it is read again when somebody asks. */
  forget(id: string): void {
    const known = this.#known.get(id);
    if (known !== undefined) this.#drop(id, known.race);
  }

  #drop(id: string, race: Known['race']): void {
    if (this.#known.get(id)?.race === race) this.#known.delete(id);
    race.then(
      (found) => {
        if (found !== null) found.isEvicted = true;
      },
      () => {},
    );
  }

  #makeRoom(): void {
    const longAgo = this.#now() - IDLE_MS;
    for (const [id, { askedAt }] of this.#known) {
      if (askedAt >= longAgo && this.#known.size <= MAX_CACHED_RACES) return;
      this.forget(id);
    }
  }

  get count(): number {
    return this.#known.size;
  }
}
