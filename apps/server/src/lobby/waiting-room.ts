import { findGame } from '@paddock/games';
import { followSeats, resolveOptions } from '@paddock/kernel';
import type { Person, TableSeat, SeatUpdate, SeatRequest, StartRequest, TableSettings } from '@paddock/protocol';
import { foldName } from '../nicknames/fold-name.ts';
import { uniqueName } from '../nicknames/unique-name.ts';
import { Refusal } from '../errors.ts';
import type { Occupant, StoredSeat, StoredTable } from '../tables/repository.ts';
import { isReservedFor } from '../tables/seats.ts';
import { startRace } from './race-start.ts';
import type { TableUpdate, Joiner } from './waiting-table-repository.ts';

/** What can be done at a table before its race. Each function returns the change of the table, or throws a refusal. */

type BotLevel = NonNullable<TableSeat['bot']>;

const OPEN_SEAT: Occupant = {
  kind: 'open',
  person: null,
  name: '',
  bot: null,
  quiet: 0,
  kept_for: null,
  commitment: null,
  nonce: null,
};

/** The person an invited seat is reserved for, if they are known. */
export interface Reservation {
  readonly reservedFor?: string | null;
}
/** Who is to sit on a seat. */
export type ResolvedSeatRequest = SeatRequest & Reservation;
type ResolvedSeatUpdate = SeatUpdate & Reservation;

/** The occupant that a seat request asks for. */
export function createOccupant(request: ResolvedSeatRequest, host: Person, commitment: string | null = null): Occupant {
  if (request.kind === 'me') return createPersonOccupant(host, host.nickname, commitment);
  if (request.kind === 'bot') return createBotOccupant(request.level);
  return request.kind === 'open' ? OPEN_SEAT : createReservedOccupant(request.reservedFor ?? null, request.nickname);
}

/**
 * Seats a person on the seat that is reserved for them, or on the first open one. Seats reserved for others are not taken, and a
 * person whom the host removed needs one that is reserved for them. `blocked` are those whom the person must not meet, whoever of
 * the two has blocked the other; they are not told more than that they cannot sit down.
 */
export function seatPerson(
  stored: StoredTable,
  joiner: Joiner,
  blocked: ReadonlySet<string>,
  commitment: string | null,
): TableUpdate {
  const { table, seats } = stored;
  if (seats.some((seat) => seat.person === joiner.id)) return addCommitment(stored, joiner.id, commitment);
  if ([table.host, ...seats.map(({ person }) => person)].some((one) => one !== null && blocked.has(one))) {
    throw new Refusal('forbidden', 'you cannot sit down at this table');
  }
  const reserved = seats.find((seat) => isReservedFor(seat, joiner));
  if (reserved === undefined && !joiner.mayTakeOpenSeats) {
    throw new Refusal(
      'forbidden',
      'BOT accounts sit with people only where a seat is reserved for them; others are in the arena',
    );
  }
  if (reserved === undefined && joiner.isRemoved) {
    throw new Refusal('removed', 'the host has removed you from this table; you can sit down again if they invite you');
  }
  const seat = reserved ?? seats.find(({ kind }) => kind === 'open');
  if (seat === undefined) throw new Refusal('seat-taken', 'every seat is taken or reserved for another person');
  return {
    occupants: seats.with(seat.seat, { ...seat, ...createPersonOccupant(joiner, nameAt(seats, joiner), commitment) }),
  };
}

/** Adds a commitment to the seat of somebody who sits there without one. Their first one counts, whichever browser sent it. */
export function addCommitment({ table, seats }: StoredTable, person: string, commitment: string | null): TableUpdate {
  const own = seats.find((seat) => seat.person === person);
  if (own === undefined) throw new Refusal('forbidden', 'you do not sit at this table');
  // While nonces are revealed, a new commitment comes too late.
  if (commitment === null || own.commitment !== null || table.reveal_until !== null) return {};
  return { occupants: seats.with(own.seat, { ...own, commitment }) };
}

/** Gives the host's seat their current nickname. */
export function updateOwnName({ seats }: StoredTable, joiner: Joiner): TableUpdate {
  const own = seats.find((seat) => seat.person === joiner.id);
  return own === undefined || own.name === joiner.nickname
    ? {}
    : { occupants: seats.with(own.seat, { ...own, name: joiner.nickname }) };
}

