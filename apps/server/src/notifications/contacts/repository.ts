import type { ContactKind } from '@paddock/protocol';
import type { Selectable } from 'kysely';
import type { Database } from '../../storage/connect.ts';
import type { ContactMessageRow, ContactRow } from '../../storage/schema.ts';

export type StoredContact = Selectable<ContactRow>;
export type StoredMessage = Selectable<ContactMessageRow>;

/** Addresses of people, and the messages to them that are not sent yet. */
export class ContactRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  list(person: string): Promise<StoredContact[]> {
    return this.#db.selectFrom('contacts').selectAll().where('person', '=', person).orderBy('kind').execute();
  }

  find(person: string, kind: ContactKind): Promise<StoredContact | undefined> {
    return this.#select(person, kind).executeTakeFirst();
  }

  /** Stores a new address in place of the old one. What was to be sent there is dropped. */
  async replace(
    contact: Pick<StoredContact, 'person' | 'kind' | 'address' | 'language' | 'created_at'>,
  ): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      const { person, kind } = contact;
      await transaction.deleteFrom('contact_messages').where('person', '=', person).where('kind', '=', kind).execute();
      await transaction.deleteFrom('contacts').where('person', '=', person).where('kind', '=', kind).execute();
      await transaction.insertInto('contacts').values(contact).execute();
    });
  }

  async change(person: string, kind: ContactKind, change: Partial<StoredContact>): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('contacts')
      .set(change)
      .where('person', '=', person)
      .where('kind', '=', kind)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async remove(person: string, kind: ContactKind): Promise<void> {
    for (const table of ['contact_messages', 'contacts'] as const) {
      await this.#db.deleteFrom(table).where('person', '=', person).where('kind', '=', kind).execute();
    }
  }

  async addMessage(message: Omit<StoredMessage, 'attempts'>): Promise<void> {
    await this.#db.insertInto('contact_messages').values(message).execute();
  }

  listDueMessages(now: number, limit: number): Promise<StoredMessage[]> {
    return this.#db
      .selectFrom('contact_messages')
      .selectAll()
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(limit)
      .execute();
  }

  /** Takes a message for an attempt, until `leasedUntil`; true for one process only. */
  async claimMessage({ id, attempts }: StoredMessage, leasedUntil: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('contact_messages')
      .set({ attempts: attempts + 1, due_at: leasedUntil })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async delayMessage(id: string, dueAt: number): Promise<void> {
    await this.#db.updateTable('contact_messages').set({ due_at: dueAt }).where('id', '=', id).execute();
  }

  async removeMessage(id: string): Promise<void> {
    await this.#db.deleteFrom('contact_messages').where('id', '=', id).execute();
  }

  #select(person: string, kind: ContactKind) {
    return this.#db.selectFrom('contacts').selectAll().where('person', '=', person).where('kind', '=', kind);
  }
}
