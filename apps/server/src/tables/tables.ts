import {
  FIRST_RATING,
  paceOf,
  turnSecondsOf,
  type RaceRating,
  type SpectatorDelay,
  type Table,
  type TableSeat,
  type TimeControl,
} from '@paddock/protocol';
import { defaultHintLimit } from '@paddock/kernel';
import type { DomainEvents } from '../events.ts';
import type { Hub } from '../live/hub.ts';
import type { LiveEvent } from '../live/stream-format.ts';
import { foldName } from '../nicknames/fold-name.ts';
import { Refusal } from '../errors.ts';
import type { TableRow } from '../storage/schema.ts';
import type { ClaimedName, StoredTable, SummarizedTable, TableRepository } from './repository.ts';
import { countSpectators, type Presence } from '../live/presence.ts';
import { isReservedFor } from './seats.ts';

const MAX_LISTED = 100;
const MAX_RUNNING = 12;
/** From how many of the newest races those to watch are chosen. */
const MAX_CANDIDATES = 60;
/** Every visitor of the home page asks for the running races, so that they are listed once for all of them. */
const RUNNING_CACHE_MS = 5000;
const REVEAL_REQUEST: LiveEvent = { name: 'reveal', data: {} };

/** A table with all its options, or with their summary. */
type ListedOrStored = StoredTable | SummarizedTable;

/** Tables as everybody may see them, and the events that tell of their changes. */
export class Tables {
  readonly #repository: TableRepository;
  readonly #presence: Presence;
  readonly #hub: Hub;
  readonly #events: DomainEvents;
  readonly #now: () => number;
  readonly #toWallTime: (serviceTime: number) => number;
  readonly #findVacations: (people: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** By table: the last send that has begun or waits. */
  readonly #sends = new Map<string, Promise<unknown>>();
  #running: { readonly until: number; readonly tables: Promise<Table[]> } | null = null;

  /** `toWallTime` turns a time of the service clock into one of the wall clock. `findVacations` says until when people are on vacation. */
  constructor(
    stored: TableRepository,
    presence: Presence,
    hub: Hub,
    events: DomainEvents,
    now: () => number,
    toWallTime: (serviceTime: number) => number = (time) => time,
    findVacations: (people: readonly string[]) => Promise<ReadonlyMap<string, number>> = () =>
      Promise.resolve(new Map()),
  ) {
    this.#repository = stored;
    this.#presence = presence;
    this.#hub = hub;
    this.#events = events;
    this.#now = now;
    this.#toWallTime = toWallTime;
    this.#findVacations = findVacations;
  }

  async findStored(id: string): Promise<StoredTable> {
    const stored = await this.#repository.find(id);
    if (stored === null) throw new Refusal('not-found', 'there is no such table');
    return stored;
  }

  /** The table as everybody sees it. A `newcomer` counts as present. */
  async find(id: string, newcomer: string | null = null): Promise<Table> {
    const [table] = await this.toPublic([await this.findStored(id)], newcomer);
    return table!;
  }

  /** Tables that anybody may join, the newest first. */
  async listOpen(): Promise<Table[]> {
    return this.#withPoints(await this.toPublic(await this.#repository.listOpen(this.#now(), MAX_LISTED)));
  }

