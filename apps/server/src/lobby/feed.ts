import type { LobbyLists, OwnTable, Table } from '@paddock/protocol';
import type { Topic } from '../live/bus.ts';
import { TableSubscriptions } from './table-subscriptions.ts';
import { Debouncer } from '../live/debounce.ts';
import { chunk, type Listener } from '../live/hub.ts';
import { ListDiff } from './list-diff.ts';
import { Refusal } from '../errors.ts';
import type { Announcements } from '../admin/announcements.ts';
import type { OwnTables } from './own-tables.ts';
import type { People } from '../people/service.ts';
import type { Tables } from '../tables/tables.ts';

/** So often the lobby is told anew at most. */
const DEBOUNCE_MS = 300;
/** How often to look whether something has changed unheard: a process may die between storing and telling. */
const REFRESH_INTERVAL_MS = 60_000;

/** In place of a person: what everybody is told. */
const EVERYBODY = '';

export type LobbySubscriber = Pick<Listener, 'person' | 'send' | 'close'>;

/** What one person was told of their own lists: once, however many streams they have. */
interface PersonFeed {
  readonly mine: ListDiff<OwnTable>;
  readonly invitations: ListDiff<Table>;
}

/** What everybody was told. */
interface PublicFeed {
  readonly list: ListDiff<Table>;
  open: readonly Table[];
  announcement: string;
  /** All of it as it is sent to who comes, made when it is first needed. */
  snapshot: Buffer | null;
}

/** Those who look at the lobby in this process, and what they are told: which tables are open, and how their own ones stand. */
export class LobbyFeed {
  readonly #tables: Tables;
  readonly #own: OwnTables;
  readonly #known: People;
  readonly #announcements: Announcements;
  readonly #log: (error: unknown) => void;
  /** To which of their lists each of them has been introduced: `EVERYBODY`, the person, or both. */
  readonly #listeners = new Map<LobbySubscriber, Set<string>>();
  #everybody: PublicFeed | null = null;
  #opening: Promise<void> | null = null;
  readonly #persons = new Map<string, PersonFeed>();
  readonly #concerned = new TableSubscriptions();
  readonly #soon: Debouncer;
  #telling: Promise<void> = Promise.resolve();
  #looking: NodeJS.Timeout | null = null;

  constructor(
    tables: Tables,
    own: OwnTables,
    known: People,
    announcements: Announcements,
    log: (error: unknown) => void,
  ) {
    this.#tables = tables;
    this.#own = own;
    this.#known = known;
    this.#announcements = announcements;
    this.#log = log;
    this.#soon = new Debouncer(DEBOUNCE_MS, (whom) => this.#tell(whom), log);
  }

  start(): void {
    this.#announcements.onChange(() => this.#soon.request(EVERYBODY));
    this.#looking = setInterval(() => this.refresh(), REFRESH_INTERVAL_MS);
  }