/** The name of a person at a table, where no two names look alike. */
function nameAt(seats: readonly StoredSeat[], { id, nickname }: Joiner): string {
  const others = seats.filter(({ kind, person }) => kind === 'person' && person !== id);
  return uniqueName(nickname, new Set(others.map(({ name }) => foldName(name))));
}

/** The host removes somebody, who can sit down again only if a seat is reserved for them. */
export function removePerson(stored: StoredTable, host: Person, person: string): TableUpdate {
  requireHost(stored, host);
  if (person === host.id) throw new Refusal('bad-request', 'leave the table if you do not want to race');
  const seat = stored.seats.find((one) => one.person === person);
  if (seat === undefined) throw new Refusal('not-found', 'this person does not sit at the table');
  return { occupants: stored.seats.with(seat.seat, { ...seat, ...OPEN_SEAT }), removed: person };
}

/** Frees the seat. Another person there becomes host; if nobody is left, the table is not listed any more. */
export function leave({ table, seats }: StoredTable, person: string): TableUpdate {
  const own = seats.find((seat) => seat.person === person);
  if (own === undefined) return {};
  // A seat of a championship stays reserved.
  const freed = isChampionshipTable(table) ? createReservedOccupant(person, own.name) : OPEN_SEAT;
  const occupants = seats.with(own.seat, { ...own, ...freed });
  if (table.host !== person) return { occupants };
  const newHost = occupants.find(({ kind }) => kind === 'person')?.person ?? null;
  return { occupants, settings: newHost === null ? { listed: 0 } : { host: newHost } };
}

/** Puts bots on the free seats, and on reserved ones only if the host says so. */
export function fillWithBots(
  stored: StoredTable,
  person: Person,
  { level = 'amateur', includeReserved = false }: StartRequest,
): TableUpdate {
  requireHost(stored, person);
  const reserved = stored.seats.filter(({ kind }) => kind === 'invited').map(({ name }) => name);
  if (reserved.length > 0 && !includeReserved) {
    throw new Refusal(
      'seat-reserved',
      `kept for ${reserved.join(', ')}: say includeReserved to give these seats to bots`,
    );
  }
  return { occupants: stored.seats.map((seat) => (isFree(seat) ? createBotOccupant(level) : seat)) };
}

export function setSeat(stored: StoredTable, person: Person, seat: number, update: ResolvedSeatUpdate): TableUpdate {
  requireHost(stored, person);
  const current = stored.seats[seat];
  if (current === undefined) throw new Refusal('not-found', 'there is no such seat');
  if (current.kind === 'person') throw new Refusal('seat-taken', 'a person sits on this seat');
  return { occupants: (stored.seats as readonly Occupant[]).with(seat, createOccupant(update, person)) };
}

export function changeSettings(stored: StoredTable, person: Person, change: TableSettings): TableUpdate {
  requireHost(stored, person);
  const { table, seats } = stored;
  const occupants = resizeSeats(seats, change.seats ?? seats.length);
  const definition = findGame(table.game)!;
  const current = followSeats(definition, JSON.parse(table.options) as object, seats.length, occupants.length);
  const options = resolveOptions(definition, occupants.length, { ...current, ...change.options });
  if (!options.ok) throw new Refusal('bad-request', options.error);
  return {
    occupants,
    settings: {
      options: JSON.stringify(options.value),
      ...(change.listed === undefined ? {} : { listed: change.listed ? 1 : 0 }),
      ...(change.time === undefined ? {} : { time: JSON.stringify(change.time) }),
      ...(change.chat === undefined ? {} : { chat: change.chat ? 1 : 0 }),
      ...(change.hints === undefined ? {} : { hints: change.hints }),
      ...(change.coach === undefined ? {} : { coach: change.coach ? 1 : 0 }),
      ...(change.spectatorDelay === undefined ? {} : { spectator_delay: change.spectatorDelay }),
      ...(change.startsBy === undefined ? {} : { starts_by: change.startsBy }),
    },
  };
}

