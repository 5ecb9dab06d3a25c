import { FIRST_RATING } from '@paddock/protocol';
import { sql, SqliteAdapter } from 'kysely';
import type { Database } from '../storage/connect.ts';
import { hasOpenSeat } from '../tables/listing-columns.ts';

/** The first key of advisory locks, the same in all processes. The second is the game. */
const QUICK_MATCH_LOCK = 7_204;

/** Which waiting tables a quick match looks for. */
export interface QuickSearch {
  readonly game: string;
  /** The options as they are summarized (JSON). */
  readonly summary: string;
  readonly maxTurnSeconds: number;
}

/** A table at which somebody waits for a quick match, or any other table that fits. */
export interface QuickCandidate {
  readonly id: string;
  readonly game: string;
  readonly createdAt: number;
  /** The rating of its host. */
  readonly points: number;
  /** Whether it was made for a quick match. All other tables are open to everybody at once. */
  readonly isQuick: boolean;
}

/** Finds tables for quick matches. */
export class QuickMatchRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Does something while no other process does it for the same game. `work` uses connections of its own. */
  lock<T>(game: string, work: () => Promise<T>): Promise<T> {
    // One process alone has an SQLite database.
    if (this.#db.getExecutor().adapter instanceof SqliteAdapter) return work();
    return this.#db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${QUICK_MATCH_LOCK}, hashtext(${game}))`.execute(transaction);
      return work();
    });
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
   * blocked by them, and no host has removed them.
   */
  async listCandidates(
    search: QuickSearch,
    person: string,
    now: number,
    limit: number,
  ): Promise<readonly QuickCandidate[]> {
    const rows = await this.#selectMatching(search)
      .leftJoin('ratings', (join) =>
        join.onRef('ratings.person', '=', 'tables.host').onRef('ratings.game', '=', 'tables.game'),
      )
      .select(['tables.game', 'tables.created_at', 'tables.starts_by', 'ratings.points'])
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
      )
      .orderBy('tables.created_at')
      .orderBy('tables.id')
      .limit(limit)
      .execute();
    return rows.map(({ id, game, created_at, starts_by, points }) => ({
      ...{ id, game, createdAt: created_at, points: points ?? FIRST_RATING },
      isQuick: typeof starts_by === 'number',
    }));
  }

  async findPoints(person: string, game: string): Promise<number> {
    const row = await this.#db
      .selectFrom('ratings')
      .select('points')
      .where('person', '=', person)
      .where('game', '=', game)
      .executeTakeFirst();
    return row?.points ?? FIRST_RATING;
  }

  #selectMatching({ game, summary, maxTurnSeconds }: QuickSearch) {
    return (
      this.#db
        .selectFrom('tables')
        .select('tables.id')
        .where('tables.phase', '=', 'open')
        .where('tables.listed', '=', 1)
        // Strangers meet for a rated race.
        .where('tables.coach', '=', 0)
        .where('tables.game', '=', game)
        .where('tables.summary', '=', summary)
        .where('tables.turn_seconds', '<=', maxTurnSeconds)
    );
  }
}