  async stop(): Promise<void> {
    if (this.#looking !== null) clearInterval(this.#looking);
    for (const listener of this.#listeners.keys()) listener.close();
    this.#listeners.clear();
    await this.#soon.stop();
    await this.#telling;
  }

  /** Tells all there is, and from then on what changes. */
  async join(listener: LobbySubscriber): Promise<void> {
    this.#listeners.set(listener, new Set());
    const { person } = listener;
    if (this.#everybody === null) {
      // However many come at once, the list is read once for them.
      this.#opening ??= this.#tell(new Set([EVERYBODY])).finally(() => (this.#opening = null));
      await this.#opening;
    } else {
      // What is known is kept up to date while anybody listens. Something may have been missed all the same.
      this.#greet(listener, this.#everybody);
      this.#soon.request(EVERYBODY);
    }
    if (person !== null) await this.#tell(new Set([person]));
  }

  leave(listener: LobbySubscriber): void {
    this.#listeners.delete(listener);
    const { person } = listener;
    if (this.#listeners.size === 0) this.#everybody = null;
    if (person === null || this.#people().has(person)) return;
    this.#concerned.delete(person);
    this.#persons.delete(person);
  }

  /** Something has changed at a table, here or in another process. */
  heard(topic: Topic, table: string): void {
    if (this.#listeners.size === 0) return;
    if (topic === 'entries' || topic === 'table' || topic === 'presence') {
      for (const whom of this.#concerned.at(table)) this.#soon.request(whom);
    }
    // It may be a table that those whom it concerns now have not been told of.
    if (topic === 'table') {
      this.#soon.request(EVERYBODY);
      void this.#askGuests(table).catch(this.#log);
    }
  }

  /** Ends the streams of somebody who may not be who they were; who still is comes back. */
  dismiss(person: string): void {
    for (const listener of this.#listeners.keys()) if (listener.person === person) listener.close();
  }

  /** Somebody wants to be shown other things from now on; where another process shows them, it looks by itself in time. */
  renew(person: string): void {
    this.#soon.request(person);
  }

  /** Anything may have changed unheard. */
  refresh(): void {
    if (this.#listeners.size === 0) return;
    for (const whom of [EVERYBODY, ...this.#people()]) this.#soon.request(whom);
  }

  get listeners(): number {
    return this.#listeners.size;
  }

  #people(): Set<string> {
    return new Set([...this.#listeners.keys()].map(({ person }) => person).filter((person) => person !== null));
  }

  /** Those who sit at a table, and those for whom a seat is kept. */
  async #askGuests(table: string): Promise<void> {
    const people = this.#people();
    if (people.size === 0) return;
    try {
      const { seats } = await this.#tables.stored(table);
      for (const { person, kept_for } of seats) {
        for (const guest of [person, kept_for]) if (guest !== null && people.has(guest)) this.#soon.request(guest);
      }
      const invited = seats
        .filter(({ kind, kept_for }) => kind === 'invited' && kept_for === null)
        .map(({ name }) => name);
      if (invited.length === 0) return;
      for (const person of await this.#known.filterByNickname(invited, [...people])) this.#soon.request(person);
    } catch (error) {
      // There is no such table any more.
      if (!(error instanceof Refusal)) throw error;
    }
  }

  /** One after the other: what was read later is told later. */
  #tell(whom: ReadonlySet<string>): Promise<void> {
    const mine = this.#telling.then(async () => {
      for (const one of whom) await (one === EVERYBODY ? this.#tellEverybody() : this.#tellOne(one));
    });
    this.#telling = mine.catch(() => {});
    return mine;
  }

  async #tellEverybody(): Promise<void> {
    const announcement = chunk('announcement', { text: await this.#announcements.current() });
    const open = await this.#tables.listed();
    if (this.#listeners.size === 0) return;
    this.#concern(EVERYBODY, open);
    const told = (this.#everybody ??= { list: new ListDiff(), open, announcement: '', snapshot: null });
    const news: string[] = announcement === told.announcement ? [] : [announcement];
    const change = told.list.update(open);
    if (change !== null) news.push(chunk('open-changed', change));
    if (news.length > 0) Object.assign(told, { open, announcement, snapshot: null });
    const text = Buffer.from(news.join(''));
    for (const [listener, introduced] of this.#listeners) {
      if (!introduced.has(EVERYBODY)) this.#greet(listener, told);
      else if (text.length > 0) listener.send(text);
    }
  }

  #greet(listener: LobbySubscriber, told: PublicFeed): void {
    told.snapshot ??= Buffer.from(told.announcement + chunk('open', told.open));
    this.#listeners.get(listener)?.add(EVERYBODY);
    listener.send(told.snapshot);
  }

  async #tellOne(person: string): Promise<void> {
    if (!this.#people().has(person)) return;
    const mine = await this.#own.list(person);
    const invitations = await this.#own.listInvitations(person);
    // Of who has gone meanwhile nothing is kept.
    if (!this.#people().has(person)) return;
    this.#concern(person, [...mine, ...invitations]);
    const told = this.#persons.get(person) ?? { mine: new ListDiff(), invitations: new ListDiff() };
    this.#persons.set(person, told);
    const changes = { mine: told.mine.update(mine), invitations: told.invitations.update(invitations) };
    const news = Object.entries(changes).flatMap(([name, change]) =>
      change === null ? [] : [chunk(`${name}-changed`, change)],
    );
    for (const [listener, introduced] of this.#listeners) {
      if (listener.person !== person) continue;
      if (introduced.has(person)) for (const text of news) listener.send(text);
      else {
        introduced.add(person);
        listener.send(chunk('mine', mine));
        listener.send(chunk('invitations', invitations));
      }
    }
  }

  #concern(whom: string, tables: LobbyLists['open']): void {
    this.#concerned.set(
      whom,
      tables.map(({ id }) => id),
    );
  }
}
