import { setTimeout as sleep } from 'node:timers/promises';
import type { Level } from '@paddock/kernel';
import type {
  NewTable,
  Person,
  SeatRequest,
  SeatUpdate,
  SpectatorDelay,
  StartRequest,
  Table,
  TableSettings,
} from '@paddock/protocol';
import { closedRefusal, Refusal } from '../errors.ts';
import type { DomainEvents } from '../events.ts';
import type { BlockRepository } from '../people/block-repository.ts';
import type { Occupant, StoredTable, TableRepository } from '../tables/repository.ts';
import type { TableUpdate, Joiner, WaitingTableRepository } from './waiting-table-repository.ts';
import type { People } from '../people/service.ts';
import type { RaceService } from '../race/service.ts';
import { isClosed, type Tables, toPublicTable } from '../tables/tables.ts';
import { createId, createTableRow } from './new-table.ts';
import type { Reveals } from './reveals.ts';
import * as waitingRoom from './waiting-room.ts';
import type { Autopilot } from '../race/autopilot.ts';

/** How often leaving is tried again while a race is about to begin. */
const LEAVE_RETRY_MS = 250;
const MAX_LEAVE_TRIES = Math.ceil((2 * waitingRoom.REVEAL_MS) / LEAVE_RETRY_MS);

type Options = Record<string, unknown>;
type JoinDecision = (stored: StoredTable, joiner: Joiner) => TableUpdate;
type ResolvedNewTable = Omit<NewTable, 'seats'> & { readonly seats: readonly waitingRoom.ResolvedSeatRequest[] };

/** Who is to sit on a seat of a championship's table: a bot, a person who has to come, or one who need not. */
export type ReservedSeat =
  | { readonly kind: 'bot'; readonly level: Level; readonly name: string }
  | { readonly kind: 'reserved' | 'seated'; readonly person: string; readonly name: string };

export interface ReservedTable {
  readonly id: string;
  readonly settings: Omit<NewTable, 'seats' | 'commitment'>;
  readonly seats: readonly ReservedSeat[];
  readonly championship: string;
  readonly round: number;
  readonly maxWaitMs: number;
}

interface LobbyOptions {
  readonly repository: TableRepository;
  readonly waiting: WaitingTableRepository;
  readonly blocks: BlockRepository;
  readonly tables: Tables;
  readonly reveals: Reveals;
  readonly races: RaceService;
  readonly autopilot: Autopilot;
  readonly people: People;
  readonly events: DomainEvents;
  readonly moment: () => waitingRoom.Moment;
  /** Replaces the names and hashes of values of the gallery in options by the values. */
  readonly resolveReferences: (options: Options) => Promise<Options>;
}

/** Creates tables, seats people, and begins races and rematches. */
export class Lobby {
  readonly #repository: TableRepository;
  readonly #waiting: WaitingTableRepository;
  readonly #blocks: BlockRepository;
  readonly #tables: Tables;
  readonly #reveals: Reveals;
  readonly #races: RaceService;
  readonly #autopilot: Autopilot;
  readonly #people: People;
  readonly #events: DomainEvents;
  readonly #moment: () => waitingRoom.Moment;
  readonly #resolveReferences: LobbyOptions['resolveReferences'];

  constructor({
    repository,
    waiting,
    blocks,
    tables,
    reveals,
    races,
    autopilot,
    people,
    events,
    moment,
    resolveReferences,
  }: LobbyOptions) {
    this.#repository = repository;
    this.#waiting = waiting;
    this.#blocks = blocks;
    this.#tables = tables;
    this.#reveals = reveals;
    this.#races = races;
    this.#autopilot = autopilot;
    this.#people = people;
    this.#events = events;
    this.#moment = moment;
    this.#resolveReferences = resolveReferences;
  }

