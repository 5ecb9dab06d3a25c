import { randomInt } from 'node:crypto';
import { findGame } from '@paddock/games';
import { commitment, derivation, newSeed, resolveOptions } from '@paddock/kernel';
import type { NewTable, Person, Seat, SeatWish, Table, Time } from '@paddock/protocol';
import type { TableRow } from '../database/schema.ts';
import { chunk, type Hub } from '../live/hub.ts';
import { Refusal } from '../refusal.ts';
import type { Sitter, StoredSeat, StoredTable, TableRepository } from '../repositories/tables.ts';
import type { Play } from './play.ts';
import type { Wheel } from './wheel.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Nobody guesses twelve of these: who has the link of a private table was given it. */
const ID_LENGTH = 12;
const MOST_LISTED = 100;

const OPEN: Sitter = { kind: 'open', person: null, name: '', bot: null, quiet: 0 };

/** Tables before and after the race: who makes them, who sits down, when they begin. */
export class Lobby {
  readonly #tables: TableRepository;
  readonly #play: Play;
  readonly #wheel: Wheel;
  readonly #hub: Hub;
  readonly #now: () => number;

  constructor(tables: TableRepository, play: Play, wheel: Wheel, hub: Hub, now: () => number) {
    this.#tables = tables;
    this.#play = play;
    this.#wheel = wheel;
    this.#hub = hub;
    this.#now = now;
  }

  async create(host: Person, wanted: NewTable, rematchOf: string | null = null): Promise<Table> {
    const { game, seats: wishes, listed = false, time = { kind: 'none' }, chat = true } = wanted;
    const definition = findGame(game);
    if (definition === undefined) throw new Refusal('bad-request', `there is no game "${game}"`);
    const options = resolveOptions(definition, wishes.length, wanted.options ?? {});
    if (!options.ok) throw new Refusal('bad-request', options.error);
    if (wishes.filter(({ kind }) => kind === 'me').length > 1)
      throw new Refusal('bad-request', 'you can sit on one seat only');
    const seed = newSeed();
    const table: TableRow = {
      id: newId(),
      game,
      rules_version: definition.rulesVersion,
      options: JSON.stringify(options.value),
      listed: listed ? 1 : 0,
      phase: 'open',
      host: host.id,
      time: JSON.stringify(time),
      chat: chat ? 1 : 0,
      seed,
      seed_hash: commitment(seed),
      rematch_of: rematchOf,
      ranking: null,
      created_at: this.#now(),
      started_at: null,
      ended_at: null,
    };
    const id = await this.#tables.add(
      table,
      wishes.map((wish) => {
        if (wish.kind === 'me') return sitterOf(host);
        if (wish.kind === 'bot') return botAt(wish.level);
        return wish.kind === 'open' ? OPEN : { ...OPEN, kind: 'invited', name: wish.nickname };
      }),
    );
    await this.#startIfFull(id);
    return this.find(id);
  }

  /**
   * The same once more, for those who raced: whoever asks sits down, the others are invited by name. The first one who asks
   * makes the table, and all who ask come to it.
   */
  async rematch(id: string, person: Person): Promise<Table> {
    const { table, seats } = await this.#stored(id);
    if (table.phase !== 'over') throw new Refusal('not-over', 'the race is not over');
    if (!seats.some((seat) => seat.person === person.id)) {
      throw new Refusal('forbidden', 'only who raced here can ask for a rematch');
    }
    const { game, options, listed, time, chat } = tableOf({ table, seats });
    const wishes = seats.map((seat) => wishAgain(seat, person));
    const wanted = { game, seats: wishes, options: options as Record<string, unknown>, listed, time, chat };
    const again = await this.create(person, wanted, id);
    const sits = again.seats.some((seat) => seat.person === person.id);
    return sits || again.phase !== 'open' ? again : this.join(again.id, person);
  }

  async find(id: string): Promise<Table> {
    return tableOf(await this.#stored(id));
  }

  async listed(): Promise<Table[]> {
    return (await this.#tables.listed(MOST_LISTED)).map(tableOf);
  }

  async of(person: string): Promise<Table[]> {
    return (await this.#tables.of(person, MOST_LISTED)).map(tableOf);
  }

  /** Sits down on a seat that is kept for this nickname, or on the first open one; where one sits already, nothing happens. */
  async join(id: string, person: Person): Promise<Table> {
    for (;;) {
      const stored = await this.#open(id);
      if (stored.seats.some((seat) => seat.person === person.id)) return tableOf(stored);
      const seat =
        stored.seats.find(({ kind, name }) => kind === 'invited' && name === person.nickname) ??
        stored.seats.find(({ kind }) => kind === 'open');
      if (seat === undefined) throw new Refusal('seat-taken', 'every seat is taken');
      // Somebody else may have been quicker: then look again.
      if (!(await this.#tables.sit(id, seat.seat, seat.kind, sitterOf(person)))) continue;
      await this.#startIfFull(id);
      return this.#tell(id);
    }
  }

  /** Gets up; during the race a bot drives on. */
  async leave(id: string, person: Person): Promise<Table> {
    const { table, seats } = await this.#stored(id);
    if (table.phase !== 'open') return this.#wheel.leave(id, person.id);
    const own = seats.find((seat) => seat.person === person.id);
    if (own !== undefined) await this.#tables.sit(id, own.seat, 'person', OPEN);
    return this.#tell(id);
  }

  /** The host begins without waiting any longer: bots take the seats that are left. */
  async start(id: string, person: Person, level: NonNullable<Seat['bot']>): Promise<Table> {
    const { table, seats } = await this.#open(id);
    if (table.host !== person.id) throw new Refusal('forbidden', 'only who made the table can start it');
    for (const { kind, seat } of seats) {
      if (kind !== 'open' && kind !== 'invited') continue;
      await this.#tables.sit(id, seat, kind, botAt(level));
    }
    await this.#startIfFull(id);
    return this.#tell(id);
  }

  async #startIfFull(id: string): Promise<void> {
    const { table, seats } = await this.#stored(id);
    if (table.phase !== 'open' || seats.some(({ kind }) => kind === 'open' || kind === 'invited')) return;
    const begun = await this.#tables.start(id, this.#now(), drawSeats(table.seed, seats));
    if (begun) await this.#play.settle(id);
  }

  async #tell(id: string): Promise<Table> {
    const table = await this.find(id);
    this.#hub.tell(id, () => chunk('table', table));
    this.#hub.publish('table', id);
    return table;
  }

  async #open(id: string): Promise<StoredTable> {
    const stored = await this.#stored(id);
    if (stored.table.phase !== 'open') throw new Refusal('not-open', 'the race has begun');
    return stored;
  }

  async #stored(id: string): Promise<StoredTable> {
    const stored = await this.#tables.find(id);
    if (stored === null) throw new Refusal('not-found', 'there is no such table');
    return stored;
  }
}

