import { randomUUID } from 'node:crypto';
import type { DomainEvents } from '../events.ts';
import { Debouncer } from './debounce.ts';
import type { Hub } from './hub.ts';
import type { LastSeenRepository } from './last-seen-repository.ts';
import type { Attendance, PresenceRepository } from './presence-repository.ts';

/** So long somebody may be away without being missed: a page that is loaded again, a network that is lost for a moment. */
const SETTLE_MS = 1000;
/** Processes say so often who is there; who is not named for much longer has gone with the process. */
const REFRESH_MS = 25_000;
const EXPIRY_MS = 60_000;

const NOBODY: ReadonlySet<string> = new Set();

/** A race and who sits there, however much else is known of it. */
interface PresenceTable {
  readonly table: { readonly id: string; readonly started_at: number | null; readonly created_at: number };
  readonly seats: readonly { readonly person: string | null }[];
}

export interface PresenceOptions {
  readonly hub: Hub;
  /** `null` where one process is alone with its data. */
  readonly shared: PresenceRepository | null;
  readonly lastSeen: LastSeenRepository;
  readonly events: DomainEvents;
  readonly now: () => number;
  readonly log: (error: unknown) => void;
}

/** Who looks at which table: here the hub knows, and processes that share a database tell each other by it. */
export class Presence {
  readonly #hub: Hub;
  readonly #shared: PresenceRepository | null;
  readonly #lastSeen: LastSeenRepository;
  readonly #events: DomainEvents;
  readonly #now: () => number;
  readonly #process = randomUUID();
  readonly #startedAt: number;
  /** Who is here, as it was told last. */
  readonly #told = new Map<string, ReadonlySet<string>>();
  readonly #soon: Debouncer;
  readonly #log: (error: unknown) => void;
  #refreshing: NodeJS.Timeout | null = null;

  constructor({ hub, shared, lastSeen, events, now, log }: PresenceOptions) {
    this.#hub = hub;
    this.#shared = shared;
    this.#lastSeen = lastSeen;
    this.#events = events;
    this.#now = now;
    this.#startedAt = now();
    this.#log = log;
    this.#soon = new Debouncer(SETTLE_MS, (tables) => this.#tell(tables), log);
  }

  start(): void {
    if (this.#shared !== null) this.#refreshing = setInterval(() => void this.refresh().catch(this.#log), REFRESH_MS);
  }

  /** Everybody here goes. */
  async stop(): Promise<void> {
    if (this.#refreshing !== null) clearInterval(this.#refreshing);
    await this.#soon.stop();
    const here = [...this.#told].flatMap(([table, people]) => [...people].map((person): Attendance => [table, person]));
    await this.#lastSeen.record(here, this.#now());
    await this.#shared?.end(this.#process);
    for (const table of this.#told.keys()) this.#events.emit('presenceChanged', { table, isLocal: true });
  }

  /** Somebody has come to a table or gone from it. */
  check(table: string): void {
    this.#soon.request(table);
  }

  /** Who looks at each of these tables, here or elsewhere, as it has been told: of what is new everybody will be. */
  async at(tables: readonly string[]): Promise<Map<string, Set<string>>> {
    const all = new Map(tables.map((table) => [table, new Set(this.#told.get(table))]));
    for (const [table, person] of (await this.#shared?.at(tables, this.#now())) ?? []) all.get(table)!.add(person);
    return all;
  }

  /** The tables that somebody looks at in this process. */
  get tables(): string[] {
    return [...this.#told.keys()];
  }

  async isPresent(table: string, person: string): Promise<boolean> {
    return (await this.at([table])).get(table)!.has(person);
  }

  /**
   * Since when those who sit in these races have been away. Nobody counts as away from before the race began or this process
   * did: who looked at the table until then needs a moment to come back.
   */
  async awaySince(races: readonly PresenceTable[]): Promise<Map<string, Map<string, number>>> {
    if (races.length === 0) return new Map();
    const tables = races.map(({ table }) => table.id);
    const seen = new Map((await this.#lastSeen.at(tables)).map(([table, person, at]) => [`${table} ${person}`, at]));
    const present = await this.at(tables);
    return new Map(
      races.map(({ table, seats }) => {
        const here = new Set([...present.get(table.id)!, ...this.#hub.peopleAt(table.id)]);
        const away = seats.flatMap(({ person }) => (person === null || here.has(person) ? [] : [person]));
        const since = (person: string): number =>
          Math.max(seen.get(`${table.id} ${person}`) ?? 0, table.started_at ?? table.created_at, this.#startedAt);
        return [table.id, new Map(away.map((person) => [person, since(person)]))];
      }),
    );
  }

  /** Says again who is here, and tells of those whose process does not say so any more. */
  async refresh(): Promise<void> {
    if (this.#shared === null) return;
    const now = this.#now();
    // All of them anew: another process may have taken them for dead while the database was away.
    const here = [...this.#told].flatMap(([table, people]) => [...people].map((person): Attendance => [table, person]));
    await this.#shared.add(this.#process, here, now + EXPIRY_MS);
    const expired = await this.#shared.expire(now);
    for (const { who, until } of expired) await this.#lastSeen.record([who], until);
    for (const table of new Set(expired.map(({ who }) => who[0])))
      await this.#events.emitAndWait('visitorsChanged', { table, people: null });
  }

  async #tell(tables: ReadonlySet<string>): Promise<void> {
    const [came, gone]: [Attendance[], Attendance[]] = [[], []];
    const people = new Map([...tables].map((table) => [table, this.#hub.peopleAt(table)]));
    for (const [table, here] of people) {
      const before = this.#told.get(table) ?? NOBODY;
      for (const person of here) if (!before.has(person)) came.push([table, person]);
      for (const person of before) if (!here.has(person)) gone.push([table, person]);
    }
    await this.#shared?.add(this.#process, came, this.#now() + EXPIRY_MS);
    await this.#shared?.remove(this.#process, gone);
    await this.#lastSeen.record(gone, this.#now());
    for (const [table, here] of people) {
      if (here.size === 0) this.#told.delete(table);
      else this.#told.set(table, here);
    }
    for (const [table, who] of Map.groupBy([...came, ...gone], ([where]) => where)) {
      const changed = new Set(who.map(([, person]) => person));
      await this.#events.emitAndWait('visitorsChanged', { table, people: changed });
    }
  }
}
