import { isSameJson } from '@paddock/kernel';
import { compareOwnTables, type OwnTable, type Table } from '@paddock/protocol';
import type { EntryRepository } from '../race/entry-repository.ts';
import type { SummarizedTable, TableRepository } from '../tables/repository.ts';
import type { RaceService } from '../race/service.ts';
import type { Race } from '../race/race.ts';
import type { RaceCache } from '../race/race-cache.ts';
import type { Tables } from '../tables/tables.ts';

const MAX_LISTED = 100;

interface OwnTablesOptions {
  readonly repository: TableRepository;
  readonly entries: EntryRepository;
  readonly tables: Tables;
  readonly raceCache: RaceCache;
  readonly races: RaceService;
  /** Turns a time of the service clock into one of the wall clock. */
  readonly toWallTime: (time: number) => number;
}

/** A person's tables, with whether it is their turn there, and their invitations. */
export class OwnTables {
  readonly #repository: TableRepository;
  readonly #entries: EntryRepository;
  readonly #tables: Tables;
  readonly #raceCache: RaceCache;
  readonly #races: RaceService;
  readonly #toWallTime: (time: number) => number;

  constructor({ repository, entries, tables, raceCache, races, toWallTime }: OwnTablesOptions) {
    this.#repository = repository;
    this.#entries = entries;
    this.#tables = tables;
    this.#raceCache = raceCache;
    this.#races = races;
    this.#toWallTime = toWallTime;
  }

  /** Tables where it is the person's turn first, the most urgent one before all; then those that are not over, then the latest. */
  async list(person: string): Promise<OwnTable[]> {
    const stored = await this.#repository.listFor(person, MAX_LISTED);
    const races = await this.#loadRunningRaces(stored.filter(({ table }) => table.phase === 'running'));
    const own = (await this.#tables.toPublic(stored)).map((table): OwnTable => {
      const seat = table.seats.findIndex((one) => one.person === person);
      const race = races.get(table.id);
      const yourTurn = race !== undefined && race.awaitedSeats().includes(seat) && !race.isBotDriven(seat);
      const timeoutAt = yourTurn ? race.clock.expiresAt(seat) : null;
      return { ...table, yourTurn, dueAt: timeoutAt === null ? null : this.#toWallTime(timeoutAt) };
    });
    return own.toSorted(compareOwnTables);
  }

  /** Tables where a seat is reserved for a person. */
  async listInvitations(person: string): Promise<Table[]> {
    return this.#tables.toPublic(await this.#repository.listInvitations(person, MAX_LISTED));
  }

  /** The current races of these tables. Only those that this process does not have up to date are read. */
  async #loadRunningRaces(tables: readonly SummarizedTable[]): Promise<Map<string, Race>> {
    const races = await Promise.all(tables.map(({ table }) => this.#raceCache.find(table.id)));
    const known = races.filter((race) => race !== null);
    const beyond = await this.#entries.filterAdvanced(
      known.map(({ id, match }) => [id, match.entries.length] as const),
    );
    const behind = new Set(beyond);
    const all = new Map<string, Race>();
    for (const [i, { table, seats }] of tables.entries()) {
      const race = races[i]!;
      if (race === null) continue;
      const fresh = !behind.has(table.id) && isSameJson(seats, race.seats);
      all.set(table.id, fresh ? race : await this.#races.loadCurrent(table.id));
    }
    return all;
  }
}