  /** Adds the mean rating of the people at each table. */
  async #withPoints(tables: readonly Table[]): Promise<Table[]> {
    const peopleAt = ({ seats }: Table): string[] => seats.flatMap(({ person }) => (person === null ? [] : [person]));
    const points = await this.#repository.findPoints(tables.flatMap(peopleAt));
    return tables.map((table) => {
      const people = peopleAt(table);
      if (people.length === 0) return table;
      const total = people.reduce((sum, person) => sum + (points.get(`${table.game} ${person}`) ?? FIRST_RATING), 0);
      return { ...table, points: Math.round(total / people.length) };
    });
  }

  /** Public races that are under way, those that are most worth watching first. */
  listRunning(): Promise<Table[]> {
    const now = this.#now();
    if (this.#running !== null && this.#running.until > now) return this.#running.tables;
    const tables = this.#repository
      .listRunning(MAX_CANDIDATES)
      .then((found) => this.toPublic(found))
      .then((found) => this.#withPoints(found))
      .then((found) => found.toSorted(compareFeatured).slice(0, MAX_RUNNING));
    this.#running = { until: now + RUNNING_CACHE_MS, tables };
    // A failure is not kept.
    tables.catch(() => (this.#running = null));
    return tables;
  }

  /** Those at a table who are BOT accounts. */
  async findBotAccounts({ seats }: StoredTable): Promise<Set<string>> {
    const people = seats.flatMap(({ person }) => (person === null ? [] : [person]));
    const claims = await this.#repository.findClaimedNames(people);
    return new Set(people.filter((person) => claims.get(person)?.isBotAccount === true));
  }

  /** A large option value by its hash, as canonical JSON. */
  async findOptionData(hash: string): Promise<string> {
    const content = await this.#repository.findOptionData(hash);
    if (content === null) throw new Refusal('not-found', 'there is no option value with this hash');
    return content;
  }

  async toPublic(stored: readonly ListedOrStored[], newcomer: string | null = null): Promise<Table[]> {
    const present = await this.#presence.findPresent(stored.map(({ table }) => table.id));
    if (newcomer !== null) for (const people of present.values()) people.add(newcomer);
    const rematches = await this.#findRematches(stored);
    const over = stored.filter(({ table }) => table.phase === 'over').map(({ table }) => table.id);
    const ratings = await this.#repository.findRatings(over);
    const people = stored.flatMap(({ seats }) => seats.map((seat) => seat.person ?? seat.kept_for));
    const claims = await this.#repository.findClaimedNames(people.filter((person) => person !== null));
    const slow = stored.filter(isCorrespondenceRace).flatMap(({ seats }) => seats.map(({ person }) => person));
    const vacations = await this.#findVacations(slow.filter((person) => person !== null));
    const awaySince = await this.#presence.findAwaySince(stored.filter(isUntimedRace));
    return stored.map((one) => {
      const { id, starts_by } = one.table;
      return toPublicTable(one, {
        present: present.get(id)!,
        rematch: rematches.get(id) ?? null,
        rating: ratings.get(id) ?? null,
        claims,
        awaySince: awaySince.get(id) ?? new Map(),
        vacations: isCorrespondenceRace(one) ? vacations : NO_VACATIONS,
        startsBy: typeof starts_by === 'number' ? this.#toWallTime(starts_by) : null,
      });
    });
  }

  /** The rematches of finished tables, by the table they follow. */
  #findRematches(stored: readonly ListedOrStored[]): Promise<Map<string, string>> {
    return this.#repository.findRematches(
      stored.filter(({ table }) => table.phase === 'over').map(({ table }) => table.id),
    );
  }

  /** Sends a changed table to all its streams, in every process. */
  async announceChange(id: string): Promise<Table> {
    const table = await this.sendToSubscribers(id);
    this.#events.emit('tableChanged', { table: id, isLocal: true });
    return table;
  }

  /** Closes the streams of a removed table, in every process. */
  announceRemoval(id: string): void {
    this.#hub.close(id);
    this.#events.emit('tableChanged', { table: id, isLocal: true });
  }

  /**
   * Sends a table to its streams. The sends of one table follow each other, because one that read an older state must not
   * arrive after a newer one.
   */
  sendToSubscribers(id: string): Promise<Table> {
    return this.#runInTurn(id, () => this.#send(id));
  }

  /** Sends a table to the new stream of a person, who counts as present. The stream must be subscribed already. */
  sendToNewcomer(id: string, person: string | null, send: (table: Table) => void): Promise<Table> {
    return this.#runInTurn(id, async () => {
      const table = await this.find(id, person);
      send(table);
      return table;
    });
  }

  async #runInTurn(id: string, send: () => Promise<Table>): Promise<Table> {
    const mine = (this.#sends.get(id) ?? Promise.resolve()).then(send, send);
    this.#sends.set(id, mine);
    try {
      return await mine;
    } finally {
      if (this.#sends.get(id) === mine) this.#sends.delete(id);
    }
  }

  async #send(id: string): Promise<Table> {
    const stored = await this.#repository.find(id);
    if (stored === null) {
      this.#hub.close(id);
      throw new Refusal('not-found', 'there is no such table');
    }
    const [table] = await this.toPublic([stored]);
    this.#hub.broadcast(id, { name: 'table', data: table });
    if (stored.table.phase === 'open' && this.#hub.hasSubscribers(id)) {
      for (const person of await this.#repository.listRemoved(id)) {
        this.#hub.sendTo(id, new Set([person]), await this.#removalOf(stored, person));
      }
    }
    for (const person of revealersAt(stored)) this.#hub.sendTo(id, new Set([person]), REVEAL_REQUEST);
    return table!;
  }

  /** The event that asks a person for their nonce, for a new stream; `null` if they have none to reveal. */
  async findRevealRequest(id: string, person: string | null): Promise<LiveEvent | null> {
    return person !== null && revealersAt(await this.findStored(id)).includes(person) ? REVEAL_REQUEST : null;
  }

  /** The event for a person who was removed from a waiting table, for a new stream; `null` for everybody else. */
  async findRemovalNotice(id: string, person: string | null): Promise<LiveEvent | null> {
    if (person === null || !(await this.#repository.listRemoved(id)).includes(person)) return null;
    const stored = await this.findStored(id);
    return stored.table.phase === 'open' ? this.#removalOf(stored, person) : null;
  }

  async #removalOf({ seats }: StoredTable, person: string): Promise<LiveEvent> {
    const nickname = await this.#repository.findNickname(person);
    const isBack = seats.some((seat) => seat.person === person || isReservedFor(seat, { id: person, nickname }));
    return { name: 'removed', data: { removed: !isBack } };
  }

  /** Sends the table to its streams if one of these people has a seat. Spectators do not count. */
  async announcePresence(id: string, people: ReadonlySet<string> | null): Promise<void> {
    const stored = await this.#repository.find(id);
    // The streams of a removed table close, too.
    if (stored === null) return;
    const { seats } = stored;
    if (people !== null && !seats.some(({ person }) => person !== null && people.has(person))) {
      if (stored.table.phase === 'running') await this.#sendSpectatorCount(stored);
      return;
    }
    await this.sendToSubscribers(id);
    this.#events.emit('presenceChanged', { table: id, isLocal: true });
  }

  /** A message of its own, because it changes often where many watch, and the table does not. */
  async #sendSpectatorCount({ table: { id }, seats }: StoredTable): Promise<void> {
    const present = await this.#presence.findPresent([id]);
    this.#hub.broadcast(id, { name: 'spectators', data: { count: countSpectators(present.get(id)!, seats) } });
  }
}

