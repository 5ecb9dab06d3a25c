import type { ChatMessage, OwnReport } from '@paddock/protocol';
import { type ExpressionBuilder, type Insertable, sql } from 'kysely';
import type { Database } from '../storage/connect.ts';
import type { MessageRow, ReportRow, Schema } from '../storage/schema.ts';
import { foldName } from '../nicknames/fold-name.ts';

const COLUMNS = [
  'messages.number',
  'messages.person',
  'messages.name',
  'messages.text',
  'messages.at',
  'messages.audience',
] as const;

/** For whom messages are: those who sit at the table, or spectators. */
export const AUDIENCES = { players: 0, spectators: 1 } as const;
export type Audience = keyof typeof AUDIENCES;

interface ClaimedMessage extends Omit<ChatMessage, 'claimed' | 'botAccount' | 'audience'> {
  readonly claim: string | null;
  readonly bot_owner: string | null;
  readonly audience: number;
}

function messageOf({ claim, bot_owner, audience, ...message }: ClaimedMessage): ChatMessage {
  return {
    ...message,
    claimed: claim === foldName(message.name),
    ...(bot_owner === null ? {} : { botAccount: true }),
    ...(audience === AUDIENCES.spectators ? { audience: 'spectators' } : {}),
  };
}

/** Chat messages, mutes and reports. */
export class ChatRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Adds a message after all others of its table. False if another message got its number, or if it is stored already. */
  async add(message: Omit<Insertable<MessageRow>, 'number'>): Promise<boolean> {
    const next = (messages: ExpressionBuilder<Schema, 'messages'>) =>
      messages
        .selectFrom('messages')
        .select(sql<number>`coalesce(max(number), 0) + 1`.as('next'))
        .where('table_id', '=', message.table_id);
    const { numInsertedOrUpdatedRows } = await this.#db
      .insertInto('messages')
      .values((messages) => ({ ...message, number: next(messages) }))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows !== 0n;
  }

  async findByKey(table: string, person: string, key: string): Promise<ChatMessage | undefined> {
    const row = await this.#selectMessages(table)
      .where('messages.person', '=', person)
      .where('messages.key', '=', key)
      .executeTakeFirst();
    return row === undefined ? undefined : messageOf(row);
  }

  /** Whether there is such a message for one of these audiences. */
  async hasMessage(table: string, number: number, audiences: readonly Audience[]): Promise<boolean> {
    const row = await this.#db
      .selectFrom('messages')
      .select('number')
      .where('table_id', '=', table)
      .where('number', '=', number)
      .where('audience', 'in', numbersOf(audiences))
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Messages after a number, the oldest first, without those of people whom the reader has muted or blocked. */
  async listAfter(
    table: string,
    after: number,
    reader: string,
    audiences: readonly Audience[],
    limit: number,
  ): Promise<ChatMessage[]> {
    const rows = await this.#selectMessages(table)
      .where('messages.number', '>', after)
      .where('messages.audience', 'in', numbersOf(audiences))
      .where('messages.person', 'not in', (mutes) =>
        mutes.selectFrom('mutes').select('muted').where('mutes.person', '=', reader),
      )
      .where('messages.person', 'not in', (blocks) =>
        blocks.selectFrom('blocks').select('blocked').where('blocks.person', '=', reader),
      )
      // Players are not told that they are blocked; among spectators the two do not meet at all.
      .where((message) =>
        message.or([
          message('messages.audience', '=', AUDIENCES.players),
          message('messages.person', 'not in', (blocks) =>
            blocks.selectFrom('blocks').select('blocks.person').where('blocks.blocked', '=', reader),
          ),
        ]),
      )
      .orderBy('messages.number')
      .limit(limit)
      .execute();
    return rows.map(messageOf);
  }

  /** Messages since a time, the oldest first. */
  async listSinceTime(table: string, from: number): Promise<ChatMessage[]> {
    const rows = await this.#selectMessages(table)
      .where('messages.at', '>=', from)
      .orderBy('messages.number')
      .execute();
    return rows.map(messageOf);
  }

  /** The messages at a table, with what their writers have claimed. */
  #selectMessages(table: string) {
    return this.#db
      .selectFrom('messages')
      .leftJoin('people', 'people.id', 'messages.person')
      .select([...COLUMNS, 'people.claimed as claim', 'people.bot_owner'])
      .where('messages.table_id', '=', table);
  }

  async mute(person: string, muted: string): Promise<void> {
    await this.#db
      .insertInto('mutes')
      .values({ person, muted })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async unmute(person: string, muted: string): Promise<void> {
    await this.#db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', muted).execute();
  }

  async listMutedBy(person: string): Promise<string[]> {
    const rows = await this.#db.selectFrom('mutes').select('muted').where('person', '=', person).execute();
    return rows.map(({ muted }) => muted);
  }

  /** Those of these people who have muted or blocked the writer. */
  async listMuting(writer: string, people: readonly string[]): Promise<string[]> {
    const muters = this.#db.selectFrom('mutes').select('person').where('muted', '=', writer);
    const blockers = this.#db.selectFrom('blocks').select('person').where('blocked', '=', writer);
    const rows = await muters
      .where('person', 'in', people)
      .union(blockers.where('person', 'in', people))
      .execute();
    return rows.map(({ person }) => person);
  }

  /** Those whom the writer has blocked. */
  async listBlockedBy(writer: string): Promise<string[]> {
    const rows = await this.#db.selectFrom('blocks').select('blocked').where('person', '=', writer).execute();
    return rows.map(({ blocked }) => blocked);
  }

  /** What somebody reported and what was answered, the latest first. */
  listReportsBy(person: string, limit: number): Promise<OwnReport[]> {
    return selectOwnReports(this.#db, person).orderBy('at', 'desc').limit(limit).execute();
  }

  async addReport(report: Insertable<ReportRow>): Promise<void> {
    await this.#db.insertInto('reports').values(report).execute();
  }
}

function numbersOf(audiences: readonly Audience[]): number[] {
  return audiences.map((one) => AUDIENCES[one]);
}

/** A person's reports, as they may read them. */
export function selectOwnReports(db: Database, person: string) {
  return db
    .selectFrom('reports')
    .select(['table_id as table', 'item', 'reason', 'at', 'answer', 'answered_at as answeredAt'])
    .where('reporter', '=', person);
}
