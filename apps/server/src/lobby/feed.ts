import { LOBBY_CHANNEL, type LobbyLists, type OwnTable, type Table } from '@paddock/protocol';
import { TableSubscriptions } from './table-subscriptions.ts';
import { Debouncer } from '../live/debounce.ts';
import type { Subscriber } from '../live/hub.ts';
import { createEncoder, type LiveEvent, type StreamFormat } from '../live/stream-format.ts';
import { ListDiff } from './list-diff.ts';
import { Refusal } from '../errors.ts';
import type { OwnTables } from './own-tables.ts';
import type { People } from '../people/service.ts';
import type { Tables } from '../tables/tables.ts';

/** How often all lists are read again: a process may die between storing a change and publishing it. */
const REFRESH_INTERVAL_MS = 60_000;

/** Stands for everybody in place of a person: the list of open tables and the announcement. */
const EVERYBODY = '';

type LobbySubscriber = Pick<Subscriber, 'person' | 'format' | 'send' | 'write' | 'close'>;

/** What one person was sent of their own lists: the same on all their streams. */
interface PersonFeed {
  readonly mine: ListDiff<OwnTable>;
  readonly invitations: ListDiff<Table>;
}

/** The open tables without those of people whom a person must not meet, as the person was sent them. */
interface PersonalList {
  blocked: ReadonlySet<string>;
  readonly list: ListDiff<Table>;
}

/** What everybody was sent. */
interface PublicFeed {
  readonly list: ListDiff<Table>;
  announcement: string | null;
  /** All of it for new streams, encoded when the first of them needs it. */
  encodeSnapshot: (format: StreamFormat) => Buffer;
}

interface LobbyFeedOptions {
  readonly tables: Tables;
  readonly ownTables: OwnTables;
  readonly people: People;
  readonly findAnnouncement: () => Promise<string | null>;
  /** Those whom a person must not meet. */
  readonly findBlocked: (person: string) => Promise<ReadonlySet<string>>;
  readonly log: (error: unknown) => void;
  /** Changes are sent this often at most. */
  readonly debounceMs: number;
}

/** The open lobby streams of this process. They get the open tables, and people their own tables and invitations. */
export class LobbyFeed {
  readonly #tables: Tables;
  readonly #ownTables: OwnTables;
  readonly #people: People;
  readonly #findAnnouncement: () => Promise<string | null>;
  readonly #findBlocked: (person: string) => Promise<ReadonlySet<string>>;
  /** By person: only of those who have blocked somebody or are blocked. All others are sent the public list. */
  readonly #personalLists = new Map<string, PersonalList>();
  /** Streams that are sent nothing yet, because it is not known whom their people must not meet. */
  readonly #joining = new Set<LobbySubscriber>();
  #openTables: readonly Table[] = [];
  /** Of which lists each stream has got the whole: `EVERYBODY`, its person's, or both. */
  readonly #subscribers = new Map<LobbySubscriber, Set<string>>();
  #publicFeed: PublicFeed | null = null;
  #opening: Promise<void> | null = null;
  readonly #personFeeds = new Map<string, PersonFeed>();
  readonly #subscriptions = new TableSubscriptions();
  readonly #debouncer: Debouncer;
  readonly #log: (error: unknown) => void;
  #sending: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | null = null;

  constructor({ tables, ownTables, people, findAnnouncement, findBlocked, log, debounceMs }: LobbyFeedOptions) {
    this.#tables = tables;
    this.#ownTables = ownTables;
    this.#people = people;
    this.#findAnnouncement = findAnnouncement;
    this.#findBlocked = findBlocked;
    this.#log = log;
    this.#debouncer = new Debouncer(debounceMs, (listOwner) => this.#sendTo(listOwner), log);
  }

  start(): void {
    this.#timer = setInterval(() => this.refresh(), REFRESH_INTERVAL_MS);
  }

  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    for (const subscriber of this.#subscribers.keys()) subscriber.close();
    this.#subscribers.clear();
    await this.#debouncer.stop();
    await this.#sending;
  }

