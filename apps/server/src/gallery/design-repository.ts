import type { DesignSummary, SavedDesign } from '@paddock/protocol';
import type { Database } from '../storage/connect.ts';
import type { DesignRow } from '../storage/schema.ts';

const SUMMARY_COLUMNS = ['id', 'game', 'option', 'name', 'version', 'updated_at as updatedAt'] as const;

/** Designs of people, which nobody else sees. */
export class DesignRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  list(person: string): Promise<DesignSummary[]> {
    return this.#db
      .selectFrom('designs')
      .select(SUMMARY_COLUMNS)
      .where('person', '=', person)
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .execute();
  }

  async find(person: string, id: string): Promise<SavedDesign | null> {
    const row = await this.#db
      .selectFrom('designs')
      .select([...SUMMARY_COLUMNS, 'design'])
      .where('person', '=', person)
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined ? null : { ...row, design: JSON.parse(row.design) as SavedDesign['design'] };
  }

  async count(person: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('designs')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('person', '=', person)
      .executeTakeFirstOrThrow();
    return count;
  }

  /** False if there is one with this id. */
  async add(row: DesignRow): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.#db
      .insertInto('designs')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows !== 0n;
  }

  /** Stores the next version. False if the stored one is not the one before it. */
  async replace({ person, id, ...changed }: DesignRow): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('designs')
      .set(changed)
      .where('person', '=', person)
      .where('id', '=', id)
      .where('version', '=', changed.version - 1)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async remove(person: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('designs')
      .where('person', '=', person)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
}
