import { randomInt } from 'node:crypto';
import { findGame } from '@paddock/games';
import { commitment, derivation, newSeed, resolveOptions } from '@paddock/kernel';
import type { NewTable, Person, Seat, Table, Time } from '@paddock/protocol';
import type { TableRow } from '../database/schema.ts';
import { chunk, type Hub } from '../live/hub.ts';
import { Refusal } from '../refusal.ts';
import type { Sitter, StoredSeat, StoredTable, TableRepository } from '../repositories/tables.ts';
import type { Play } from './play.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Nobody guesses twelve of these: who has the link of a private table was given it. */
const ID_LENGTH = 12;
const MOST_LISTED = 100;

const OPEN: Sitter = { kind: 'open', person: null, name: '', bot: null };

/** Tables before and after the race: who makes them, who sits down, when they begin. */
export class Lobby {
  readonly #tables: TableRepository;
  readonly #play: Play;
  readonly #hub: Hub;
  readonly #now: () => number;

  constructor(tables: TableRepository, play: Play, hub: Hub, now: () => number) {
    this.#tables = tables;
    this.#play = play;
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
    await this.#tables.add(
      table,
      wishes.map((wish) => {
        if (wish.kind === 'me') return sitterOf(host);
        if (wish.kind === 'bot') return { kind: 'bot', person: null, name: wish.level, bot: wish.level };
        return wish.kind === 'open' ? OPEN : { ...OPEN, kind: 'invited', name: wish.nickname };
      }),
    );
    await this.#startIfFull(table.id);
    return this.find(table.id);
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

  async leave(id: string, person: Person): Promise<Table> {
    const { seats } = await this.#open(id);
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
      await this.#tables.sit(id, seat, kind, { kind: 'bot', person: null, name: level, bot: level });
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
  const left = seats.map(({ kind, person, name, bot }): Sitter => ({ kind, person, name, bot }));
  return seats.map((_, seat) => left.splice(derivation(seed, -1 - seat, left.length).outcome, 1)[0]!);
}

function sitterOf({ id, nickname }: Person): Sitter {
  return { kind: 'person', person: id, name: nickname, bot: null };
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
