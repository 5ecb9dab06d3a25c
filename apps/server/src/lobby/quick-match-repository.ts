import type { Database } from '../storage/connect.ts';
import { hasOpenSeat } from '../tables/listing-columns.ts';

/** Which waiting tables a quick match looks for. */
export interface QuickSearch {
  readonly game: string;
  /** The options as they are summarized (JSON). */
  readonly summary: string;
  readonly maxTurnSeconds: number;
}

/** The position of a table among those that wait. */
export interface WaitingPlace {
  readonly id: string;
  readonly createdAt: number;
}

/** Finds tables for quick matches. */
export class QuickMatchRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The table at which this person waits already, present or not. */
  async findOwn(search: QuickSearch, person: string): Promise<string | null> {
    const row = await this.#selectMatching(search)
      .where((table) =>
        table.exists(
          table
            .selectFrom('seats')
            .select('seats.seat')
            .whereRef('seats.table_id', '=', 'tables.id')
            .where('seats.person', '=', person),
        ),
      )
      .orderBy('tables.created_at')
      .orderBy('tables.id')
      .limit(1)
      .executeTakeFirst();
    return row?.id ?? null;
  }

  /**
   * Tables where somebody is present and this person may sit down, the oldest first: nobody there has blocked them or is
   * blocked by them, and no host has removed them. Only those before `before`, if it is given.
   */
  async listCandidates(
    search: QuickSearch,
    person: string,
    now: number,
    limit: number,
    before: WaitingPlace | null = null,
  ): Promise<string[]> {
    let query = this.#selectMatching(search)
      .where('tables.shown_until', '>', now)
      .where(hasOpenSeat)
      .where('tables.id', 'not in', (removals) =>
        removals.selectFrom('removals').select('removals.table_id').where('removals.person', '=', person),
      )
      .where((table) =>
        table.not(
          table.exists(
            table
              .selectFrom('seats')
              .innerJoin('blocks', (join) =>
                join.on((blocks) =>
                  blocks.or([
                    blocks.and([
                      blocks('blocks.person', '=', person),
                      blocks('blocks.blocked', '=', blocks.ref('seats.person')),
                    ]),
                    blocks.and([
                      blocks('blocks.blocked', '=', person),
                      blocks('blocks.person', '=', blocks.ref('seats.person')),
                    ]),
                  ]),
                ),
              )
              .select('seats.seat')
              .whereRef('seats.table_id', '=', 'tables.id'),
          ),
        ),
      );
    if (before !== null) {
      const { id, createdAt } = before;
      query = query.where((table) =>
        table.or([
          table('tables.created_at', '<', createdAt),
          table.and([table('tables.created_at', '=', createdAt), table('tables.id', '<', id)]),
        ]),
      );
    }
    const rows = await query.orderBy('tables.created_at').orderBy('tables.id').limit(limit).execute();
    return rows.map(({ id }) => id);
  }

  #selectMatching({ game, summary, maxTurnSeconds }: QuickSearch) {
    return this.#db
      .selectFrom('tables')
      .select('tables.id')
      .where('tables.phase', '=', 'open')
      .where('tables.listed', '=', 1)
      .where('tables.game', '=', game)
      .where('tables.summary', '=', summary)
      .where('tables.turn_seconds', '<=', maxTurnSeconds);
  }
}
