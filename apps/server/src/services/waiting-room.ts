import { findGame } from '@paddock/games';
import { resolveOptions } from '@paddock/kernel';
import type { Person, Seat, SeatChange, SeatWish, StartTable, TableChange } from '@paddock/protocol';
import { foldName } from '../names/fold-name.ts';
import { uniqueName } from '../names/unique-name.ts';
import { Refusal } from '../refusal.ts';
import type { Sitter, StoredSeat, StoredTable } from '../repositories/tables.ts';
import type { Change, Joiner } from '../repositories/waiting.ts';
import { startRace } from './race-start.ts';

/** What can be done at a table before its race: each says how the table changes by it, or refuses. */

type Level = NonNullable<Seat['bot']>;

const OPEN: Sitter = {
  kind: 'open',
  person: null,
  name: '',
  bot: null,
  quiet: 0,
  kept_for: null,
  commitment: null,
  nonce: null,
};

/** For whom an invited seat is kept, where it is known. */
export interface Keeping {
  readonly keptFor?: string | null;
}
/** Who shall sit on a seat. */
export type KnownWish = SeatWish & Keeping;
export type KnownSeatChange = SeatChange & Keeping;

/** Who a wish puts on a seat. */
export function sitterFor(wish: KnownWish, host: Person, commitment: string | null = null): Sitter {
  if (wish.kind === 'me') return sitterOf(host, host.nickname, commitment);
  if (wish.kind === 'bot') return botAt(wish.level);
  return wish.kind === 'open'
    ? OPEN
    : { ...OPEN, kind: 'invited', name: wish.nickname, kept_for: wish.keptFor ?? null };
}

/**
 * Sits down on a seat that is kept for this person, or on the first open one; where one sits already, nothing happens. Seats
 * kept for others are not taken, and who was removed needs one that is kept for them.
 */
export function joined(
  stored: StoredTable,
  joiner: Joiner,
  blockers: ReadonlySet<string>,
  commitment: string | null,
): Change {
  const { table, seats } = stored;
  if (seats.some((seat) => seat.person === joiner.id)) return committed(stored, joiner.id, commitment);
  if (blockers.has(table.host)) throw new Refusal('forbidden', 'the host does not want you at this table');
  const kept = seats.find((seat) => isKeptFor(seat, joiner));
  if (kept === undefined && joiner.isRemoved) {
    throw new Refusal('removed', 'the host has removed you from this table; you can sit down again if they invite you');
  }
  const seat = kept ?? seats.find(({ kind }) => kind === 'open');
  if (seat === undefined) throw new Refusal('seat-taken', 'every seat is taken, or kept for somebody else');
  return { sitters: seats.with(seat.seat, { ...seat, ...sitterOf(joiner, nameAt(seats, joiner), commitment) }) };
}

/** Adds a commitment to the seat of somebody who sits there without one. Their first one counts, whichever browser sent it. */
export function committed({ table, seats }: StoredTable, person: string, commitment: string | null): Change {
  const own = seats.find((seat) => seat.person === person);
  if (own === undefined) throw new Refusal('forbidden', 'you do not sit at this table');
  // Whoever comes back while others reveal theirs has nothing to add any more.
  if (commitment === null || own.commitment !== null || table.reveal_until !== null) return {};
  return { sitters: seats.with(own.seat, { ...own, commitment }) };
}

/** The seat of who has made the table, with the nickname they have by now. */
export function renamed({ seats }: StoredTable, joiner: Joiner): Change {
  const own = seats.find((seat) => seat.person === joiner.id);
  return own === undefined || own.name === joiner.nickname
    ? {}
    : { sitters: seats.with(own.seat, { ...own, name: joiner.nickname }) };
}

/** What somebody is called at a table: no two people there have names that look alike. */
function nameAt(seats: readonly StoredSeat[], { id, nickname }: Joiner): string {
  const others = seats.filter(({ kind, person }) => kind === 'person' && person !== id);
  return uniqueName(nickname, new Set(others.map(({ name }) => foldName(name))));
}

/** Whether an invited seat is kept for somebody: for them, or where nobody has claimed the name for who has it. */
export function isKeptFor(
  { kind, name, kept_for }: Sitter,
  { id, nickname }: Pick<Joiner, 'id' | 'nickname'>,
): boolean {
  return kind === 'invited' && (kept_for === null ? name === nickname : kept_for === id);
}

/** The same for who leaves it to us with whom: not with those who are to be kept apart from them. */
export function matched(
  stored: StoredTable,
  joiner: Joiner,
  apart: ReadonlySet<string>,
  commitment: string | null,
): Change {
  if (stored.seats.some((seat) => seat.person !== null && apart.has(seat.person))) {
    throw new Refusal('forbidden', 'somebody there is to be kept apart from you');
  }
  return joined(stored, joiner, apart, commitment);
}

/** The host removes somebody, who can sit down again only if a seat is kept for them. */
export function removed(stored: StoredTable, host: Person, person: string): Change {
  mustBeHost(stored, host);
  if (person === host.id) throw new Refusal('bad-request', 'leave the table if you do not want to race');
  const seat = stored.seats.find((one) => one.person === person);
  if (seat === undefined) throw new Refusal('not-found', 'this person does not sit at the table');
  return { sitters: stored.seats.with(seat.seat, { ...seat, ...OPEN }), removed: person };
}

