import type { AdminPerson, ReportDetails } from '@paddock/protocol';
import { type RawBuilder, sql, SqliteAdapter } from 'kysely';
import type { Database } from '../storage/connect.ts';
import type { Phase } from '../storage/schema.ts';
import { foldName } from '../nicknames/fold-name.ts';
import { DELETED, BANNED } from '../people/repository.ts';

const TOKEN_SECRET = 'host';
const ANNOUNCEMENT_NAME = 'announcement';

/** What the admin page shows and sets. The digest of its token is the secret `host`. */
export class AdminRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The digest of the admin token, or `null` if there is none yet. */
  async findTokenDigest(): Promise<string | null> {
    const row = await this.#db
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', TOKEN_SECRET)
      .executeTakeFirst();
    return row?.value ?? null;
  }

  async setTokenDigest(value: string): Promise<void> {
    await this.#db
      .insertInto('secrets')
      .values({ name: TOKEN_SECRET, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }

  /** False if there is one already. */
  async addTokenDigest(value: string): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.#db
      .insertInto('secrets')
      .values({ name: TOKEN_SECRET, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows !== 0n;
  }

  /** Which database it is, and how many bytes it takes. */
  async measureStorage(): Promise<{ storage: 'sqlite' | 'postgres'; stored: number }> {
    const isSqlite = this.#db.getExecutor().adapter instanceof SqliteAdapter;
    const size: RawBuilder<{ bytes: number }> = isSqlite
      ? sql`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql`select pg_database_size(current_database()) as bytes`;
    const { rows } = await size.execute(this.#db);
    return { storage: isSqlite ? 'sqlite' : 'postgres', stored: rows[0]!.bytes };
  }

  async countAll(): Promise<{ people: number; tables: Record<Phase, number>; reports: number }> {
    const count = sql<number>`count(*)`.as('count');
    const people = await this.#db.selectFrom('people').select(count).where('banned', '!=', DELETED).execute();
    const reports = await this.#db.selectFrom('reports').select(count).where('answered_at', 'is', null).execute();
    const phases = await this.#db.selectFrom('tables').select(['phase', count]).groupBy('phase').execute();
    const tables = { open: 0, running: 0, over: 0 };
    for (const row of phases) tables[row.phase] = row.count;
    return { people: people[0]!.count, tables, reports: reports[0]!.count };
  }

  /** People by a part of their nickname, the newest first. */
  async findPeople(part: string, limit: number): Promise<AdminPerson[]> {
    const rows = await this.#db
      .selectFrom('people')
      .select(['id', 'nickname', 'claimed', 'banned', 'created_at', 'bot_owner'])
      .select((people) =>
        people
          .selectFrom('seats')
          .select(sql<number>`count(*)`.as('count'))
          .whereRef('seats.person', '=', 'people.id')
          .as('tables'),
      )
      .where('banned', '!=', DELETED)
      .where(sql<boolean>`lower(nickname) like ${`%${escapeLikePattern(part.toLowerCase())}%`} escape '!'`)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ id, nickname, claimed, banned, created_at, bot_owner, tables }) => ({
      id,
      nickname,
      claimed: claimed !== null,
      ...(bot_owner === null ? {} : { botAccount: true }),
      banned: banned === BANNED,
      createdAt: created_at,
      tables: tables ?? 0,
    }));
  }

  /** Tables that are not over, the latest first. */
  async listActiveTables(limit: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('phase', '!=', 'over')
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** What was reported and not answered, the latest first. */
  async listReports(limit: number): Promise<ReportDetails[]> {
    const rows = await this.#db
      .selectFrom('reports')
      .innerJoin('people', 'people.id', 'reports.reporter')
      .leftJoin('messages', (join) =>
        join.onRef('messages.table_id', '=', 'reports.table_id').onRef('messages.number', '=', 'reports.message'),
      )
      .leftJoin('people as writers', 'writers.id', 'messages.person')
      .leftJoin('gallery_items', 'gallery_items.id', 'reports.item')
      .leftJoin('people as authors', 'authors.id', 'gallery_items.author')
      .select(['reports.id', 'reports.at', 'reports.table_id', 'reports.reason'])
      .select(['people.id as reporter', 'people.nickname', 'people.claimed'])
      .select(['gallery_items.id as item', 'gallery_items.name as itemName', 'gallery_items.hidden'])
      .select(['authors.id as author', 'authors.nickname as authorName', 'authors.claimed as authorClaim'])
      .select(['messages.number', 'messages.person', 'messages.name', 'messages.text', 'writers.claimed as claim'])
      .where('reports.answered_at', 'is', null)
      .orderBy('reports.at', 'desc')
      .limit(limit)
      .execute();
    return rows.map(
      ({ id, at, table_id, reason, reporter, nickname, claimed, number, person, name, text, claim, ...item }) => ({
        id,
        at,
        reporter: { id: reporter, nickname, claimed: claimed !== null },
        table: table_id,
        item: item.item === null ? null : reportedItemOf(item),
        reason,
        message:
          number === null
            ? null
            : { number, person: person!, name: name!, claimed: claim === foldName(name!), text: text! },
      }),
    );
  }

  /** Removes a report that is not answered; returns who reported it, or `undefined` if there is none. */
  async removeReport(id: string): Promise<string | undefined> {
    const query = this.#db.deleteFrom('reports').where('id', '=', id).where('answered_at', 'is', null);
    return (await query.returning('reporter').executeTakeFirst())?.reporter;
  }

  /** Answers a report, once; returns who reported it, or `undefined` if there is none that waits for an answer. */
  async answerReport(id: string, answer: string, at: number): Promise<string | undefined> {
    const row = await this.#db
      .updateTable('reports')
      .set({ answer, answered_at: at })
      .where('id', '=', id)
      .where('answered_at', 'is', null)
      .returning('reporter')
      .executeTakeFirst();
    return row?.reporter;
  }

  async removeReportsAnsweredBefore(at: number): Promise<void> {
    await this.#db.deleteFrom('reports').where('answered_at', '<', at).execute();
  }

  async findAnnouncement(): Promise<string | null> {
    const row = await this.#db
      .selectFrom('notices')
      .select('text')
      .where('name', '=', ANNOUNCEMENT_NAME)
      .executeTakeFirst();
    return row?.text ?? null;
  }

  async setAnnouncement(text: string | null): Promise<void> {
    if (text === null) await this.#db.deleteFrom('notices').where('name', '=', ANNOUNCEMENT_NAME).execute();
    else {
      await this.#db
        .insertInto('notices')
        .values({ name: ANNOUNCEMENT_NAME, text })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ text }))
        .execute();
    }
  }
}

interface ReportedItemRow {
  readonly item: string | null;
  readonly itemName: string | null;
  readonly hidden: number | null;
  readonly author: string | null;
  readonly authorName: string | null;
  readonly authorClaim: string | null;
}

function reportedItemOf(row: ReportedItemRow): NonNullable<ReportDetails['item']> {
  const author = { id: row.author!, nickname: row.authorName!, claimed: row.authorClaim !== null };
  return { id: row.item!, name: row.itemName!, author, hidden: row.hidden === 1 };
}

/** Escapes the wildcards of a LIKE pattern. */
function escapeLikePattern(part: string): string {
  return part.replaceAll(/[!%_]/g, '!$&');
}
