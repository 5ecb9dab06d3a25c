/** Which lobby streams have which tables in their lists. */
export class TableSubscriptions {
  readonly #people = new Map<string, Set<string>>();
  readonly #tables = new Map<string, readonly string[]>();

  /** Replaces the tables of a person. */
  set(person: string, tables: readonly string[]): void {
    this.delete(person);
    this.#tables.set(person, tables);
    for (const table of tables) {
      const people = this.#people.get(table);
      if (people === undefined) this.#people.set(table, new Set([person]));
      else people.add(person);
    }
  }

  delete(person: string): void {
    for (const table of this.#tables.get(person) ?? []) {
      const people = this.#people.get(table);
      people?.delete(person);
      if (people?.size === 0) this.#people.delete(table);
    }
    this.#tables.delete(person);
  }

  peopleAt(table: string): Iterable<string> {
    return this.#people.get(table) ?? [];
  }
}
