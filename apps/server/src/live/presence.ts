import { randomUUID } from 'node:crypto';
import type { DomainEvents } from '../events.ts';
import { Debouncer } from './debounce.ts';
import type { Hub } from './hub.ts';
import type { LastSeenRepository } from './last-seen-repository.ts';
import type { Attendance, PresenceRepository } from './presence-repository.ts';

/** How often processes write who is present, and when such rows expire if the process dies. */
const REFRESH_MS = 25_000;
const EXPIRY_MS = 60_000;

const NOBODY: ReadonlySet<string> = new Set();

/** Stands among the people at a table for all who are not signed in: `anonymous:COUNT:PROCESS`. */
const ANONYMOUS_PREFIX = 'anonymous:';

/** How many of those who look at a table have no seat. */
export function countSpectators(
  present: ReadonlySet<string>,
  seats: readonly { readonly person: string | null }[],
): number {
  const seated = new Set(seats.map(({ person }) => person));
  return [...present].reduce((sum, one) => {
    if (one.startsWith(ANONYMOUS_PREFIX)) return sum + Number(one.split(':')[1]);
    return seated.has(one) ? sum : sum + 1;
  }, 0);
}

/** A race and who sits there, however much else is known of it. */
interface TableWithSeats {
  readonly table: { readonly id: string; readonly started_at: number | null; readonly created_at: number };
  readonly seats: readonly { readonly person: string | null }[];
}

interface PresenceOptions {
  readonly hub: Hub;
  /** `null` where one process is alone with its data. */
  readonly shared: PresenceRepository | null;
  readonly lastSeen: LastSeenRepository;
  readonly events: DomainEvents;
  readonly now: () => number;
  readonly log: (error: unknown) => void;
  /** Shorter absences are ignored. */
  readonly settleMs: number;
}

/** Who looks at which table. Processes share it through the database. */
export class Presence {
  readonly #hub: Hub;
  readonly #shared: PresenceRepository | null;
  readonly #lastSeen: LastSeenRepository;
  readonly #events: DomainEvents;
  readonly #now: () => number;
  readonly #process = randomUUID();
  readonly #startedAt: number;
  /** Who is present in this process, as it was last announced. */
  readonly #announced = new Map<string, ReadonlySet<string>>();
  readonly #debouncer: Debouncer;
  readonly #log: (error: unknown) => void;
  #refreshTimer: NodeJS.Timeout | null = null;

  constructor({ hub, shared, lastSeen, events, now, log, settleMs }: PresenceOptions) {
    this.#hub = hub;
    this.#shared = shared;
    this.#lastSeen = lastSeen;
    this.#events = events;
    this.#now = now;
    this.#startedAt = now();
    this.#log = log;
    this.#debouncer = new Debouncer(settleMs, (tables) => this.#announceChanges(tables), log);
  }

