import { randomUUID } from 'node:crypto';
import type { ChatMessage, NewChatMessage, OwnReport, Person, NewReport } from '@paddock/protocol';
import { Refusal } from '../errors.ts';
import type { DomainEvents } from '../events.ts';
import type { Hub } from '../live/hub.ts';
import type { StoredSeat, StoredTable, TableRepository } from '../tables/repository.ts';
import { type Audience, AUDIENCES, type ChatRepository } from './repository.ts';

/** How many messages a person may send in a window of time. */
const MAX_MESSAGES_PER_WINDOW = 5;
const RATE_WINDOW_MS = 10_000;
/** How many messages are returned at once. */
const PAGE_SIZE = 200;
/** How old messages of other processes may be that are still delivered. */
const RECENT_MS = 60_000;
/** How often storing a message is tried when others at the table write at the same time. */
const MAX_ATTEMPTS = 10;
/** How many of their own reports a person is shown. */
const MAX_OWN_REPORTS = 20;

interface SeatedTable extends StoredTable {
  readonly own: StoredSeat;
}

/** A table with the seat of a person who reads and writes there; `null` for a spectator. */
interface AttendedTable extends StoredTable {
  readonly own: StoredSeat | null;
}

/**
 * The chat of a table. Those who sit there have one, and spectators of the race another, which the players see when the race is
 * over. A person can turn it off for their seat, or mute or block (`Blocks`) somebody everywhere.
 */
export class Chat {
  readonly #repository: ChatRepository;
  readonly #tables: TableRepository;
  readonly #hub: Hub;
  readonly #events: DomainEvents;
  readonly #now: () => number;
  /** When each person sent their recent messages. */
  readonly #sentAt = new Map<string, readonly number[]>();
  /** The number of the last message of each table that was delivered here. */
  readonly #delivered = new Map<string, number>();
  /** What is being delivered at each table: notifications overlap, and each message is to be sent once and in order. */
  readonly #delivering = new Map<string, Promise<void>>();

  constructor(repository: ChatRepository, tables: TableRepository, hub: Hub, events: DomainEvents, now: () => number) {
    this.#repository = repository;
    this.#tables = tables;
    this.#hub = hub;
    this.#events = events;
    this.#now = now;
  }

