import {
  type Championship,
  type ChampionshipEvent,
  type ChampionshipSettings,
  replayChampionship,
} from '@paddock/championship';
import type { ChampionshipRole, Person } from '@paddock/protocol';
import type { Transaction } from 'kysely';
import { personOf } from '../people/service.ts';
import { scheduleJob } from '../race/job-repository.ts';
import type { Database } from '../storage/connect.ts';
import type { ChampionshipPersonRow, ChampionshipRow, Phase, Schema } from '../storage/schema.ts';

/** A championship with what is stored beside its events. */
export interface StoredChampionship {
  readonly row: ChampionshipRow;
  readonly championship: Championship;
}

/** What is added to a championship at once. */
interface Addition {
  readonly events: readonly ChampionshipEvent[];
  /** The championship after it. */
  readonly after: Championship;
  /** When its job is due, by the service clock; `null` if there is none. */
  readonly dueAt: number | null;
}

/** The id of a championship's job among those of the tables. */
const JOB_PREFIX = 'championship/';

export function jobOfChampionship(id: string): string {
  return JOB_PREFIX + id;
}

/** The championship whose job this is; `null` if it is a table's. */
export function championshipOfJob(job: string): string | null {
  return job.startsWith(JOB_PREFIX) ? job.slice(JOB_PREFIX.length) : null;
}

export class ChampionshipRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async add(row: ChampionshipRow, addition: Addition): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('championships')
        .values({ ...row, length: 0 })
        .execute();
      await store(transaction, row, 0, addition);
    });
  }

  /** Adds events; false if somebody else has added some since the championship was read. */
  append(row: ChampionshipRow, addition: Addition): Promise<boolean> {
    return this.#db.transaction().execute((transaction) => store(transaction, row, row.length, addition));
  }

  async find(id: string): Promise<StoredChampionship | null> {
    const row = await this.#db.selectFrom('championships').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) return null;
    const [stored] = await this.#replay([row]);
    return stored!;
  }

  /** Those that everybody may find and that are not over, then the latest that are. */
  async listListed(limit: number): Promise<StoredChampionship[]> {
    const rows = await this.#db
      .selectFrom('championships')
      .selectAll()
      .where('listed', '=', 1)
      .where('phase', '!=', 'cancelled')
      .orderBy((row) => row.case('phase').when('running').then(0).when('entry').then(1).else(2).end())
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    return this.#replay(rows);
  }

  /** Those with which a person has something to do, the newest first. */
  async listFor(person: string, limit: number): Promise<StoredChampionship[]> {
    const rows = await this.#db
      .selectFrom('championships')
      .selectAll()
      .where('id', 'in', (people) =>
        people.selectFrom('championship_people').select('championship_id').where('person', '=', person),
      )
      .where('phase', '!=', 'cancelled')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    return this.#replay(rows);
  }

  /** The championships of a person in this role that are not over. */
  async listActive(person: string, role: ChampionshipRole): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('championships')
      .innerJoin('championship_people', 'championship_people.championship_id', 'championships.id')
      .select('championships.id')
      .where('championship_people.person', '=', person)
      .where('championship_people.role', '=', role)
      .where('championships.phase', 'in', ['entry', 'running'])
      .execute();
    return rows.map(({ id }) => id);
  }

  /** The championship that a table belongs to, or `null`. */
  async findByTable(table: string): Promise<string | null> {
    const row = await this.#db.selectFrom('tables').select('championship').where('id', '=', table).executeTakeFirst();
    return row?.championship ?? null;
  }

  /** The phases of those of these tables that exist. */
  async findTablePhases(tables: readonly string[]): Promise<Map<string, Phase>> {
    if (tables.length === 0) return new Map();
    const rows = await this.#db.selectFrom('tables').select(['id', 'phase']).where('id', 'in', tables).execute();
    return new Map(rows.map(({ id, phase }) => [id, phase]));
  }

  /** People by id, also banned and deleted ones. */
  async findPeople(ids: readonly string[]): Promise<Map<string, Person>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom('people')
      .select(['id', 'nickname', 'claimed', 'bot_owner'])
      .where('id', 'in', [...new Set(ids)])
      .execute();
    return new Map(rows.map((row) => [row.id, personOf(row)]));
  }

  /** Takes a championship out of the public list. */
  async unlist(id: string): Promise<void> {
    await this.#db.updateTable('championships').set({ listed: 0 }).where('id', '=', id).execute();
  }

  /** Stores that a job is due. */
  async schedule(id: string, dueAt: number): Promise<void> {
    await this.#db.transaction().execute((transaction) => scheduleJob(transaction, jobOfChampionship(id), dueAt));
  }

  async #replay(rows: readonly ChampionshipRow[]): Promise<StoredChampionship[]> {
    if (rows.length === 0) return [];
    const events = await this.#db
      .selectFrom('championship_events')
      .select(['championship_id', 'number', 'body'])
      .where(
        'championship_id',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('number')
      .execute();
    const byId = Map.groupBy(events, ({ championship_id }) => championship_id);
    return rows.map((row) => {
      // Events may have been added since the row was read.
      const own = (byId.get(row.id) ?? []).slice(0, row.length);
      const bodies = own.map(({ body }) => JSON.parse(body) as ChampionshipEvent);
      return { row, championship: replayChampionship(JSON.parse(row.settings) as ChampionshipSettings, bodies) };
    });
  }
}

/** Adds events after the first `length`, if there are so many: who comes second changes nothing. */
async function store(
  transaction: Transaction<Schema>,
  { id, organiser }: ChampionshipRow,
  length: number,
  { events, after, dueAt }: Addition,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('championships')
    .set({ length: length + events.length, phase: after.phase })
    .where('id', '=', id)
    .where('length', '=', length)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const bodies = events.map((event, i) => ({
    championship_id: id,
    number: length + i,
    body: JSON.stringify(event),
  }));
  if (bodies.length > 0) await transaction.insertInto('championship_events').values(bodies).execute();
  await storePeople(transaction, id, organiser, after);
  if (dueAt !== null) await scheduleJob(transaction, jobOfChampionship(id), dueAt);
  return true;
}

async function storePeople(
  transaction: Transaction<Schema>,
  id: string,
  organiser: string,
  { entrants, invited }: Championship,
): Promise<void> {
  const people: ChampionshipPersonRow[] = [
    { championship_id: id, person: organiser, role: 'organiser' },
    ...entrants
      .filter(({ kind }) => kind === 'person')
      .map((entrant) => ({ championship_id: id, person: entrant.id, role: 'entrant' as const })),
    ...invited.map((person) => ({ championship_id: id, person, role: 'invited' as const })),
  ];
  await transaction.deleteFrom('championship_people').where('championship_id', '=', id).execute();
  await transaction.insertInto('championship_people').values(people).execute();
}
