import { type HistoryQuery, MAX_LIVE_TURN_SECONDS, type ResultFilter } from '@paddock/protocol';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../storage/connect.ts';
import type { PeopleRow, ResultRow, Schema } from '../../storage/schema.ts';

type Filters = Omit<HistoryQuery, 'before'>;

const PERSON_COLUMNS = ['people.id', 'people.nickname', 'people.claimed', 'people.bot_owner'] as const;
export type PersonColumns = Pick<Selectable<PeopleRow>, 'id' | 'nickname' | 'claimed' | 'bot_owner'>;

/** The end of the page before: its last race. */
export interface HistoryCursor {
  readonly endedAt: number;
  readonly table: string;
}

/** Somebody's race, and whether the viewer may know which one it was. */
export type PastRace = Pick<ResultRow, 'table_id' | 'game' | 'place' | 'seats' | 'ended_at' | 'unrated' | 'points'> & {
  readonly turn_seconds: number | null;
  readonly is_visible: number;
  readonly has_debrief: number;
};

/** How often somebody finished before, behind and level with another person. */
export interface ComparisonRow {
  readonly races: number;
  readonly ahead: number;
  readonly behind: number;
  readonly level: number;
}

/** Reads stored results: the history of a person, and how two people compare. */
export class HistoryRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The races of a person, the latest first. With whom they raced is known of listed tables, and to those who took part. */
  list(
    person: string,
    viewer: string | null,
    { game, result, pace, with: companion }: Filters,
    before: HistoryCursor | null,
    limit: number,
  ): Promise<PastRace[]> {
    const isVisible = (race: ExpressionBuilder<Schema, 'results' | 'tables'>) =>
      race.or([race('tables.listed', '=', 1), hasPerson(race, viewer ?? '')]);
    let query = this.#db
      .selectFrom('results')
      .innerJoin('tables', 'tables.id', 'results.table_id')
      .leftJoin('debriefs', 'debriefs.table_id', 'results.table_id')
      .select([
        'results.table_id',
        'results.game',
        'results.place',
        'results.seats',
        'results.ended_at',
        'results.unrated',
        'results.points',
        'tables.turn_seconds',
      ])
      .select((race) => [
        race.case().when(isVisible(race)).then(1).else(0).end().as('is_visible'),
        race.case().when('debriefs.packed', 'is not', null).then(1).else(0).end().as('has_debrief'),
      ])
      .where('results.person', '=', person);
    if (game !== undefined) query = query.where('results.game', '=', game);
    if (result !== undefined) query = query.where((race) => placeFilter(race, result));
    if (pace === 'correspondence') query = query.where('tables.turn_seconds', '>', MAX_LIVE_TURN_SECONDS);
    if (pace === 'live') query = query.where(sql`coalesce(tables.turn_seconds, 0)`, '<=', MAX_LIVE_TURN_SECONDS);
    if (companion !== undefined) {
      query = query.where(isVisible).where((race) => hasPerson(race, companion));
    }
    if (before !== null) {
      query = query.where((race) =>
        race.or([
          race('results.ended_at', '<', before.endedAt),
          race.and([race('results.ended_at', '=', before.endedAt), race('results.table_id', '<', before.table)]),
        ]),
      );
    }
    return query.orderBy('results.ended_at', 'desc').orderBy('results.table_id', 'desc').limit(limit).execute();
  }

  /** The other people in these races, by place. Those who are banned or deleted are left out. */
  async listOthers(
    tables: readonly string[],
    person: string,
  ): Promise<(Pick<ResultRow, 'table_id' | 'place'> & PersonColumns)[]> {
    if (tables.length === 0) return [];
    return this.#db
      .selectFrom('results')
      .innerJoin('people', 'people.id', 'results.person')
      .select(['results.table_id', 'results.place', ...PERSON_COLUMNS])
      .where('results.table_id', 'in', tables)
      .where('results.person', '!=', person)
      .where('people.banned', '=', 0)
      .orderBy('results.place')
      .execute();
  }

  /** The latest races of a person with the options of their tables, the latest first. */
  listForStatistics(person: string, limit: number) {
    return this.#db
      .selectFrom('results')
      .innerJoin('tables', 'tables.id', 'results.table_id')
      .select([
        'results.game',
        'results.place',
        'results.ended_at',
        'results.points',
        'tables.summary',
        'tables.listed',
      ])
      .where('results.person', '=', person)
      .orderBy('results.ended_at', 'desc')
      .limit(limit)
      .execute();
  }

  /** How two people compare in each game. */
  async compare(person: string, other: string): Promise<(ComparisonRow & { readonly game: string })[]> {
    const rows = await this.#selectPairs(person)
      .select('mine.game')
      .where('other.person', '=', other)
      .groupBy('mine.game')
      .orderBy('races', 'desc')
      .execute();
    return rows.map(({ game, ...counts }) => ({ game, ...comparisonOf(counts) }));
  }

  /** The latest race of two people. */
  async findLast(person: string, other: string): Promise<HistoryCursor | null> {
    const row = await this.#db
      .selectFrom('results as mine')
      .innerJoin('results as other', 'other.table_id', 'mine.table_id')
      .select(['mine.ended_at', 'mine.table_id'])
      .where('mine.person', '=', person)
      .where('other.person', '=', other)
      .orderBy('mine.ended_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? null : { endedAt: row.ended_at, table: row.table_id };
  }

  /** Those with whom a person has raced most often. Blocked people and blockers are left out. */
  async listOpponents(person: string, limit: number): Promise<(ComparisonRow & PersonColumns)[]> {
    const rows = await this.#selectPairs(person)
      .innerJoin('people', 'people.id', 'other.person')
      .select(PERSON_COLUMNS)
      .where('people.id', '!=', person)
      .where('people.banned', '=', 0)
      .where('people.id', 'not in', (blocks) =>
        blocks.selectFrom('blocks').select('blocked').where('blocks.person', '=', person),
      )
      .where('people.id', 'not in', (blocks) =>
        blocks.selectFrom('blocks').select('blocks.person').where('blocked', '=', person),
      )
      .groupBy(PERSON_COLUMNS)
      .orderBy('races', 'desc')
      .orderBy('people.nickname')
      .limit(limit)
      .execute();
    return rows.map(({ id, nickname, claimed, bot_owner, ...counts }) => ({
      ...{ id, nickname, claimed, bot_owner },
      ...comparisonOf(counts),
    }));
  }

  /** All pairs of a person's results with the results of others in the same races, counted by who was ahead. */
  #selectPairs(person: string) {
    const count = (comparison: '<' | '>' | '=') =>
      sql<number | string>`sum(case when mine.place ${sql.raw(comparison)} other.place then 1 else 0 end)`;
    return this.#db
      .selectFrom('results as mine')
      .innerJoin('results as other', 'other.table_id', 'mine.table_id')
      .select([
        sql<number | string>`count(*)`.as('races'),
        count('<').as('ahead'),
        count('>').as('behind'),
        count('=').as('level'),
      ])
      .where('mine.person', '=', person);
  }
}

function hasPerson(race: ExpressionBuilder<Schema, 'results' | 'tables'>, person: string) {
  return race.exists(
    race
      .selectFrom('results as other')
      .select('other.seat')
      .whereRef('other.table_id', '=', 'results.table_id')
      .where('other.person', '=', person),
  );
}

function placeFilter(race: ExpressionBuilder<Schema, 'results'>, result: ResultFilter) {
  if (result === 'lost') return race('results.place', '>', 1);
  return race('results.place', '<=', result === 'won' ? 1 : 3);
}

/** Counts are numbers in SQLite, and texts in PostgreSQL. */
function comparisonOf({ races, ahead, behind, level }: Readonly<Record<keyof ComparisonRow, number | string>>) {
  return { races: Number(races), ahead: Number(ahead), behind: Number(behind), level: Number(level) };
}
