import { randomUUID } from 'node:crypto';
import type { Message, NewMessage, OwnReport, Person, Report } from '@paddock/protocol';
import { Refusal } from '../errors.ts';
import type { DomainEvents } from '../events.ts';
import type { Hub } from '../live/hub.ts';
import type { StoredSeat, StoredTable, TableRepository } from '../tables/repository.ts';
import type { ChatRepository } from './repository.ts';

/** So much may somebody say in a stretch of time. */
const MAX_MESSAGES_PER_WINDOW = 5;
const RATE_WINDOW_MS = 10_000;
/** How many messages are handed out at once. */
const PAGE_SIZE = 200;
/** How long ago something may have been said that other processes tell of. */
const RECENT_MS = 60_000;
/** How often a message is tried anew when somebody else at the table was quicker. */
const MAX_ATTEMPTS = 10;
/** So many of one's own reports are shown. */
const MAX_OWN_REPORTS = 20;

interface SeatedAt extends StoredTable {
  readonly own: StoredSeat;
}

/**
 * What people say to each other at a table: those who sit there, and nobody who looks on. Who wants to hear nothing turns
 * talk off for their seat, or mutes or blocks (`Blocks`) somebody everywhere.
 */
export class Chat {
  readonly #repository: ChatRepository;
  readonly #tables: TableRepository;
  readonly #hub: Hub;
  readonly #events: DomainEvents;
  readonly #now: () => number;
  /** When each person spoke lately. */
  readonly #spoken = new Map<string, readonly number[]>();
  /** The last message at each table that those who listen here have been told. */
  readonly #told = new Map<string, number>();

  constructor(repository: ChatRepository, tables: TableRepository, hub: Hub, events: DomainEvents, now: () => number) {
    this.#repository = repository;
    this.#tables = tables;
    this.#hub = hub;
    this.#events = events;
    this.#now = now;
  }

  /** Says something; what is sent twice is said once. */
  async send(id: string, person: string, { id: key, text }: NewMessage): Promise<Message> {
    const { own, seats } = await this.#talking(id, person);
    if (own.quiet === 1) throw new Refusal('forbidden', 'you have turned talk off');
    const before = await this.#repository.byKey(id, person, key);
    if (before !== undefined) return before;
    this.#mayGoOn(person);
    const message = { table_id: id, person, name: own.name, text, at: this.#now(), key };
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      const added = await this.#repository.add(message);
      const said = await this.#repository.byKey(id, person, key);
      if (said === undefined) continue;
      if (added) {
        await this.#tell(id, seats, said);
        this.#events.emit('messageStored', { table: id, isLocal: true });
      }
      return said;
    }
    throw new Refusal('too-many', 'everybody talks at once; try again');
  }

  /** What was said after a message, as far as this person wants to hear it. */
  async list(id: string, person: string, after: number): Promise<Message[]> {
    const { own } = await this.#talking(id, person);
    return own.quiet === 1 ? [] : this.#repository.listAfter(id, after, person, PAGE_SIZE);
  }

  /** Another process has stored messages: those who listen here are told. */
  async deliverNewMessages(id: string): Promise<void> {
    if (!this.#hub.has(id)) return;
    const stored = await this.#tables.find(id);
    if (stored === null) return;
    for (const message of await this.#repository.listSinceTime(id, this.#now() - RECENT_MS)) {
      if (message.number > (this.#told.get(id) ?? 0)) await this.#tell(id, stored.seats, message);
    }
  }

  async setQuiet(id: string, person: string, quiet: boolean): Promise<void> {
    const { own } = await this.#sitting(id, person);
    await this.#tables.setQuiet(id, own.seat, quiet);
  }

  async mute(person: string, muted: Person): Promise<void> {
    if (muted.id === person) throw new Refusal('bad-request', 'you cannot mute yourself');
    await this.#repository.mute(person, muted.id);
  }

  unmute(person: string, muted: string): Promise<void> {
    return this.#repository.unmute(person, muted);
  }

  mutedBy(person: string): Promise<string[]> {
    return this.#repository.mutedBy(person);
  }

  /** Kept for whoever runs the server. */
  async report(id: string, person: string, { message, reason }: Report): Promise<void> {
    await this.#sitting(id, person);
    if (message !== undefined && !(await this.#repository.hasMessage(id, message))) {
      throw new Refusal('not-found', 'there is no such message');
    }
    this.#mayGoOn(person);
    const about = { reporter: person, table_id: id, message: message ?? null };
    const open = { answer: null, answered_at: null };
    await this.#repository.addReport({ id: randomUUID(), ...about, reason, at: this.#now(), ...open });
  }

  reportsBy(person: string): Promise<OwnReport[]> {
    return this.#repository.reportsBy(person, MAX_OWN_REPORTS);
  }

  async #tell(id: string, seats: readonly StoredSeat[], message: Message): Promise<void> {
    const people = seats.flatMap(({ person, quiet }) => (person === null || quiet === 1 ? [] : [person]));
    const readers = new Set(people);
    for (const deaf of await this.#repository.withoutReadersOf(message.person, people)) readers.delete(deaf);
    this.#hub.sendTo(id, readers, { name: 'message', data: message });
    this.#told.set(id, Math.max(message.number, this.#told.get(id) ?? 0));
    for (const table of this.#told.keys()) if (!this.#hub.has(table)) this.#told.delete(table);
  }

  async #sitting(id: string, person: string): Promise<SeatedAt> {
    const stored = await this.#tables.find(id);
    if (stored === null) throw new Refusal('not-found', 'there is no such table');
    const own = stored.seats.find((seat) => seat.person === person);
    if (own === undefined) throw new Refusal('forbidden', 'talk is for those who sit at the table');
    return { ...stored, own };
  }

  async #talking(id: string, person: string): Promise<SeatedAt> {
    const sitting = await this.#sitting(id, person);
    if (sitting.table.chat === 0) throw new Refusal('forbidden', 'there is no talk at this table');
    return sitting;
  }

  #mayGoOn(person: string): void {
    const now = this.#now();
    const lately = (times: readonly number[] = []): number[] => times.filter((at) => at > now - RATE_WINDOW_MS);
    const spoken = lately(this.#spoken.get(person));
    if (spoken.length >= MAX_MESSAGES_PER_WINDOW)
      throw new Refusal('too-many', 'slowly: the others want to read it, too');
    // Nobody is remembered for longer than it matters.
    for (const [other, times] of this.#spoken) if (lately(times).length === 0) this.#spoken.delete(other);
    this.#spoken.set(person, [...spoken, now]);
  }
}