  /** Creates a table. Bots take the free seats after `maxWaitMs`, if it is given. */
  async create(host: Person, wanted: NewTable, maxWaitMs: number | null = null): Promise<Table> {
    const seats = await Promise.all(wanted.seats.map((request) => this.#resolveSeat(request, host)));
    const options = await this.#resolveReferences(wanted.options ?? {});
    const table = await this.#createTable(host, { ...wanted, options, seats }, { maxWaitMs });
    for (const seat of seats) this.#announceInvitation(seat, table, host);
    return table;
  }

  async #createTable(
    host: Person,
    wanted: ResolvedNewTable,
    { rematchOf = null, maxWaitMs = null }: { readonly rematchOf?: string | null; readonly maxWaitMs?: number | null },
  ): Promise<Table> {
    const { seats: seatRequests } = wanted;
    const row = createTableRow(createId(), seatRequests.length, wanted, this.#moment().wall);
    if (seatRequests.filter(({ kind }) => kind === 'me').length > 1)
      throw new Refusal('bad-request', 'you can sit on one seat only');
    const id = await this.#repository.add(
      { ...row, host: host.id, rematch_of: rematchOf },
      seatRequests.map((request) => waitingRoom.createOccupant(request, host, wanted.commitment)),
    );
    const startsBy = maxWaitMs === null ? {} : { settings: { starts_by: this.#moment().service + maxWaitMs } };
    const prepare: JoinDecision = (stored, joiner) => ({ ...waitingRoom.updateOwnName(stored, joiner), ...startsBy });
    return (await this.#join(id, host, prepare)) ?? this.find(id);
  }

  /**
   * Creates the table of a championship's group, unless it exists. Nobody is its host. Bots take the seats of those who have not come
   * after `maxWaitMs`; where every seat is taken the race begins at once.
   */
  async createReserved({ id, settings, seats, championship, round, maxWaitMs }: ReservedTable): Promise<void> {
    if ((await this.#repository.find(id)) === null) {
      const row = createTableRow(id, seats.length, settings, this.#moment().wall);
      await this.#repository.add({ ...row, championship, championship_round: round }, seats.map(createReservedSeat));
    }
    const waits = seats.some(({ kind }) => kind === 'reserved');
    // Nothing changes while people reveal their nonces.
    await this.#change(id, ({ table }) =>
      waits && typeof table.starts_by !== 'number' && table.reveal_until === null
        ? { settings: { starts_by: this.#moment().service + maxWaitMs } }
        : {},
    );
  }

  /** A rematch for those who raced: the first person who asks creates the table, and the others join it. */
  async rematch(id: string, person: Person, ownCommitment?: string): Promise<Table> {
    const { table, seats } = await this.#tables.findStored(id);
    if (isClosed(table)) throw closedRefusal();
    if (table.phase !== 'over') throw new Refusal('not-over', 'the race is not over');
    if (!seats.some((seat) => seat.person === person.id)) {
      throw new Refusal('forbidden', 'only people who raced here can ask for a rematch');
    }
    const { game, options, listed, time, chat, coach } = toPublicTable({ table, seats });
    const blocked = await this.#blocks.listBlockedEitherWay(person.id);
    const seatRequests = seats.map((seat) => waitingRoom.createRematchRequest(seat, person, blocked));
    const wanted = {
      game,
      seats: seatRequests,
      options: options as Record<string, unknown>,
      listed,
      time,
      chat,
      coach,
    };
    const committed = {
      ...wanted,
      ...(typeof table.hints === 'string' ? { hints: table.hints } : {}),
      ...(typeof table.language === 'string' ? { language: table.language } : {}),
      spectatorDelay: (table.spectator_delay ?? 0) as SpectatorDelay,
      ...(ownCommitment === undefined ? {} : { commitment: ownCommitment }),
    };
    const rematch = await this.#createTable(person, committed, { rematchOf: id });
    await this.#tables.announceChange(id);
    const isSeated = rematch.seats.some((seat) => seat.person === person.id);
    return isSeated || rematch.phase !== 'open' ? rematch : this.join(rematch.id, person, ownCommitment);
  }

  find(id: string): Promise<Table> {
    return this.#tables.find(id);
  }

  async join(id: string, person: Person, ownCommitment: string | null = null): Promise<Table> {
    const blocked = await this.#blocks.listBlockedEitherWay(person.id);
    return this.#joinOrRefuse(id, person, (stored, joiner) =>
      waitingRoom.seatPerson(stored, joiner, blocked, ownCommitment),
    );
  }

  /** Adds a commitment to the seat of somebody who sits there without one. */
  addCommitment(id: string, person: Person, ownCommitment: string): Promise<Table> {
    return this.#changeOrRefuse(id, (stored) => waitingRoom.addCommitment(stored, person.id, ownCommitment));
  }

  /** Leaves a table. During the race a bot drives on. */
  async leave(id: string, person: Person): Promise<Table> {
    const open = await this.#change(id, (stored) => waitingRoom.leave(stored, person.id));
    return open ?? this.#autopilot.start(id, person.id);
  }

  /**
   * Leaves all of these tables, for a person who is banned or deleted. While people reveal their nonces that is not possible
   * before the race has begun, a moment later.
   */
  async leaveAll(ids: readonly string[], person: Person): Promise<void> {
    await Promise.all(ids.map((id) => this.#leaveOnceBegun(id, person)));
  }

  async #leaveOnceBegun(id: string, person: Person): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        await this.leave(id, person);
        return;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        // The race has ended meanwhile: there is nothing to leave.
        if (error.code !== 'revealing') return;
        if (tries === MAX_LEAVE_TRIES) throw error;
      }
      await sleep(LEAVE_RETRY_MS);
    }
  }

  /** Closes a table for the admin. A race ends without a result. */
  async close(id: string): Promise<void> {
    const store = (): Promise<boolean> => this.#repository.close(id, this.#moment().wall);
    const { table } = await this.#tables.findStored(id);
    // The race may begin at this moment: then it is in memory and has to be closed there.
    const isStored = table.phase === 'open' ? await store() : await this.#races.close(id, store);
    if (!isStored) throw new Refusal('over', 'this table is over');
    this.#races.forget(id);
    await this.#tables.announceChange(id);
  }

  /** The host removes somebody before the race. */
  removePerson(id: string, host: Person, person: string): Promise<Table> {
    return this.#changeOrRefuse(id, (stored) => waitingRoom.removePerson(stored, host, person));
  }

  /** The host begins without waiting any longer: bots take the seats that are left. */
  start(id: string, person: Person, wanted: StartRequest): Promise<Table> {
    return this.#changeOrRefuse(id, (stored) => waitingRoom.fillWithBots(stored, person, wanted));
  }

  /** The host changes options, number of seats or clock. */
  async changeSettings(id: string, person: Person, change: TableSettings): Promise<Table> {
    const options = await this.#resolveReferences(change.options ?? {});
    return this.#changeOrRefuse(id, (stored) => waitingRoom.changeSettings(stored, person, { ...change, options }));
  }

  /** The host puts a bot on a seat, reserves it for a person, or opens it to all. */
  async setSeat(id: string, person: Person, seat: number, update: SeatUpdate): Promise<Table> {
    const resolved = await this.#resolveSeat(update, person);
    const table = await this.#changeOrRefuse(id, (stored) => waitingRoom.setSeat(stored, person, seat, resolved));
    this.#announceInvitation(resolved, table, person);
    return table;
  }

  #announceInvitation({ reservedFor }: waitingRoom.Reservation, { id, game }: Table, host: Person): void {
    if (typeof reservedFor === 'string')
      this.#events.emit('personInvited', { person: reservedFor, table: id, game, host });
  }

  /** Finds the person who is invited, and spells their nickname as they do. */
  async #resolveSeat<Request extends SeatRequest>(
    request: Request,
    host: Person,
  ): Promise<Request & waitingRoom.Reservation> {
    if (request.kind !== 'invited') return request;
    const found = await this.#people.findByName(request.nickname);
    if (found === null) throw new Refusal('not-found', `nobody has the nickname “${request.nickname}”`);
    // The other way round the invitation is not shown, because people are not told that they are blocked.
    if (found.person !== null && (await this.#blocks.listBlockedBy(host.id)).includes(found.person)) {
      throw new Refusal('forbidden', `you have blocked ${found.nickname}; unblock them to race with them`);
    }
    return Object.assign({ reservedFor: found.person }, request, { nickname: found.nickname });
  }

  async #changeOrRefuse(id: string, decide: (stored: StoredTable) => TableUpdate): Promise<Table> {
    return (await this.#change(id, decide)) ?? this.#refuseBegun(id);
  }

  async #joinOrRefuse(id: string, person: Person, decide: JoinDecision): Promise<Table> {
    return (await this.#join(id, person, decide)) ?? this.#refuseBegun(id);
  }

  async #refuseBegun(id: string): Promise<never> {
    const { table } = await this.#tables.findStored(id);
    if (isClosed(table)) throw closedRefusal();
    throw new Refusal('not-open', 'the race has begun');
  }

  /** Changes a table that waits, and begins the race if every seat is taken then. `null` if it does not wait any more. */
  #change(id: string, decide: (stored: StoredTable) => TableUpdate): Promise<Table | null> {
    return this.#begin(id, (begun) => this.#waiting.change(id, (stored) => begun(decide(stored), stored)));
  }

  /** The same for a person who joins. */
  #join(id: string, person: Person, decide: JoinDecision): Promise<Table | null> {
    return this.#begin(id, (begun) =>
      this.#waiting.join(id, person.id, (stored, joiner) => begun(decide(stored, joiner), stored)),
    );
  }

  async #begin(
    id: string,
    change: (begun: (change: TableUpdate, stored: StoredTable) => TableUpdate) => Promise<boolean>,
  ): Promise<Table | null> {
    let decided: TableUpdate = {};
    const changed = await change(
      (wanted, stored) => (decided = waitingRoom.startIfFull(wanted, stored, this.#moment())),
    );
    return changed ? this.#reveals.announce(id, decided) : null;
  }
}

function createReservedSeat(seat: ReservedSeat): Occupant {
  if (seat.kind === 'bot') return waitingRoom.createBotOccupant(seat.level, seat.name);
  return seat.kind === 'seated'
    ? waitingRoom.createPersonOccupant({ id: seat.person }, seat.name, null)
    : waitingRoom.createReservedOccupant(seat.person, seat.name);
}