/** Adds open seats at the end, or removes the last ones without a person, reserved ones last. */
function resizeSeats(seats: readonly Occupant[], count: number): readonly Occupant[] {
  if (count >= seats.length) return [...seats, ...Array.from({ length: count - seats.length }, () => OPEN_SEAT)];
  const free = seats.findLastIndex(({ kind }) => kind === 'open' || kind === 'bot');
  const last = free === -1 ? seats.findLastIndex(({ kind }) => kind === 'invited') : free;
  if (last === -1) throw new Refusal('seat-taken', 'more people sit at the table than that');
  return resizeSeats(seats.toSpliced(last, 1), count);
}

/** When a change is made: dates of races are wall time, what is due follows the service clock. */
export interface Moment {
  readonly wall: number;
  readonly service: number;
}

/** How long people have to reveal their nonces. */
export const REVEAL_MS = 3000;
/** For this long everybody is waited for, and then only people who are present: presence is known with a delay. */
export const REVEAL_GRACE_MS = 1000;

/**
 * Adds the start of the race to a change if every seat is taken then. If people have committed to nonces, they reveal them
 * first, and nothing else changes at the table meanwhile.
 */
export function startIfFull(change: TableUpdate, { table, seats }: StoredTable, at: Moment): TableUpdate {
  if (table.reveal_until !== null) {
    if (Object.keys(change).length === 0) return change;
    throw new Refusal('revealing', 'the race is about to begin; the table can no longer be changed', 1);
  }
  const occupants: readonly Occupant[] = change.occupants ?? seats;
  if (occupants.some(isFree)) return change;
  if (occupants.some(({ commitment }) => commitment !== null)) {
    return { ...change, reveal: { until: at.service + REVEAL_MS, checkAt: at.service + REVEAL_GRACE_MS } };
  }
  return { ...change, ...startRace({ ...table, ...change.settings }, occupants, at.wall) };
}

/** The level of the bots that take the seats for which nobody came. */
const FILLING_LEVEL: BotLevel = 'amateur';

/** While nobody with a seat looks at a table, it is looked at again so often. */
const FILL_RETRY_MS = 2000;

/**
 * Lets bots take the free seats of a table that has waited long enough; `null` where nothing is due. A table that nobody looks at
 * does not begin before somebody comes back, unless it belongs to a championship.
 */
export function fillWhenDue(stored: StoredTable, present: ReadonlySet<string>, at: Moment): TableUpdate | null {
  const { table, seats } = stored;
  const isDue = typeof table.starts_by === 'number' && at.service >= table.starts_by;
  if (table.reveal_until !== null || !isDue) return null;
  const isAttended = seats.some(({ person }) => person !== null && present.has(person));
  if (!isAttended && !isChampionshipTable(table)) {
    return { settings: { starts_by: at.service + FILL_RETRY_MS }, isUnattended: true };
  }
  const occupants = seats.map((seat) => (isFree(seat) ? createBotOccupant(FILLING_LEVEL) : seat));
  return startIfFull({ occupants, settings: { starts_by: null } }, stored, at);
}

/** The seat request for a rematch: seats are reserved for those who raced, except for people whom the asking person must not meet. */
export function createRematchRequest(
  { kind, person, name, bot }: StoredSeat,
  asking: Person,
  blocked: ReadonlySet<string>,
): ResolvedSeatRequest {
  if (kind === 'bot') return { kind, level: bot as BotLevel };
  if (person === asking.id) return { kind: 'me' };
  return person === null || blocked.has(person)
    ? { kind: 'open' }
    : { kind: 'invited', nickname: name, reservedFor: person };
}

function requireHost({ table }: StoredTable, person: Person): void {
  if (table.host !== person.id) throw new Refusal('forbidden', 'only the host of the table can do this');
}

function isFree({ kind }: Occupant): boolean {
  return kind === 'open' || kind === 'invited';
}

/** Tables of championships have no host. Their races begin by themselves. */
function isChampionshipTable({ championship }: StoredTable['table']): boolean {
  return typeof championship === 'string';
}

export function createReservedOccupant(person: string | null, name: string): Occupant {
  return { ...OPEN_SEAT, kind: 'invited', name, kept_for: person };
}

export function createPersonOccupant({ id }: Pick<Person, 'id'>, name: string, commitment: string | null): Occupant {
  return { ...OPEN_SEAT, kind: 'person', person: id, name, commitment };
}

export function createBotOccupant(level: BotLevel, name: string = level): Occupant {
  return { ...OPEN_SEAT, kind: 'bot', name, bot: level };
}