  /** Sends a message. Sent twice with the same id, it is stored once. */
  async send(id: string, person: string, { id: key, text }: NewChatMessage): Promise<ChatMessage> {
    const attended = await this.#requireAttendance(id, person);
    const { table, own } = attended;
    requireChat(table);
    if (own?.quiet === 1) throw new Refusal('forbidden', 'you have turned chat off');
    const before = await this.#repository.findByKey(id, person, key);
    if (before !== undefined) return before;
    this.#checkRate(person);
    const name = own?.name ?? (await this.#tables.findNickname(person));
    const audience = AUDIENCES[own === null ? 'spectators' : 'players'];
    const message = { table_id: id, person, name, text, at: this.#now(), key, audience };
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      const added = await this.#repository.add(message);
      const stored = await this.#repository.findByKey(id, person, key);
      if (stored === undefined) continue;
      if (added) {
        await this.#deliver(id, attended, stored);
        this.#events.emit('messageStored', { table: id, isLocal: true });
      }
      return stored;
    }
    throw new Refusal('rate-limited', 'too many messages at the same time; try again');
  }

  /** Messages after a number that this person may read, without those of people whom they have muted or blocked. */
  async list(id: string, person: string, after: number): Promise<ChatMessage[]> {
    const attended = await this.#requireAttendance(id, person);
    const { table, own } = attended;
    // Closing a table ends its chat, but a page that was connected before may still ask.
    if (table.closed_at === null) requireChat(table);
    if (table.closed_at !== null || own?.quiet === 1) return [];
    return this.#repository.listAfter(id, after, person, audiencesOf(attended), PAGE_SIZE);
  }

  /** Delivers messages that another process has stored. */
  async deliverNewMessages(id: string): Promise<void> {
    const deliver = (): Promise<void> => this.#deliverNewMessages(id);
    const delivering = (this.#delivering.get(id) ?? Promise.resolve()).then(deliver, deliver);
    this.#delivering.set(id, delivering);
    try {
      await delivering;
    } finally {
      if (this.#delivering.get(id) === delivering) this.#delivering.delete(id);
    }
  }

  async #deliverNewMessages(id: string): Promise<void> {
    if (!this.#hub.hasSubscribers(id)) return;
    const stored = await this.#tables.find(id);
    if (stored === null) return;
    for (const message of await this.#repository.listSinceTime(id, this.#now() - RECENT_MS)) {
      if (message.number > (this.#delivered.get(id) ?? 0)) await this.#deliver(id, stored, message);
    }
  }

  async setQuiet(id: string, person: string, quiet: boolean): Promise<void> {
    const { own } = await this.#requireSeat(id, person);
    await this.#tables.setQuiet(id, own.seat, quiet);
  }

  async mute(person: string, muted: Person): Promise<void> {
    if (muted.id === person) throw new Refusal('bad-request', 'you cannot mute yourself');
    await this.#repository.mute(person, muted.id);
  }

  unmute(person: string, muted: string): Promise<void> {
    return this.#repository.unmute(person, muted);
  }

  listMutedBy(person: string): Promise<string[]> {
    return this.#repository.listMutedBy(person);
  }

  /** Reports a message or the table to the admin. */
  async report(id: string, person: string, { message, reason }: NewReport): Promise<void> {
    const audiences = audiencesOf(await this.#requireAttendance(id, person));
    if (message !== undefined && !(await this.#repository.hasMessage(id, message, audiences))) {
      throw new Refusal('not-found', 'there is no such message');
    }
    this.#checkRate(person);
    const about = { reporter: person, table_id: id, message: message ?? null };
    const open = { answer: null, answered_at: null };
    await this.#repository.addReport({ id: randomUUID(), ...about, reason, at: this.#now(), ...open });
  }

  listReportsBy(person: string): Promise<OwnReport[]> {
    return this.#repository.listReportsBy(person, MAX_OWN_REPORTS);
  }

  async #deliver(id: string, { table, seats }: StoredTable, message: ChatMessage): Promise<void> {
    const players = seats.flatMap(({ person, quiet }) => (person === null || quiet === 1 ? [] : [person]));
    const isForSpectators = message.audience === 'spectators';
    const people = isForSpectators
      ? [...this.#spectatorsAt(id, seats), ...(table.phase === 'over' ? players : [])]
      : players;
    const readers = new Set(people);
    for (const muting of await this.#repository.listMuting(message.person, people)) readers.delete(muting);
    if (isForSpectators) {
      for (const blocked of await this.#repository.listBlockedBy(message.person)) readers.delete(blocked);
    }
    this.#hub.sendTo(id, readers, { name: 'message', data: message });
    this.#delivered.set(id, Math.max(message.number, this.#delivered.get(id) ?? 0));
    for (const other of this.#delivered.keys()) if (!this.#hub.hasSubscribers(other)) this.#delivered.delete(other);
  }

  /** The signed-in people who look at a table here and do not sit there. */
  #spectatorsAt(id: string, seats: readonly StoredSeat[]): string[] {
    const seated = new Set(seats.map(({ person }) => person));
    return [...this.#hub.peopleAt(id)].filter((person) => !seated.has(person));
  }

  async #requireSeat(id: string, person: string): Promise<SeatedTable> {
    const stored = await this.#tables.find(id);
    if (stored === null) throw new Refusal('not-found', 'there is no such table');
    const own = stored.seats.find((seat) => seat.person === person);
    if (own === undefined) throw new Refusal('forbidden', 'only people who sit at the table can chat');
    return { ...stored, own };
  }

  /** The table, for those who sit there, and for spectators once the race has begun. */
  async #requireAttendance(id: string, person: string): Promise<AttendedTable> {
    const stored = await this.#tables.find(id);
    if (stored === null) throw new Refusal('not-found', 'there is no such table');
    const own = stored.seats.find((seat) => seat.person === person) ?? null;
    if (own === null && stored.table.phase === 'open') {
      throw new Refusal('forbidden', 'only people who sit at the table can chat before the race');
    }
    return { ...stored, own };
  }

  #checkRate(person: string): void {
    const now = this.#now();
    const filterRecent = (times: readonly number[] = []): number[] => times.filter((at) => at > now - RATE_WINDOW_MS);
    const recent = filterRecent(this.#sentAt.get(person));
    if (recent.length >= MAX_MESSAGES_PER_WINDOW)
      throw new Refusal('rate-limited', 'you are sending messages too fast; wait a few seconds');
    // Forget people whose messages are all older than the window.
    for (const [other, times] of this.#sentAt) if (filterRecent(times).length === 0) this.#sentAt.delete(other);
    this.#sentAt.set(person, [...recent, now]);
  }
}

/** Whose messages somebody may read: players see those of spectators when the race is over. */
function audiencesOf({ table, own }: AttendedTable): readonly Audience[] {
  if (own === null) return ['spectators'];
  return table.phase === 'over' ? ['players', 'spectators'] : ['players'];
}

function requireChat({ chat }: { readonly chat: number }): void {
  if (chat === 0) throw new Refusal('forbidden', 'chat is turned off at this table');
}