/**
 * Who sits where, and so who drives which colour and begins: drawn from the seed of the race, before its first entry (the
 * draws have the numbers -1, -2 …), so that it can be verified like every die.
 */
function drawSeats(seed: string, seats: readonly StoredSeat[]): Sitter[] {
  const left = seats.map(({ kind, person, name, bot, quiet }): Sitter => ({ kind, person, name, bot, quiet }));
  return seats.map((_, seat) => left.splice(derivation(seed, -1 - seat, left.length).outcome, 1)[0]!);
}

function wishAgain({ kind, person, name, bot }: StoredSeat, asking: Person): SeatWish {
  if (kind === 'bot') return { kind, level: bot as NonNullable<Seat['bot']> };
  if (person === asking.id) return { kind: 'me' };
  return person === null ? { kind: 'open' } : { kind: 'invited', nickname: name };
}

function sitterOf({ id, nickname }: Person): Sitter {
  return { ...OPEN, kind: 'person', person: id, name: nickname };
}

function botAt(level: NonNullable<Seat['bot']>): Sitter {
  return { ...OPEN, kind: 'bot', name: level, bot: level };
}

function newId(): string {
  return Array.from({ length: ID_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** What everybody may see of a table. The seed is not part of it: it is told with the record, when the race is over. */
export function tableOf({ table, seats }: StoredTable): Table {
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
    })),
    time: JSON.parse(table.time) as Time,
    chat: table.chat === 1,
    seedHash: table.seed_hash,
    rematchOf: table.rematch_of,
    ranking: table.ranking === null ? null : (JSON.parse(table.ranking) as number[][]),
    createdAt: table.created_at,
    startedAt: table.started_at,
    endedAt: table.ended_at,
  };
}
