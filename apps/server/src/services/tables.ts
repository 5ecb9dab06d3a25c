import type { RaceRating, Seat, Table, Time } from '@paddock/protocol';
import { chunk, type Hub } from '../live/hub.ts';
import { foldName } from '../names/fold-name.ts';
import { Refusal } from '../refusal.ts';
import type { StoredTable, SummarizedTable, TableRepository } from '../repositories/tables.ts';
import type { Presence } from './presence.ts';
import { isKeptFor } from './waiting-room.ts';

const MAX_LISTED = 100;
const REVEAL = chunk('reveal', {});

/** With all its options, or as lists have it. */
type ShownTable = StoredTable | SummarizedTable;

/** Tables as everybody may see them, and how people learn that one has changed. */
export class Tables {
  readonly #stored: TableRepository;
  readonly #presence: Presence;
  readonly #hub: Hub;
  readonly #now: () => number;

  constructor(stored: TableRepository, presence: Presence, hub: Hub, now: () => number) {
    this.#stored = stored;
    this.#presence = presence;
    this.#hub = hub;
    this.#now = now;
  }

  async stored(id: string): Promise<StoredTable> {
    const stored = await this.#stored.find(id);
    if (stored === null) throw new Refusal('not-found', 'there is no such table');
    return stored;
  }

  /** The table; to who has just come to it, with themselves there. */
  async find(id: string, newcomer: string | null = null): Promise<Table> {
    const [table] = await this.show([await this.stored(id)], newcomer);
    return table!;
  }

  /** Those that anybody may join, the newest first. */
  async listed(): Promise<Table[]> {
    return this.show(await this.#stored.listed(this.#now(), MAX_LISTED));
  }

  /** A large option value by its hash, as canonical JSON. */
  async data(hash: string): Promise<string> {
    const content = await this.#stored.data(hash);
    if (content === null) throw new Refusal('not-found', 'no table has this data');
    return content;
  }

  async show(stored: readonly ShownTable[], newcomer: string | null = null): Promise<Table[]> {
    const present = await this.#presence.at(stored.map(({ table }) => table.id));
    if (newcomer !== null) for (const people of present.values()) people.add(newcomer);
    const rematches = await this.#rematches(stored);
    const over = stored.filter(({ table }) => table.phase === 'over').map(({ table }) => table.id);
    const ratings = await this.#stored.ratings(over);
    const people = stored.flatMap(({ seats }) => seats.map((seat) => seat.person ?? seat.kept_for));
    const claims = await this.#stored.claimsOf(people.filter((person) => person !== null));
    const awaySince = await this.#presence.awaySince(stored.filter(isUntimedRace));
    return stored.map((one) => {
      const { id } = one.table;
      return tableOf(one, {
        present: present.get(id)!,
        rematch: rematches.get(id) ?? null,
        rating: ratings.get(id) ?? null,
        claims,
        awaySince: awaySince.get(id) ?? new Map(),
      });
    });
  }

  /** Where people race again, by the table where they did before. Only what is over can have a rematch. */
  #rematches(stored: readonly ShownTable[]): Promise<Map<string, string>> {
    return this.#stored.rematches(stored.filter(({ table }) => table.phase === 'over').map(({ table }) => table.id));
  }

  /** A table has changed: everybody who looks at it is told, in every process. */
  async tell(id: string): Promise<Table> {
    const table = await this.tellHere(id);
    this.#hub.publish('table', id);
    return table;
  }

  /** A waiting table was removed: whoever looks at it here is let go, and everybody learns that it is gone. */
  tellRemoved(id: string): void {
    this.#hub.close(id);
    this.#hub.publish('table', id);
  }

  async tellHere(id: string): Promise<Table> {
    const stored = await this.#stored.find(id);
    if (stored === null) {
      this.#hub.close(id);
      throw new Refusal('not-found', 'there is no such table');
    }
    const [table] = await this.show([stored]);
    this.#hub.tell(id, () => chunk('table', table));
    if (stored.table.phase === 'open' && this.#hub.has(id)) {
      for (const person of await this.#stored.removedFrom(id)) {
        this.#hub.whisper(id, new Set([person]), await this.#removalOf(stored, person));
      }
    }
    for (const person of revealersAt(stored)) this.#hub.whisper(id, new Set([person]), REVEAL);
    return table!;
  }