  start(): void {
    if (this.#shared !== null) this.#refreshTimer = setInterval(() => void this.refresh().catch(this.#log), REFRESH_MS);
  }

  /** Announces that everybody here has left. */
  async stop(): Promise<void> {
    if (this.#refreshTimer !== null) clearInterval(this.#refreshTimer);
    await this.#debouncer.stop();
    const here = [...this.#announced].flatMap(([table, people]) =>
      [...people].map((person): Attendance => [table, person]),
    );
    await this.#lastSeen.record(here, this.#now());
    await this.#shared?.removeProcess(this.#process);
    for (const table of this.#announced.keys()) this.#events.emit('presenceChanged', { table, isLocal: true });
  }

  /** Checks soon who came to a table or left it. */
  check(table: string): void {
    this.#debouncer.request(table);
  }

  /** Who looks at each of these tables in any process, as it was last announced. */
  async findPresent(tables: readonly string[]): Promise<Map<string, Set<string>>> {
    const all = new Map(tables.map((table) => [table, new Set(this.#announced.get(table))]));
    for (const [table, person] of (await this.#shared?.list(tables, this.#now())) ?? []) all.get(table)!.add(person);
    return all;
  }

  /** The tables that each of these people looks at in any process, as it was last announced. */
  async findTablesOf(people: readonly string[]): Promise<Map<string, string[]>> {
    const wanted = new Set(people);
    const all = new Map<string, Set<string>>(people.map((person) => [person, new Set()]));
    for (const [table, here] of this.#announced) {
      for (const person of here) if (wanted.has(person)) all.get(person)!.add(table);
    }
    for (const [table, person] of (await this.#shared?.listOf(people, this.#now())) ?? []) all.get(person)!.add(table);
    return new Map([...all].map(([person, tables]) => [person, [...tables]]));
  }

  /** The tables that somebody looks at in this process. */
  get tables(): string[] {
    return [...this.#announced.keys()];
  }

  async isPresent(table: string, person: string): Promise<boolean> {
    return (await this.findPresent([table])).get(table)!.has(person);
  }

  /** Whether somebody has closed the table a moment ago, so that it is not known yet whether they have left or reload the page. */
  isLeaving(table: string, person: string): boolean {
    return this.#announced.get(table)?.has(person) === true && !this.#hub.peopleAt(table).has(person);
  }

  /**
   * Since when the people of these races have been away. Nobody counts as away since before the race or this process started,
   * because pages need a moment to reconnect.
   */
  async findAwaySince(races: readonly TableWithSeats[]): Promise<Map<string, Map<string, number>>> {
    if (races.length === 0) return new Map();
    const present = await this.findPresent(races.map(({ table }) => table.id));
    const absences = races.map(({ table, seats }) => {
      const here = new Set([...present.get(table.id)!, ...this.#hub.peopleAt(table.id)]);
      return { table, away: seats.flatMap(({ person }) => (person === null || here.has(person) ? [] : [person])) };
    });
    const tables = absences.flatMap(({ table, away }) => (away.length > 0 ? [table.id] : []));
    const seen = new Map(
      (await this.#lastSeen.findLastSeen(tables)).map(([table, person, at]) => [`${table} ${person}`, at]),
    );
    return new Map(
      absences.map(({ table, away }) => {
        const awaySinceOf = (person: string): number =>
          Math.max(seen.get(`${table.id} ${person}`) ?? 0, table.started_at ?? table.created_at, this.#startedAt);
        return [table.id, new Map(away.map((person) => [person, awaySinceOf(person)]))];
      }),
    );
  }

  /** Writes again who is present here, and announces the people of processes that died. */
  async refresh(): Promise<void> {
    if (this.#shared === null) return;
    const now = this.#now();
    // All of them, because another process may have removed them while the database was away.
    const here = [...this.#announced].flatMap(([table, people]) =>
      [...people].map((person): Attendance => [table, person]),
    );
    await this.#shared.add(this.#process, here, now + EXPIRY_MS);
    const expired = await this.#shared.removeExpired(now);
    for (const { who, until } of expired) await this.#lastSeen.record([who], until);
    for (const table of new Set(expired.map(({ who }) => who[0])))
      await this.#events.emitAndWait('visitorsChanged', { table, people: null });
  }

  /** Who looks at a table here, with one entry for all who are not signed in. */
  #visitorsAt(table: string): Set<string> {
    const people = this.#hub.peopleAt(table);
    const anonymous = this.#hub.countAnonymous(table);
    return anonymous === 0 ? people : people.add(`${ANONYMOUS_PREFIX}${anonymous}:${this.#process}`);
  }

  async #announceChanges(tables: ReadonlySet<string>): Promise<void> {
    const [arrived, left]: [Attendance[], Attendance[]] = [[], []];
    const people = new Map([...tables].map((table) => [table, this.#visitorsAt(table)]));
    for (const [table, here] of people) {
      const before = this.#announced.get(table) ?? NOBODY;
      for (const person of here) if (!before.has(person)) arrived.push([table, person]);
      for (const person of before) if (!here.has(person)) left.push([table, person]);
    }
    await this.#shared?.add(this.#process, arrived, this.#now() + EXPIRY_MS);
    await this.#shared?.remove(this.#process, left);
    await this.#lastSeen.record(
      left.filter(([, person]) => !person.startsWith(ANONYMOUS_PREFIX)),
      this.#now(),
    );
    for (const [table, here] of people) {
      if (here.size === 0) this.#announced.delete(table);
      else this.#announced.set(table, here);
    }
    for (const [table, who] of Map.groupBy([...arrived, ...left], ([where]) => where)) {
      const changed = new Set(who.map(([, person]) => person));
      await this.#events.emitAndWait('visitorsChanged', { table, people: changed });
    }
  }
}
