import type { ArenaRace } from '@paddock/protocol';
import { sql, SqliteAdapter } from 'kysely';
import { placesOf } from '../race/results/ratings.ts';
import type { Database } from '../storage/connect.ts';
import type { WaitingBot } from './pairing.ts';

/** The key of an advisory lock, the same in all processes. */
const ARENA_LOCK = 7_205;

/** A race as it is stored; `ranking` is `null` while it is under way. */
interface StoredRace {
  readonly table: string;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly ranking: string | null;
}

export class ArenaRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Does something while no other process does it. `work` uses connections of its own. */
  lock<T>(work: () => Promise<T>): Promise<T> {
    // One process alone has an SQLite database.
    if (this.#db.getExecutor().adapter instanceof SqliteAdapter) return work();
    return this.#db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${ARENA_LOCK})`.execute(transaction);
      return work();
    });
  }

  /** The race of this game at which a BOT account sits. */
  async findRaceOf(game: string, person: string): Promise<string | null> {
    const row = await this.#db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .innerJoin('arena_races', 'arena_races.table_id', 'tables.id')
      .select('tables.id')
      .where('seats.person', '=', person)
      .where('tables.phase', '=', 'running')
      .where('arena_races.game', '=', game)
      .limit(1)
      .executeTakeFirst();
    return row?.id ?? null;
  }

  /** Lets a BOT account wait until `expiresAt`. If it waits already, it keeps its turn. */
  async wait(game: string, person: string, now: number, expiresAt: number): Promise<void> {
    await this.#db.deleteFrom('arena_waiting').where('expires_at', '<=', now).execute();
    await this.#db
      .insertInto('arena_waiting')
      .values({ game, person, since: now, expires_at: expiresAt })
      .onConflict((conflict) => conflict.columns(['game', 'person']).doUpdateSet({ expires_at: expiresAt }))
      .execute();
  }

  async stopWaiting(game: string, people: readonly string[]): Promise<void> {
    await this.#db.deleteFrom('arena_waiting').where('game', '=', game).where('person', 'in', people).execute();
  }

  /** Who waits, the longest first, with their ratings; newcomers have none. */
  async listWaiting(game: string, now: number): Promise<(Omit<WaitingBot, 'points'> & { points: number | null })[]> {
    return this.#db
      .selectFrom('arena_waiting')
      .innerJoin('people', 'people.id', 'arena_waiting.person')
      .leftJoin('ratings', (join) =>
        join.onRef('ratings.person', '=', 'arena_waiting.person').onRef('ratings.game', '=', 'arena_waiting.game'),
      )
      .select(['arena_waiting.person', 'arena_waiting.since', 'people.nickname', 'ratings.points'])
      .where('arena_waiting.game', '=', game)
      .where('arena_waiting.expires_at', '>', now)
      .where('people.banned', '=', 0)
      .orderBy('arena_waiting.since')
      .orderBy('arena_waiting.person')
      .execute();
  }

  async addRace(table: string, game: string, now: number): Promise<void> {
    await this.#db.insertInto('arena_races').values({ table_id: table, game, started_at: now }).execute();
  }

  async countRunning(): Promise<number> {
    const { count } = await this.#db
      .selectFrom('arena_races')
      .innerJoin('tables', 'tables.id', 'arena_races.table_id')
      .select((row) => row.fn.countAll<number | bigint | string>().as('count'))
      .where('tables.phase', '=', 'running')
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Races of a game that are under way or over, the latest first. */
  async listRaces(game: string, phase: 'running' | 'over', limit: number): Promise<ArenaRace[]> {
    const races = await this.#db
      .selectFrom('arena_races')
      .innerJoin('tables', 'tables.id', 'arena_races.table_id')
      .select([
        'tables.id as table',
        'arena_races.started_at as startedAt',
        'tables.ended_at as endedAt',
        'tables.ranking',
      ])
      .where('arena_races.game', '=', game)
      .where('tables.phase', '=', phase)
      .where('tables.closed_at', 'is', null)
      .orderBy('arena_races.started_at', 'desc')
      .orderBy('tables.id')
      .limit(limit)
      .execute();
    return this.#withDrivers(races);
  }

  async #withDrivers(races: readonly StoredRace[]): Promise<ArenaRace[]> {
    if (races.length === 0) return [];
    const seats = await this.#db
      .selectFrom('seats')
      .select(['table_id', 'seat', 'name', 'person'])
      .where(
        'table_id',
        'in',
        races.map(({ table }) => table),
      )
      .orderBy('seat')
      .execute();
    return races.map(({ ranking, ...race }) => {
      const places = ranking === null ? [] : placesOf(JSON.parse(ranking) as number[][]);
      const drivers = seats
        .filter(({ table_id }) => table_id === race.table)
        .map(({ seat, name, person }) => ({ name, person, place: places[seat] ?? null }));
      return { ...race, drivers: drivers.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0)) };
    });
  }
}