/** What is known about a table besides what is stored with it. */
interface TableContext {
  readonly present: ReadonlySet<string>;
  readonly rematch: string | null;
  readonly rating: RaceRating | null;
  /** The nicknames of those who have claimed one, by person. */
  readonly claims: ReadonlyMap<string, ClaimedName>;
  readonly awaySince: ReadonlyMap<string, number>;
  /** Until when people are on vacation (wall clock). */
  readonly vacations: ReadonlyMap<string, number>;
  /** When bots take the free seats (wall clock). */
  readonly startsBy: number | null;
}

const NO_VACATIONS: ReadonlyMap<string, number> = new Map();

const EMPTY_CONTEXT: TableContext = {
  present: new Set(),
  rematch: null,
  rating: null,
  claims: new Map(),
  awaySince: new Map(),
  vacations: NO_VACATIONS,
  startsBy: null,
};

/** What everybody may see of a table. The seed is not part of it: the record has it when the race is over. */
export function toPublicTable({ table, seats }: ListedOrStored, context = EMPTY_CONTEXT): Table {
  const { present, rematch, rating, claims, awaySince, vacations, startsBy } = context;
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
      ...marksOf(claims.get(person ?? kept_for ?? ''), name),
      person,
      reservedFor: kept_for,
      bot: bot as TableSeat['bot'],
      autopilot: autopilot === 1,
      present: person !== null && present.has(person),
      awaySince: person === null || autopilot === 1 ? null : (awaySince.get(person) ?? null),
      commitment,
      ...(person !== null && vacations.has(person) ? { vacationUntil: vacations.get(person)! } : {}),
    })),
    time: JSON.parse(table.time) as TimeControl,
    chat: table.chat === 1,
    hints: table.hints ?? defaultHintLimit(seats.filter(({ kind }) => kind !== 'bot').length),
    coach: table.coach === 1,
    seedHash: table.seed_hash,
    rematchOf: table.rematch_of,
    rematch,
    ranking: table.ranking === null ? null : (JSON.parse(table.ranking) as number[][]),
    rating,
    createdAt: table.created_at,
    startedAt: table.started_at,
    endedAt: table.ended_at,
    ...(startsBy === null ? {} : { startsBy }),
    ...championshipOf(table),
    ...(typeof table.language === 'string' ? { language: table.language } : {}),
    ...((table.spectator_delay ?? 0) > 0 ? { spectatorDelay: table.spectator_delay as SpectatorDelay } : {}),
    ...(table.phase === 'running' ? { spectators: countSpectators(present, seats) } : {}),
    ...(isClosed(table) ? { closed: true } : {}),
  };
}

