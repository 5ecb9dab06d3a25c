import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../storage/connect.ts';
import type { DebriefRow, DebriefSeatRow, Schema, SkillRow } from '../../storage/schema.ts';
import { type LeaseRepository, MAX_ATTEMPTS } from '../leased-work.ts';
import { addRace, NO_RACES, type RaceOutcome } from './skill.ts';
import type { ComputedDebrief } from './worker.ts';

/** What is needed to tell how somebody drove a race. */
type DrivenRaceRow = Omit<DebriefSeatRow, 'seat' | 'evaluator'> & {
  readonly game: string;
  readonly ended_at: number;
  readonly listed: number;
  readonly summary: string;
};

export class DebriefRepository implements LeaseRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async find(table: string): Promise<Pick<Selectable<DebriefRow>, 'packed' | 'attempts'> | null> {
    const row = await this.#db
      .selectFrom('debriefs')
      .select(['packed', 'attempts'])
      .where('table_id', '=', table)
      .executeTakeFirst();
    return row ?? null;
  }

  /** Whether the result of a race is stored, which its debrief is counted with. */
  async hasResult(table: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('results')
      .select('seat')
      .where('table_id', '=', table)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Asks for a debrief, unless there is one or somebody has asked. */
  async request(table: string, now: number): Promise<void> {
    await this.#db
      .insertInto('debriefs')
      .values({ table_id: table, requested_at: now })
      .onConflict((conflict) => conflict.column('table_id').doNothing())
      .execute();
  }

  /** The newest debrief comes first. */
  async leaseNext(now: number, leasedUntil: number): Promise<string | null> {
    const next = await this.#db
      .selectFrom('debriefs')
      .select(['table_id', 'leased_until'])
      .where('packed', 'is', null)
      .where('leased_until', '<=', now)
      .where('attempts', '<', MAX_ATTEMPTS)
      .orderBy('requested_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (next === undefined) return null;
    const { numUpdatedRows } = await this.#db
      .updateTable('debriefs')
      .set((row) => ({ leased_until: leasedUntil, attempts: row('attempts', '+', 1) }))
      .where('table_id', '=', next.table_id)
      .where('leased_until', '=', next.leased_until)
      .executeTakeFirst();
    // Another process was quicker: the one after it.
    return numUpdatedRows > 0n ? next.table_id : this.leaseNext(now, leasedUntil);
  }

  async release(table: string, abandoned: boolean): Promise<void> {
    await this.#db
      .updateTable('debriefs')
      .set((row) => ({ leased_until: 0, ...(abandoned ? { attempts: row('attempts', '-', 1) } : {}) }))
      .where('table_id', '=', table)
      .where('packed', 'is', null)
      .execute();
  }

  async releaseAll(): Promise<void> {
    await this.#db
      .updateTable('debriefs')
      .set({ leased_until: 0 })
      .where('packed', 'is', null)
      .where('leased_until', '>', 0)
      .execute();
  }

  /**
   * Stores a debrief, and counts it for the skills of those whose ratings the race changed. False if another process has stored
   * it.
   */
  async store(table: string, evaluator: string, { packed, seats }: ComputedDebrief): Promise<boolean> {
    return this.#db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('debriefs')
        .set({ packed, evaluator, leased_until: 0 })
        .where('table_id', '=', table)
        .where('packed', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await transaction
        .insertInto('debrief_seats')
        .values(seats.map((seat) => ({ table_id: table, evaluator, ...seat })))
        .execute();
      for (const { seat, person, game } of await listRated(transaction, table)) {
        await addToSkill(transaction, { game, evaluator, person: person! }, seats[seat]!);
      }
      return true;
    });
  }

  /** The latest races of somebody that have a debrief, the latest first. */
  listDriven(person: string, evaluators: readonly string[], limit: number): Promise<DrivenRaceRow[]> {
    return this.#db
      .selectFrom('results')
      .innerJoin('debrief_seats as debriefed', (join) =>
        join.onRef('debriefed.table_id', '=', 'results.table_id').onRef('debriefed.seat', '=', 'results.seat'),
      )
      .innerJoin('tables', 'tables.id', 'results.table_id')
      .select([
        'results.table_id',
        'results.game',
        'results.ended_at',
        'tables.listed',
        'tables.summary',
        'debriefed.expected',
        'debriefed.result',
        'debriefed.luck',
        'debriefed.choices',
        'debriefed.errors',
        'debriefed.error_total',
      ])
      .where('results.person', '=', person)
      .where('debriefed.evaluator', 'in', evaluators)
      .orderBy('results.ended_at', 'desc')
      .limit(limit)
      .execute();
  }

  /** The best of a game among those with enough debriefed races, by the lower end of their interval. */
  listBest(game: string, evaluator: string, minRaces: number, limit: number) {
    return this.#db
      .selectFrom('skills')
      .innerJoin('people', 'people.id', 'skills.person')
      .selectAll('skills')
      .select(['people.nickname', 'people.claimed'])
      .where('skills.game', '=', game)
      .where('skills.evaluator', '=', evaluator)
      .where('skills.races', '>=', minRaces)
      .where('people.banned', '=', 0)
      .where('people.bot_owner', 'is', null)
      .orderBy('skills.lower_bound', 'desc')
      .orderBy('skills.person')
      .limit(limit)
      .execute();
  }
}

/** The seats whose ratings a race changed. */
function listRated(transaction: Transaction<Schema>, table: string) {
  return (
    transaction
      .selectFrom('results')
      .select(['seat', 'person', 'game'])
      .where('table_id', '=', table)
      .where('person', 'is not', null)
      .where('unrated', 'is', null)
      // Always in the same order, so that two processes never deadlock.
      .orderBy('person')
      .execute()
  );
}

async function addToSkill(
  transaction: Transaction<Schema>,
  key: Pick<SkillRow, 'game' | 'evaluator' | 'person'>,
  outcome: RaceOutcome,
): Promise<void> {
  // Writes an existing row unchanged to lock it, so that two debriefs are counted one after the other.
  const before = await transaction
    .insertInto('skills')
    .values({ ...key, ...NO_RACES })
    .onConflict((conflict) =>
      conflict.columns(['game', 'evaluator', 'person']).doUpdateSet((rows) => ({ races: rows.ref('skills.races') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('skills')
    .set(addRace(before, outcome))
    .where('game', '=', key.game)
    .where('evaluator', '=', key.evaluator)
    .where('person', '=', key.person)
    .execute();
}
