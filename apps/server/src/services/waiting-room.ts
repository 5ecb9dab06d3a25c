import { findGame } from '@paddock/games';
import { derivation, resolveOptions } from '@paddock/kernel';
import type { Person, Seat, SeatChange, SeatWish, TableChange } from '@paddock/protocol';
import { Refusal } from '../refusal.ts';
import type { Sitter, StoredSeat, StoredTable } from '../repositories/tables.ts';
import type { Change } from '../repositories/waiting.ts';

/** What can be done at a table before its race: each says how the table changes by it, or refuses. */

type Level = NonNullable<Seat['bot']>;

const OPEN: Sitter = { kind: 'open', person: null, name: '', bot: null, quiet: 0 };

/** Who a wish puts on a seat. */
export function sitterFor(wish: SeatWish, host: Person): Sitter {
  if (wish.kind === 'me') return sitterOf(host);
  if (wish.kind === 'bot') return botAt(wish.level);
  return wish.kind === 'open' ? OPEN : { ...OPEN, kind: 'invited', name: wish.nickname };
}

/** Sits down on a seat that is kept for this nickname, or on the first open one; where one sits already, nothing happens. */
export function joined({ table, seats }: StoredTable, person: Person, blockers: ReadonlySet<string>): Change {
  if (seats.some((seat) => seat.person === person.id)) return {};
  if (blockers.has(table.host)) throw new Refusal('forbidden', 'the host does not want you at this table');
  const seat =
    seats.find(({ kind, name }) => kind === 'invited' && name === person.nickname) ??
    seats.find(({ kind }) => kind === 'open');
  if (seat === undefined) throw new Refusal('seat-taken', 'every seat is taken');
  return { sitters: seats.with(seat.seat, { ...seat, ...sitterOf(person) }) };
}

/** The same for who leaves it to us with whom: not with those who are to be kept apart from them. */
export function matched(stored: StoredTable, person: Person, apart: ReadonlySet<string>): Change {
  if (stored.seats.some((seat) => seat.person !== null && apart.has(seat.person))) {
    throw new Refusal('forbidden', 'somebody there is to be kept apart from you');
  }
  return joined(stored, person, apart);
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

/** Bots take the seats that are left. */
export function filled(stored: StoredTable, person: Person, level: Level): Change {
  mustBeHost(stored, person);
  return { sitters: stored.seats.map((seat) => (isFree(seat) ? botAt(level) : seat)) };
}

export function seated(stored: StoredTable, person: Person, seat: number, wish: SeatChange): Change {
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

/** New seats are open, at the end; of those where no person sits the last ones go. */
function resized(seats: readonly Sitter[], count: number): readonly Sitter[] {
  if (count >= seats.length) return [...seats, ...Array.from({ length: count - seats.length }, () => OPEN)];
  const last = seats.findLastIndex(({ kind }) => kind !== 'person');
  if (last === -1) throw new Refusal('seat-taken', 'more people sit there');
  return resized(seats.toSpliced(last, 1), count);
}

/** The same change, and with it the race begins if every seat is taken: everybody sits where chance puts them. */
export function begun(change: Change, { table, seats }: StoredTable, now: number): Change {
  const sitters: readonly Sitter[] = change.sitters ?? seats;
  if (sitters.some(isFree)) return change;
  return { ...change, sitters: drawSeats(table.seed, sitters), beginsAt: now };
}

/**
 * Who sits where, and so who drives which colour and begins: drawn from the seed of the race, before its first entry (the
 * draws have the numbers -1, -2 …), so that it can be verified like every die.
 */
function drawSeats(seed: string, sitters: readonly Sitter[]): Sitter[] {
  const waiting = [...sitters];
  return sitters.map((_, seat) => waiting.splice(derivation(seed, -1 - seat, waiting.length).outcome, 1)[0]!);
}

/** For a rematch: whoever asks sits down, the others are invited by name, but for those whom they have blocked. */
export function wishAgain(
  { kind, person, name, bot }: StoredSeat,
  asking: Person,
  blocked: ReadonlySet<string>,
): SeatWish {
  if (kind === 'bot') return { kind, level: bot as Level };
  if (person === asking.id) return { kind: 'me' };
  return person === null || blocked.has(person) ? { kind: 'open' } : { kind: 'invited', nickname: name };
}

function mustBeHost({ table }: StoredTable, person: Person): void {
  if (table.host !== person.id) throw new Refusal('forbidden', 'only who made the table can do this');
}

function isFree({ kind }: Sitter): boolean {
  return kind === 'open' || kind === 'invited';
}

function sitterOf({ id, nickname }: Person): Sitter {
  return { ...OPEN, kind: 'person', person: id, name: nickname };
}

function botAt(level: Level): Sitter {
  return { ...OPEN, kind: 'bot', name: level, bot: level };
}