function championshipOf({
  championship,
  championship_round,
}: Pick<TableRow, 'championship' | 'championship_round'>): Pick<Table, 'championship'> {
  if (typeof championship !== 'string') return {};
  return { championship: { id: championship, round: championship_round ?? 0 } };
}

/** How the name of an occupant is marked. A BOT account is always marked, whatever it is called here. */
function marksOf(claim: ClaimedName | undefined, name: string): Pick<TableSeat, 'claimed' | 'botAccount'> {
  // Folding a name takes a while, and most names are not claimed.
  const claimed = claim !== undefined && claim.name === foldName(name);
  return { claimed, ...(claim?.isBotAccount === true ? { botAccount: true } : {}) };
}

/** Races of several people first, then those with the highest ratings, the most spectators, and the newest. */
export function compareFeatured(one: Table, other: Table): number {
  const hasRivals = ({ seats }: Table): number => (seats.filter(({ person }) => person !== null).length > 1 ? 1 : 0);
  return (
    hasRivals(other) - hasRivals(one) ||
    (other.points ?? 0) - (one.points ?? 0) ||
    (other.spectators ?? 0) - (one.spectators ?? 0) ||
    (other.startedAt ?? 0) - (one.startedAt ?? 0)
  );
}

/** Whether the admin has closed a table. */
export function isClosed({ closed_at }: { readonly closed_at?: number | null | undefined }): boolean {
  return typeof closed_at === 'number';
}

/** The people who have to reveal a nonce before the race begins. */
function revealersAt({ table, seats }: StoredTable): string[] {
  if (table.phase !== 'open' || table.reveal_until === null) return [];
  return seats.flatMap(({ person, commitment, nonce }) =>
    person !== null && commitment !== null && nonce === null ? [person] : [],
  );
}

/** A race in which people have days for a turn, and may be on vacation. */
function isCorrespondenceRace({ table }: ListedOrStored): boolean {
  if (table.phase !== 'running') return false;
  return paceOf(turnSecondsOf(JSON.parse(table.time) as TimeControl)) === 'correspondence';
}

/** A race without a clock, in which it matters who is away. */
function isUntimedRace({ table }: ListedOrStored): boolean {
  return table.phase === 'running' && (JSON.parse(table.time) as TimeControl).kind === 'none';
}
