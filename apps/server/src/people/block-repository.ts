import { CompiledQueries } from '../storage/compiled-queries.ts';
import type { Database } from '../storage/connect.ts';

/** Who has blocked whom. */
export class BlockRepository {
  readonly #db: Database;
  readonly #compiled = new CompiledQueries();

  constructor(db: Database) {
    this.#db = db;
  }

  /** Neither of the two follows the other any more. */
  async block(person: string, blocked: string): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('blocks')
        .values({ person, blocked })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await transaction
        .deleteFrom('follows')
        .where('person', 'in', [person, blocked])
        .where('followed', 'in', [person, blocked])
        .execute();
    });
  }

  async unblock(person: string, blocked: string): Promise<void> {
    await this.#db.deleteFrom('blocks').where('person', '=', person).where('blocked', '=', blocked).execute();
  }

  async listBlockedBy(person: string): Promise<string[]> {
    const query = this.#compiled.get('blocked', [person], () =>
      this.#db.selectFrom('blocks').select('blocked').where('person', '=', person),
    );
    return (await this.#db.executeQuery(query)).rows.map(({ blocked }) => blocked);
  }

  /** Those whom a person has blocked and those who have blocked the person: the two sides do not meet. */
  async listBlockedEitherWay(person: string): Promise<Set<string>> {
    return new Set([...(await this.listBlockedBy(person)), ...(await this.listBlockersOf(person))]);
  }

  async listBlockersOf(person: string): Promise<string[]> {
    const query = this.#compiled.get('blockers', [person], () =>
      this.#db.selectFrom('blocks').select('person').where('blocked', '=', person),
    );
    return (await this.#db.executeQuery(query)).rows.map((row) => row.person);
  }
}