  /** What somebody is told first who has a nonce to reveal; `null` for everybody else. */
  async reveal(id: string, person: string | null): Promise<string | null> {
    return person !== null && revealersAt(await this.stored(id)).includes(person) ? REVEAL : null;
  }

  /** What somebody is told first who was removed from a table that waits; `null` for everybody else. */
  async removal(id: string, person: string | null): Promise<string | null> {
    if (person === null || !(await this.#stored.removedFrom(id)).includes(person)) return null;
    const stored = await this.stored(id);
    return stored.table.phase === 'open' ? this.#removalOf(stored, person) : null;
  }

  async #removalOf({ seats }: StoredTable, person: string): Promise<string> {
    const nickname = await this.#stored.nicknameOf(person);
    const isBack = seats.some((seat) => seat.person === person || isKeptFor(seat, { id: person, nickname }));
    return chunk('removed', { removed: !isBack });
  }

  /** Somebody has come or gone: it is told if they have a seat. Those who only look on are not counted. */
  async tellPresence(id: string, people: ReadonlySet<string> | null): Promise<void> {
    const stored = await this.#stored.find(id);
    // Whoever looked at a table that was removed goes, too.
    if (stored === null) return;
    const { seats } = stored;
    if (people !== null && !seats.some(({ person }) => person !== null && people.has(person))) return;
    await this.tellHere(id);
    this.#hub.publish('presence', id);
  }
}

/** What is known about a table besides what is stored with it. */
interface Around {
  readonly present: ReadonlySet<string>;
  readonly rematch: string | null;
  readonly rating: RaceRating | null;
  /** The folded nicknames of those who have claimed one, by person. */
  readonly claims: ReadonlyMap<string, string>;
  readonly awaySince: ReadonlyMap<string, number>;
}

const NOTHING_AROUND: Around = {
  present: new Set(),
  rematch: null,
  rating: null,
  claims: new Map(),
  awaySince: new Map(),
};

/** What everybody may see of a table. The seed is not part of it: it is told with the record, when the race is over. */
export function tableOf({ table, seats }: ShownTable, around = NOTHING_AROUND): Table {
  const { present, rematch, rating, claims, awaySince } = around;
  return {
    id: table.id,
    game: table.game,
    options: JSON.parse('options' in table ? table.options : table.summary) as unknown,
    listed: table.listed === 1,
    phase: table.phase,
    revealing: table.phase === 'open' && table.reveal_until !== null,
    host: table.host,
    seats: seats.map(({ kind, name, person, bot, autopilot, kept_for, commitment }) => ({
      kind,
      name,
      claimed: claims.get(person ?? kept_for ?? '') === foldName(name),
      person,
      keptFor: kept_for,
      bot: bot as Seat['bot'],
      autopilot: autopilot === 1,
      present: person !== null && present.has(person),
      awaySince: person === null || autopilot === 1 ? null : (awaySince.get(person) ?? null),
      commitment,
    })),
    time: JSON.parse(table.time) as Time,
    chat: table.chat === 1,
    seedHash: table.seed_hash,
    rematchOf: table.rematch_of,
    rematch,
    ranking: table.ranking === null ? null : (JSON.parse(table.ranking) as number[][]),
    rating,
    createdAt: table.created_at,
    startedAt: table.started_at,
    endedAt: table.ended_at,
    ...(isClosed(table) ? { closed: true } : {}),
  };
}

/** Whether the admin has closed a table. */
export function isClosed({ closed_at }: { readonly closed_at?: number | null | undefined }): boolean {
  return typeof closed_at === 'number';
}

/** Who is to reveal a nonce before the race begins. */
function revealersAt({ table, seats }: StoredTable): string[] {
  if (table.phase !== 'open' || table.reveal_until === null) return [];
  return seats.flatMap(({ person, commitment, nonce }) =>
    person !== null && commitment !== null && nonce === null ? [person] : [],
  );
}

/** A race in which nobody's time runs out, so that it matters who is away. */
function isUntimedRace({ table }: ShownTable): boolean {
  return table.phase === 'running' && (JSON.parse(table.time) as Time).kind === 'none';
}
