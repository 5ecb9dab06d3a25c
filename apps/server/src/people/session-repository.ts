import { CompiledQueries } from '../storage/compiled-queries.ts';
import type { Database } from '../storage/connect.ts';
import type { SessionRow } from '../storage/schema.ts';

/** Signed-in browsers, each under the digest of the secret in its cookie. */
export class SessionRepository {
  readonly #db: Database;
  readonly #compiled = new CompiledQueries();

  constructor(db: Database) {
    this.#db = db;
  }

  /** Adds a session and removes the person's least recently used ones beyond `limit`. */
  async add(session: SessionRow, limit: number): Promise<void> {
    const { person, created_at } = session;
    await this.#db.transaction().execute(async (transaction) => {
      await transaction.insertInto('sessions').values(session).execute();
      await transaction
        .updateTable('people')
        .set({ sessions_since: created_at })
        .where('id', '=', person)
        .where('sessions_since', 'is', null)
        .execute();
      const kept = transaction
        .selectFrom('sessions')
        .select('digest')
        .where('person', '=', person)
        .orderBy('used_at', 'desc')
        .limit(limit);
      const newest = (await kept.execute()).map(({ digest }) => digest);
      await transaction.deleteFrom('sessions').where('person', '=', person).where('digest', 'not in', newest).execute();
    });
  }

  async findByDigest(digest: string): Promise<SessionRow | undefined> {
    const query = this.#compiled.get('session', [digest], () =>
      this.#db.selectFrom('sessions').selectAll().where('digest', '=', digest),
    );
    return (await this.#db.executeQuery(query)).rows[0];
  }

  /** A person's sessions, the latest used first. */
  listFor(person: string): Promise<SessionRow[]> {
    return this.#db
      .selectFrom('sessions')
      .selectAll()
      .where('person', '=', person)
      .orderBy('used_at', 'desc')
      .execute();
  }

  async touch(digest: string, at: number, address: string | null): Promise<void> {
    await this.#db.updateTable('sessions').set({ used_at: at, address }).where('digest', '=', digest).execute();
  }

  /** Ends one session of a person; false when they have none with this id. */
  async end(person: string, id: string): Promise<boolean> {
    const query = this.#db.deleteFrom('sessions').where('person', '=', person).where('id', '=', id);
    return (await query.executeTakeFirst()).numDeletedRows > 0n;
  }

  /** Ends all sessions of a person except the one with this id. */
  async endAllExcept(person: string, id: string | null): Promise<void> {
    const query = this.#db.deleteFrom('sessions').where('person', '=', person);
    await (id === null ? query : query.where('id', '!=', id)).execute();
  }

  async removeUnusedSince(at: number): Promise<void> {
    await this.#db.deleteFrom('sessions').where('used_at', '<', at).execute();
  }

  async removeAddressesUnusedSince(at: number): Promise<void> {
    await this.#db
      .updateTable('sessions')
      .set({ address: null })
      .where('used_at', '<', at)
      .where('address', 'is not', null)
      .execute();
  }

  /** When a person got their first session; `null` for none yet, `undefined` for nobody. */
  async firstSessionAt(person: string): Promise<number | null | undefined> {
    const row = await this.#db
      .selectFrom('people')
      .select('sessions_since')
      .where('id', '=', person)
      .executeTakeFirst();
    return row?.sessions_since;
  }
}
