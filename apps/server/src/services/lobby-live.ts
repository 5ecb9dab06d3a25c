import type { LobbyEvents } from '@paddock/protocol';
import type { Topic } from '../live/bus.ts';
import { Concerned } from '../live/concerned.ts';
import { Gathered } from '../live/gathered.ts';
import { chunk, type Listener } from '../live/hub.ts';
import { Refusal } from '../refusal.ts';
import type { Announcements } from './announcements.ts';
import type { OwnTables } from './own-tables.ts';
import type { People } from './people.ts';
import type { Tables } from './tables.ts';

/** So often the lobby is told anew at most. */
const PAUSE = 300;
/** How often to look whether something has changed unheard: a process may die between storing and telling. */
const LOOK = 60_000;

/** In place of a person: what everybody is told. */
const EVERYBODY = '';

export type LobbyListener = Pick<Listener, 'person' | 'send' | 'close'>;

/** Those who look at the lobby in this process, and what they are told: which tables are open, and how their own ones stand. */
export class LobbyLive {
  readonly #tables: Tables;
  readonly #own: OwnTables;
  readonly #known: People;
  readonly #announcements: Announcements;
  readonly #log: (error: unknown) => void;
  /** What each of them was told last of everything: nothing is told twice. */
  readonly #listeners = new Map<LobbyListener, Map<keyof LobbyEvents, string>>();
  readonly #concerned = new Concerned();
  readonly #soon: Gathered;
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
    this.#soon = new Gathered(PAUSE, (whom) => this.#tell(whom), log);
  }

  start(): void {
    this.#announcements.onChange(() => this.#soon.ask(EVERYBODY));
    this.#looking = setInterval(() => this.refresh(), LOOK);
  }

  async stop(): Promise<void> {
    if (this.#looking !== null) clearInterval(this.#looking);
    for (const listener of this.#listeners.keys()) listener.close();
    this.#listeners.clear();
    await this.#soon.stop();
    await this.#telling;
  }

  /** Tells all there is, and from then on what changes. */
  async join(listener: LobbyListener): Promise<void> {
    this.#listeners.set(listener, new Map());
    await this.#tell(new Set(listener.person === null ? [EVERYBODY] : [EVERYBODY, listener.person]));
  }

  leave(listener: LobbyListener): void {
    this.#listeners.delete(listener);
    const { person } = listener;
    if (person !== null && !this.#people().has(person)) this.#concerned.delete(person);
  }

  /** Something has changed at a table, here or in another process. */
  heard(topic: Topic, table: string): void {
    if (this.#listeners.size === 0) return;
    if (topic === 'entries' || topic === 'table' || topic === 'presence') {
      for (const whom of this.#concerned.at(table)) this.#soon.ask(whom);
    }
    // It may be a table that those whom it concerns now have not been told of.
    if (topic === 'table') {
      this.#soon.ask(EVERYBODY);
      void this.#askGuests(table).catch(this.#log);
    }
  }

  /** Ends the streams of somebody who may not be who they were; who still is comes back. */
  dismiss(person: string): void {
    for (const listener of this.#listeners.keys()) if (listener.person === person) listener.close();
  }

  /** Somebody wants to be shown other things from now on; where another process shows them, it looks by itself in time. */
  renew(person: string): void {
    this.#soon.ask(person);
  }

  /** Anything may have changed unheard. */
  refresh(): void {
    if (this.#listeners.size === 0) return;
    for (const whom of [EVERYBODY, ...this.#people()]) this.#soon.ask(whom);
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
        for (const guest of [person, kept_for]) if (guest !== null && people.has(guest)) this.#soon.ask(guest);
      }
      const invited = seats
        .filter(({ kind, kept_for }) => kind === 'invited' && kept_for === null)
        .map(({ name }) => name);
      if (invited.length === 0) return;
      for (const person of await this.#known.named(invited, [...people])) this.#soon.ask(person);
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
    const announcement = { text: await this.#announcements.current() };
    const open = await this.#tables.listed();
    this.#concern(EVERYBODY, open);
    this.#send('announcement', announcement);
    this.#send('open', open);
  }

  async #tellOne(person: string): Promise<void> {
    if (!this.#people().has(person)) return;
    const mine = await this.#own.of(person);
    const invitations = await this.#own.invitationsOf(person);
    // Of who has gone meanwhile nothing is kept.
    if (!this.#people().has(person)) return;
    this.#concern(person, [...mine, ...invitations]);
    this.#send('mine', mine, person);
    this.#send('invitations', invitations, person);
  }

  #concern(whom: string, tables: LobbyEvents['open']): void {
    this.#concerned.set(
      whom,
      tables.map(({ id }) => id),
    );
  }

  /** To everybody, or to one person wherever they look. */
  #send<Name extends keyof LobbyEvents>(event: Name, data: LobbyEvents[Name], person: string | null = null): void {
    const text = chunk(event, data);
    for (const [listener, told] of this.#listeners) {
      if ((person !== null && listener.person !== person) || told.get(event) === text) continue;
      told.set(event, text);
      listener.send(text);
    }
  }
}