/** Gets up. The table goes to somebody else who sits there; where nobody is left, it is not shown to others any more. */
export function left({ table, seats }: StoredTable, person: string): Change {
  const own = seats.find((seat) => seat.person === person);
  if (own === undefined) return {};
  const sitters = seats.with(own.seat, { ...own, ...OPEN });
  if (table.host !== person) return { sitters };
  const heir = sitters.find(({ kind }) => kind === 'person')?.person ?? null;
  return { sitters, settings: heir === null ? { listed: 0 } : { host: heir } };
}

/** Bots take the seats that are left; those that are kept for somebody only if the host says so. */
export function filled(
  stored: StoredTable,
  person: Person,
  { level = 'amateur', includeKept = false }: StartTable,
): Change {
  mustBeHost(stored, person);
  const kept = stored.seats.filter(({ kind }) => kind === 'invited').map(({ name }) => name);
  if (kept.length > 0 && !includeKept) {
    throw new Refusal('seat-kept', `kept for ${kept.join(', ')}: say includeKept to give these seats to bots`);
  }
  return { sitters: stored.seats.map((seat) => (isFree(seat) ? botAt(level) : seat)) };
}

export function seated(stored: StoredTable, person: Person, seat: number, wish: KnownSeatChange): Change {
  mustBeHost(stored, person);
  const there = stored.seats[seat];
  if (there === undefined) throw new Refusal('not-found', 'there is no such seat');
  if (there.kind === 'person') throw new Refusal('seat-taken', 'somebody sits there');
  return { sitters: (stored.seats as readonly Sitter[]).with(seat, sitterFor(wish, person)) };
}

export function changed(stored: StoredTable, person: Person, change: TableChange): Change {
  mustBeHost(stored, person);
  const { table, seats } = stored;
  const sitters = resized(seats, change.seats ?? seats.length);
  const wanted = { ...(JSON.parse(table.options) as object), ...change.options };
  const options = resolveOptions(findGame(table.game)!, sitters.length, wanted);
  if (!options.ok) throw new Refusal('bad-request', options.error);
  return {
    sitters,
    settings: {
      options: JSON.stringify(options.value),
      ...(change.listed === undefined ? {} : { listed: change.listed ? 1 : 0 }),
      ...(change.time === undefined ? {} : { time: JSON.stringify(change.time) }),
      ...(change.chat === undefined ? {} : { chat: change.chat ? 1 : 0 }),
    },
  };
}

/** New seats are open, at the end; of those where no person sits the last ones go, and those that are kept after all others. */
function resized(seats: readonly Sitter[], count: number): readonly Sitter[] {
  if (count >= seats.length) return [...seats, ...Array.from({ length: count - seats.length }, () => OPEN)];
  const free = seats.findLastIndex(({ kind }) => kind === 'open' || kind === 'bot');
  const last = free === -1 ? seats.findLastIndex(({ kind }) => kind === 'invited') : free;
  if (last === -1) throw new Refusal('seat-taken', 'more people sit there');
  return resized(seats.toSpliced(last, 1), count);
}

/** When a change is made: dates of races are wall time, what is due follows the service clock. */
export interface Moment {
  readonly wall: number;
  readonly service: number;
}

/** How long people have to reveal their nonces. */
export const REVEAL_MS = 3000;
/** So long all are waited for, and then only those who are there: presence is known with a delay, and pages take a moment to open. */
export const REVEAL_GRACE_MS = 1000;

/**
 * The same change, and with it the race begins if every seat is taken; where people have committed to nonces, they reveal
 * them first. Meanwhile nothing else changes at the table.
 */
export function begun(change: Change, { table, seats }: StoredTable, at: Moment): Change {
  if (table.reveal_until !== null) {
    if (Object.keys(change).length === 0) return change;
    throw new Refusal('revealing', 'the race is about to begin: nothing can change at the table any more', 1);
  }
  const sitters: readonly Sitter[] = change.sitters ?? seats;
  if (sitters.some(isFree)) return change;
  if (sitters.some(({ commitment }) => commitment !== null)) {
    return { ...change, reveal: { until: at.service + REVEAL_MS, lookAt: at.service + REVEAL_GRACE_MS } };
  }
  return { ...change, ...startRace({ ...table, ...change.settings }, sitters, at.wall) };
}

/** For a rematch: whoever asks sits down, seats are kept for the others, but for those whom they have blocked. */
export function wishAgain(
  { kind, person, name, bot }: StoredSeat,
  asking: Person,
  blocked: ReadonlySet<string>,
): KnownWish {
  if (kind === 'bot') return { kind, level: bot as Level };
  if (person === asking.id) return { kind: 'me' };
  return person === null || blocked.has(person)
    ? { kind: 'open' }
    : { kind: 'invited', nickname: name, keptFor: person };
}

function mustBeHost({ table }: StoredTable, person: Person): void {
  if (table.host !== person.id) throw new Refusal('forbidden', 'only who made the table can do this');
}

function isFree({ kind }: Sitter): boolean {
  return kind === 'open' || kind === 'invited';
}

function sitterOf({ id }: Pick<Person, 'id'>, name: string, commitment: string | null): Sitter {
  return { ...OPEN, kind: 'person', person: id, name, commitment };
}

function botAt(level: Level): Sitter {
  return { ...OPEN, kind: 'bot', name: level, bot: level };
}
