import { CompiledQueries } from '../storage/compiled-queries.ts';
import type { Database } from '../storage/connect.ts';

/** Who has blocked whom. */
export class BlockRepository {
  readonly #db: Database;
  readonly #compiled = new CompiledQueries();

  constructor(db: Database) {
    this.#db = db;
  }

  async block(person: string, blocked: string): Promise<void> {
    await this.#db
      .insertInto('blocks')
      .values({ person, blocked })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async unblock(person: string, blocked: string): Promise<void> {
    await this.#db.deleteFrom('blocks').where('person', '=', person).where('blocked', '=', blocked).execute();
  }

  async listBlockedBy(person: string): Promise<string[]> {
    const rows = await this.#db.selectFrom('blocks').select('blocked').where('person', '=', person).execute();
    return rows.map(({ blocked }) => blocked);
  }

  async listBlockersOf(person: string): Promise<string[]> {
    const query = this.#compiled.get('blockers', [person], () =>
      this.#db.selectFrom('blocks').select('person').where('blocked', '=', person),
    );
    return (await this.#db.executeQuery(query)).rows.map((row) => row.person);
  }
}
