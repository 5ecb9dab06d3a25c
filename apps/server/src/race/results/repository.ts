import { CompiledQueries } from '../../storage/compiled-queries.ts';
import type { Database } from '../../storage/connect.ts';
import type { DebriefRow, DriverRow, RatingRow, ResultRow } from '../../storage/schema.ts';

export class ResultRepository {
  readonly #db: Database;
  readonly #compiled = new CompiledQueries();

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Stores the result of a race together with the new ratings, and asks for its debrief if there is a time of the request. False
   * if it is stored already, so that it may be tried by several processes.
   */
  async store(
    results: readonly ResultRow[],
    newcomers: readonly RatingRow[],
    rate: (before: readonly RatingRow[]) => readonly RatingRow[],
    debriefRequest: Pick<DebriefRow, 'table_id' | 'requested_at'> | null,
  ): Promise<boolean> {
    return this.#db.transaction().execute(async (transaction) => {
      const ordered = results.map(toResultRow);
      const values = ordered.flatMap((row) => Object.values(row));
      const insert = this.#compiled.get(`results ${ordered.length}`, values, () =>
        transaction
          .insertInto('results')
          .values(ordered)
          .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doNothing()),
      );
      const { numAffectedRows } = await transaction.executeQuery(insert);
      if (numAffectedRows === 0n) return false;
      if (debriefRequest !== null) {
        await transaction
          .insertInto('debriefs')
          .values(debriefRequest)
          .onConflict((conflict) => conflict.column('table_id').doNothing())
          .execute();
      }
      if (newcomers.length === 0) return true;
      // Writes existing rows unchanged to lock them, so that two races that end at the same time are rated one after the
      // other. Always in the same order, so that they never deadlock.
      const before = await transaction
        .insertInto('ratings')
        .values(newcomers.toSorted((a, b) => (a.person < b.person ? -1 : 1)))
        .onConflict((conflict) =>
          conflict.columns(['game', 'person']).doUpdateSet((rows) => ({ games: rows.ref('ratings.games') })),
        )
        .returningAll()
        .execute();
      for (const { game, person, ...after } of rate(before)) {
        await transaction
          .updateTable('ratings')
          .set(after)
          .where('game', '=', game)
          .where('person', '=', person)
          .execute();
        await transaction
          .updateTable('results')
          .set({ points: after.points })
          .where('table_id', '=', results[0]!.table_id)
          .where('person', '=', person)
          .execute();
      }
      return true;
    });
  }

  /** Finished races without a result, because the process that ended them died. The earliest first, as they are to be rated. */
  async listUnstored(): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('phase', '=', 'over')
      .where('ranking', 'is not', null)
      .where('id', 'not in', (results) => results.selectFrom('results').select('table_id'))
      .orderBy('ended_at')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Those at a table who are BOT accounts. */
  async filterBotAccounts(table: string): Promise<Set<string>> {
    const query = this.#compiled.get('BOT accounts', [table], () =>
      this.#db
        .selectFrom('seats')
        .innerJoin('people', 'people.id', 'seats.person')
        .select('people.id')
        .where('seats.table_id', '=', table)
        .where('people.bot_owner', 'is not', null),
    );
    return new Set((await this.#db.executeQuery(query)).rows.map(({ id }) => id));
  }

  /** Who drove, from which entry on. */
  async listDriverChanges(table: string): Promise<readonly Pick<DriverRow, 'number' | 'seat' | 'driver'>[]> {
    const query = this.#compiled.get('drivers', [table], () =>
      this.#db
        .selectFrom('notes')
        .select(['number', 'seat', 'driver'])
        .where('table_id', '=', table)
        .orderBy('number')
        .orderBy('at')
        .orderBy('seat'),
    );
    return (await this.#db.executeQuery(query)).rows;
  }
}

/** With its columns in one order, so that the compiled query fits all. */
function toResultRow({ table_id, seat, person, game, place, seats, ended_at, unrated }: ResultRow): ResultRow {
  return { table_id, seat, person, game, place, seats, ended_at, unrated };
}
