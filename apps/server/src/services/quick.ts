import { findGame } from '@paddock/games';
import { defaultOptions, sameJson } from '@paddock/kernel';
import type { Person, Table, Time } from '@paddock/protocol';
import { Refusal } from '../refusal.ts';
import type { TableRepository } from '../repositories/tables.ts';
import type { Lobby } from './lobby.ts';
import type { Tables } from './tables.ts';

/** Among more than this nobody needs to choose. */
const MOST = 50;
/** Where a choice may take longer, one does not wait for each other at the board. */
const LONGEST_TURN = 3600;
/** Whoever has just made a table is on the way to it. */
const ON_THE_WAY = 60_000;
/** As many as it is fun with, where the game takes so many. */
const SEATS = 4;
/** Those who do not know each other do not wait for somebody who has gone. */
const TIME: Time = { kind: 'move', seconds: 60 };

/** A race at once, with whoever wants one, too. */
export class Quick {
  readonly #stored: TableRepository;
  readonly #tables: Tables;
  readonly #lobby: Lobby;
  readonly #now: () => number;

  constructor(stored: TableRepository, tables: Tables, lobby: Lobby, now: () => number) {
    this.#stored = stored;
    this.#tables = tables;
    this.#lobby = lobby;
    this.#now = now;
  }

  /** Sits down at the table that has waited longest, or at a new one. Where one waits already, one waits on. */
  async sit(game: string, person: Person): Promise<Table> {
    const definition = findGame(game);
    if (definition === undefined) throw new Refusal('not-found', `there is no game "${game}"`);
    const waiting = await this.#waiting(game);
    const own = waiting.find((table) => sits(table, person));
    const found = own ?? (await this.#join(waiting, person));
    if (found !== null) return found;
    const { min, max } = definition.seats;
    const open = Array.from({ length: Math.min(max, Math.max(min, SEATS)) - 1 }, () => ({ kind: 'open' as const }));
    const made = await this.#lobby.create(person, {
      game,
      seats: [{ kind: 'me' }, ...open],
      listed: true,
      time: TIME,
    });
    return (await this.#meet(made, person)) ?? made;
  }

  /** Who asks at the same time makes a table, too: all of them come to the one that was first. */
  async #meet({ game, id }: Table, person: Person): Promise<Table | null> {
    const waiting = await this.#waiting(game);
    const earlier = waiting.slice(
      0,
      waiting.findIndex((table) => table.id === id),
    );
    const joined = await this.#join(earlier, person);
    if (joined !== null) await this.#lobby.leave(id, person);
    return joined;
  }

  async #join(tables: readonly Table[], person: Person): Promise<Table | null> {
    for (const { id } of tables.filter((table) => this.#isAlive(table))) {
      try {
        return await this.#lobby.match(id, person);
      } catch (error) {
        // Somebody else was quicker, or the two do not go together.
        if (!(error instanceof Refusal)) throw error;
      }
    }
    return null;
  }

  async #waiting(game: string): Promise<Table[]> {
    const usual = defaultOptions<object>(findGame(game)!.options);
    const tables = await this.#tables.show(await this.#stored.waiting(game, MOST));
    return tables.filter(({ options, time }) => {
      return sameJson(options, usual) && time.kind !== 'none' && time.seconds <= LONGEST_TURN;
    });
  }

  /** A seat is open, and somebody is there. */
  #isAlive({ seats, createdAt }: Table): boolean {
    const expected = seats.some(({ present }) => present) || this.#now() - createdAt < ON_THE_WAY;
    return expected && seats.some(({ kind }) => kind === 'open');
  }
}

function sits({ seats }: Table, { id }: Person): boolean {
  return seats.some(({ person }) => person === id);
}
