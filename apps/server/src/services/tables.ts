import type { Seat, Table, Time } from '@paddock/protocol';
import { chunk, type Hub } from '../live/hub.ts';
import { Refusal } from '../refusal.ts';
import type { StoredTable, TableRepository } from '../repositories/tables.ts';
import type { Presence } from './presence.ts';

const MOST_LISTED = 100;

/** Tables as everybody may see them, and how people learn that one has changed. */
export class Tables {
  readonly #stored: TableRepository;
  readonly #presence: Presence;
  readonly #hub: Hub;

  constructor(stored: TableRepository, presence: Presence, hub: Hub) {
    this.#stored = stored;
    this.#presence = presence;
    this.#hub = hub;
  }

  async stored(id: string): Promise<StoredTable> {
    const stored = await this.#stored.find(id);
    if (stored === null) throw new Refusal('not-found', 'there is no such table');
    return stored;
  }

  /** The table; to who has just come to it, with themselves there. */
  async find(id: string, newcomer: string | null = null): Promise<Table> {
    const stored = await this.stored(id);
    const present = (await this.#presence.at([id])).get(id)!;
    const rematch = (await this.#rematches([stored])).get(id) ?? null;
    return tableOf(stored, newcomer === null ? present : present.add(newcomer), rematch);
  }

  /** Those that anybody may join, the newest first. */
  async listed(): Promise<Table[]> {
    return this.show(await this.#stored.listed(MOST_LISTED));
  }

  async show(stored: readonly StoredTable[]): Promise<Table[]> {
    const present = await this.#presence.at(stored.map(({ table }) => table.id));
    const rematches = await this.#rematches(stored);
    return stored.map((one) => tableOf(one, present.get(one.table.id)!, rematches.get(one.table.id) ?? null));
  }

  /** Where people race again, by the table where they did before. Only what is over can have a rematch. */
  #rematches(stored: readonly StoredTable[]): Promise<Map<string, string>> {
    return this.#stored.rematches(stored.filter(({ table }) => table.phase === 'over').map(({ table }) => table.id));
  }

  /** A table has changed: everybody who looks at it is told, in every process. */
  async tell(id: string): Promise<Table> {
    const table = await this.tellHere(id);
    this.#hub.publish('table', id);
    return table;
  }

  async tellHere(id: string): Promise<Table> {
    const table = await this.find(id);
    this.#hub.tell(id, () => chunk('table', table));
    return table;
  }

  /** Somebody has come or gone: it is told if they have a seat. Those who only look on are not counted. */
  async tellPresence(id: string, people: ReadonlySet<string> | null): Promise<void> {
    const { seats } = await this.stored(id);
    if (people !== null && !seats.some(({ person }) => person !== null && people.has(person))) return;
    await this.tellHere(id);
    this.#hub.publish('presence', id);
  }
}

/** What everybody may see of a table. The seed is not part of it: it is told with the record, when the race is over. */
export function tableOf({ table, seats }: StoredTable, present: ReadonlySet<string>, rematch: string | null): Table {
  return {
    id: table.id,
    game: table.game,
    options: JSON.parse(table.options) as unknown,
    listed: table.listed === 1,
    phase: table.phase,
    host: table.host,
    seats: seats.map(({ kind, name, person, bot, autopilot }) => ({
      kind,
      name,
      person,
      bot: bot as Seat['bot'],
      autopilot: autopilot === 1,
      present: person !== null && present.has(person),
    })),
    time: JSON.parse(table.time) as Time,
    chat: table.chat === 1,
    seedHash: table.seed_hash,
    rematchOf: table.rematch_of,
    rematch,
    ranking: table.ranking === null ? null : (JSON.parse(table.ranking) as number[][]),
    createdAt: table.created_at,
    startedAt: table.started_at,
    endedAt: table.ended_at,
  };
}
