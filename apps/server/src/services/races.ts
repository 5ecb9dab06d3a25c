import type { EntryRepository } from '../repositories/entries.ts';
import type { TableRepository } from '../repositories/tables.ts';
import { Race } from './race.ts';

/** The running tables that this process has in memory, read when first asked for. */
export class Races {
  readonly #tables: TableRepository;
  readonly #entries: EntryRepository;
  readonly #known = new Map<string, Promise<Race | null>>();

  constructor(tables: TableRepository, entries: EntryRepository) {
    this.#tables = tables;
    this.#entries = entries;
  }

  /** `null` if there is no such race: no table, or one that has not begun. */
  find(id: string): Promise<Race | null> {
    let known = this.#known.get(id);
    if (known === undefined) {
      known = this.#read(id);
      this.#known.set(id, known);
      // What is not there now may be there later; what could not be read is tried again.
      known.then(
        (race) => race ?? this.forget(id),
        () => this.forget(id),
      );
    }
    return known;
  }

  async #read(id: string): Promise<Race | null> {
    const stored = await this.#tables.find(id);
    if (stored === null || stored.table.phase === 'open') return null;
    return new Race(stored, await this.#entries.since(id, 0));
  }

  /** What is in memory may be wrong or is not needed any more: it is read again when somebody asks. */
  forget(id: string): void {
    this.#known.delete(id);
  }

  get count(): number {
    return this.#known.size;
  }
}