  /** Sends the whole lists to a new stream, and from then on what changes. */
  async join(subscriber: LobbySubscriber): Promise<void> {
    this.#subscribers.set(subscriber, new Set());
    const { person } = subscriber;
    if (person !== null) {
      this.#joining.add(subscriber);
      try {
        await this.#loadBlocked(person);
      } finally {
        this.#joining.delete(subscriber);
      }
      if (!this.#subscribers.has(subscriber)) return;
    }
    if (person !== null && this.#personalLists.has(person)) {
      await this.#sendTo(new Set([EVERYBODY]));
    } else if (this.#publicFeed === null) {
      // However many come at once, the list is read once.
      this.#opening ??= this.#sendTo(new Set([EVERYBODY])).finally(() => (this.#opening = null));
      await this.#opening;
    } else {
      // The list is up to date while there are streams, but for messages that were lost.
      this.#sendSnapshot(subscriber, this.#publicFeed);
      this.#debouncer.request(EVERYBODY);
    }
    if (person !== null) await this.#sendTo(new Set([person]));
  }

  leave(subscriber: LobbySubscriber): void {
    this.#subscribers.delete(subscriber);
    const { person } = subscriber;
    if (this.#subscribers.size === 0) this.#publicFeed = null;
    if (person === null || this.#connectedPeople().has(person)) return;
    this.#subscriptions.delete(person);
    this.#personFeeds.delete(person);
    this.#personalLists.delete(person);
  }

  /** Finds out whom a person must not meet. Their streams are sent what changes by that with the next list. */
  async #loadBlocked(person: string): Promise<void> {
    const blocked = await this.#findBlocked(person);
    const personal = this.#personalLists.get(person);
    if (personal !== undefined) personal.blocked = blocked;
    else if (blocked.size > 0 && this.#connectedPeople().has(person)) {
      const list = new ListDiff<Table>();
      // Streams that are open already have the public list.
      list.update(this.#openTables);
      this.#personalLists.set(person, { blocked, list });
    }
  }

  /** The race or the presence at a table changed: those who have it in their lists are sent the change. */
  onTableUpdated(table: string): void {
    if (this.#subscribers.size === 0) return;
    for (const whom of this.#subscriptions.peopleAt(table)) this.#debouncer.request(whom);
  }

  /** A table itself changed: it may belong into lists of people who do not have it yet. */
  async onTableChanged(table: string): Promise<void> {
    if (this.#subscribers.size === 0) return;
    this.onTableUpdated(table);
    this.#debouncer.request(EVERYBODY);
    await this.#requestSeatHolders(table);
  }

  onAnnouncementChanged(): void {
    this.#debouncer.request(EVERYBODY);
  }

  /** Closes a person's streams after their credentials changed. A client with a valid session reconnects. */
  closeStreamsOf(person: string): void {
    for (const subscriber of this.#subscribers.keys()) if (subscriber.person === person) subscriber.close();
  }

  /** A person has blocked somebody, or was blocked. Other processes find out at their next refresh. */
  async onBlocksChanged(person: string): Promise<void> {
    if (!this.isConnected(person)) return;
    await this.#loadBlocked(person);
    this.#debouncer.request(person);
    this.#debouncer.request(EVERYBODY);
  }

  /** Reads all lists again. */
  refresh(): void {
    if (this.#subscribers.size === 0) return;
    for (const person of this.#personalLists.keys()) void this.onBlocksChanged(person).catch(this.#log);
    for (const whom of [EVERYBODY, ...this.#connectedPeople()]) this.#debouncer.request(whom);
  }

  /** Whether somebody has the lobby open in this process. */
  isConnected(person: string): boolean {
    return this.#connectedPeople().has(person);
  }

  get subscriberCount(): number {
    return this.#subscribers.size;
  }

  #connectedPeople(): Set<string> {
    return new Set([...this.#subscribers.keys()].map(({ person }) => person).filter((person) => person !== null));
  }

  /** Requests the lists of those who sit at a table and of those for whom a seat is kept. */
  async #requestSeatHolders(table: string): Promise<void> {
    const people = this.#connectedPeople();
    if (people.size === 0) return;
    try {
      const { seats } = await this.#tables.findStored(table);
      for (const { person, kept_for } of seats) {
        for (const guest of [person, kept_for]) if (guest !== null && people.has(guest)) this.#debouncer.request(guest);
      }
      const invited = seats
        .filter(({ kind, kept_for }) => kind === 'invited' && kept_for === null)
        .map(({ name }) => name);
      if (invited.length === 0) return;
      for (const person of await this.#people.filterByNickname(invited, [...people])) this.#debouncer.request(person);
    } catch (error) {
      // The table was removed.
      if (!(error instanceof Refusal)) throw error;
    }
  }

  /** One after the other, so that what was read later is sent later. */
  #sendTo(whom: ReadonlySet<string>): Promise<void> {
    const mine = this.#sending.then(async () => {
      for (const one of whom) await (one === EVERYBODY ? this.#sendToEverybody() : this.#sendToPerson(one));
    });
    this.#sending = mine.catch(() => {});
    return mine;
  }

  async #sendToEverybody(): Promise<void> {
    const announcement = await this.#findAnnouncement();
    const open = await this.#tables.listOpen();
    if (this.#subscribers.size === 0) return;
    this.#openTables = open;
    this.#trackTables(EVERYBODY, open);
    const announced = { name: 'announcement', data: { text: announcement } };
    const encodeSnapshot = createEncoder(LOBBY_CHANNEL, [announced, { name: 'open', data: open }]);
    const sent = (this.#publicFeed ??= { list: new ListDiff(), announcement, encodeSnapshot });
    const news: LiveEvent[] = announcement === sent.announcement ? [] : [announced];
    const change = sent.list.update(open);
    if (change !== null) news.push({ name: 'open-changed', data: change });
    if (news.length > 0) Object.assign(sent, { announcement, encodeSnapshot });
    const encodeNews = createEncoder(LOBBY_CHANNEL, news);
    const isAnnouncementNew = news[0] === announced;
    const personal = new Map(
      [...this.#personalLists].map(([person, { blocked, list }]) => {
        const visible = open.filter((table) => !hasAnyOf(table, blocked));
        return [person, { visible, change: list.update(visible) }] as const;
      }),
    );
    for (const [subscriber, initialized] of this.#subscribers) {
      if (this.#joining.has(subscriber)) continue;
      const own = subscriber.person === null ? undefined : personal.get(subscriber.person);
      if (own !== undefined) {
        const isNew = !initialized.has(EVERYBODY);
        initialized.add(EVERYBODY);
        if (isNew || isAnnouncementNew) subscriber.send(announced);
        if (isNew) subscriber.send({ name: 'open', data: own.visible });
        else if (own.change !== null) subscriber.send({ name: 'open-changed', data: own.change });
      } else if (!initialized.has(EVERYBODY)) this.#sendSnapshot(subscriber, sent);
      else if (news.length > 0) subscriber.write(encodeNews(subscriber.format));
    }
  }

  #sendSnapshot(subscriber: LobbySubscriber, sent: PublicFeed): void {
    this.#subscribers.get(subscriber)?.add(EVERYBODY);
    subscriber.write(sent.encodeSnapshot(subscriber.format));
  }

  async #sendToPerson(person: string): Promise<void> {
    if (!this.#connectedPeople().has(person)) return;
    const mine = await this.#ownTables.list(person);
    const invitations = await this.#ownTables.listInvitations(person);
    // The person's last stream may have closed meanwhile.
    if (!this.#connectedPeople().has(person)) return;
    this.#trackTables(person, [...mine, ...invitations]);
    const sent = this.#personFeeds.get(person) ?? { mine: new ListDiff(), invitations: new ListDiff() };
    this.#personFeeds.set(person, sent);
    const changes = { mine: sent.mine.update(mine), invitations: sent.invitations.update(invitations) };
    const news = Object.entries(changes).flatMap(([name, change]) =>
      change === null ? [] : [{ name: `${name}-changed`, data: change }],
    );
    for (const [subscriber, initialized] of this.#subscribers) {
      if (subscriber.person !== person) continue;
      if (initialized.has(person)) for (const event of news) subscriber.send(event);
      else {
        initialized.add(person);
        subscriber.send({ name: 'mine', data: mine });
        subscriber.send({ name: 'invitations', data: invitations });
      }
    }
  }

  #trackTables(whom: string, tables: LobbyLists['open']): void {
    this.#subscriptions.set(
      whom,
      tables.map(({ id }) => id),
    );
  }
}

/** Whether one of these people made a table or sits there. */
export function hasAnyOf({ host, seats }: Table, people: ReadonlySet<string>): boolean {
  return people.has(host) || seats.some(({ person }) => person !== null && people.has(person));
}
