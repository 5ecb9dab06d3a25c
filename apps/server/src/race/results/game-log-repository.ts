import type { Database } from '../../storage/connect.ts';

/** Where a page of the log begins: at a time, or after a race that ended at that time. */
export interface GameLogQuery {
  readonly game: string | null;
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly after: string | null;
  readonly limit: number;
}

interface LoggedGame {
  readonly id: string;
  readonly game: string;
  readonly endedAt: number;
  /** JSON. */
  readonly ranking: string;
}

/** Finished races that everybody may see. */
export class GameLogRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** In the order in which they ended. Private tables are left out, and so are those that the admin closed. */
  async list({ game, since, after, limit }: GameLogQuery): Promise<LoggedGame[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select(['id', 'game', 'ended_at', 'ranking'])
      .where('listed', '=', 1)
      .where('ranking', 'is not', null)
      .where('phase', '=', 'over')
      .where('closed_at', 'is', null)
      .where((table) =>
        after === null
          ? table('ended_at', '>=', since)
          : table.or([
              table('ended_at', '>', since),
              table.and([table('ended_at', '=', since), table('id', '>', after)]),
            ]),
      )
      .$if(game !== null, (query) => query.where('game', '=', game!))
      .orderBy('ended_at')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ id: row.id, game: row.game, endedAt: row.ended_at!, ranking: row.ranking! }));
  }
}
