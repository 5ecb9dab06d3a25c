import { findGame } from '@paddock/games';
import { append, begin, formatRecord, recordOf } from '@paddock/kernel';
import type { Person, Profile, Ranked } from '@paddock/protocol';
import { Refusal } from '../refusal.ts';
import type { EntryRepository } from '../repositories/entries.ts';
import type { RatingRepository } from '../repositories/ratings.ts';
import type { RecordRepository } from '../repositories/records.ts';
import type { ResultRepository } from '../repositories/results.ts';
import type { TableRepository } from '../repositories/tables.ts';
import { bindingOf } from './race-start.ts';
import { judge, newcomer, placesOf, rated, uncertaintyOf } from './ratings.ts';
import type { RecordSigner } from './record-signer.ts';

const MOST_HISTORY = 50;
const MOST_RANKED = 100;
/** Before that, luck says more than skill. */
const LEAST_GAMES = 5;

export interface RecordFile {
  readonly name: string;
  readonly text: string;
}

/** After the race: how it ended, what it does to ratings, and the record of it. */
export class Results {
  readonly #results: ResultRepository;
  readonly #ratings: RatingRepository;
  readonly #tables: TableRepository;
  readonly #entries: EntryRepository;
  readonly #records: RecordRepository;
  readonly #signer: RecordSigner;
  readonly #log: (error: unknown, table: string) => void;
  readonly #running = new Set<Promise<void>>();
  #kept: (table: string) => Promise<unknown> = () => Promise.resolve();

  constructor(
    results: ResultRepository,
    ratings: RatingRepository,
    tables: TableRepository,
    entries: EntryRepository,
    records: RecordRepository,
    signer: RecordSigner,
    log: (error: unknown, table: string) => void,
  ) {
    this.#records = records;
    this.#signer = signer;
    this.#results = results;
    this.#ratings = ratings;
    this.#tables = tables;
    this.#entries = entries;
    this.#log = log;
  }

  /** What others want to do when a result is stored, and with it whether the race was rated. */
  whenKept(then: (table: string) => Promise<unknown>): void {
    this.#kept = then;
  }

  /** A race is over. Nobody waits for this; what goes wrong here is made good at the next start. */
  over(table: string): void {
    const work = this.keep(table).catch((error: unknown) => this.#log(error, table));
    this.#running.add(work);
    void work.then(() => this.#running.delete(work));
  }

  /** Keeps what nobody has kept, because the process that ended the race died too early. */
  async catchUp(): Promise<void> {
    for (const table of await this.#results.missing()) {
      await this.keep(table).catch((error: unknown) => this.#log(error, table));
    }
  }

  /** Waits until what is under way is stored. */
  async finish(): Promise<void> {
    await Promise.all(this.#running);
  }

  /** Stores how a race ended and rates it: once, whoever else does so too. */
  async keep(id: string): Promise<void> {
    const stored = await this.#tables.find(id);
    if (stored === null || stored.table.ranking === null) return;
    const { table, seats } = stored;
    const places = placesOf(JSON.parse(stored.table.ranking) as number[][]);
    const entries = (await this.#entries.since(id, 0)).map(({ entry }) => entry);
    const verdict = judge(table.listed === 1, seats, places, entries, await this.#results.drivers(id));
    const results = seats.map(({ seat, person }) => ({
      table_id: id,
      seat,
      person,
      game: table.game,
      place: places[seat]!,
      seats: seats.length,
      ended_at: table.ended_at!,
      unrated: verdict.unrated[seat]!,
    }));
    const newcomers = [...verdict.rated.keys()].map((person) => newcomer(table.game, person));
    if (await this.#results.keep(results, newcomers, (before) => rated(before, verdict.rated))) await this.#kept(id);
  }

  /**
   * The record with the seed, which is told now that it can foretell nothing any more. It is built once; `charge` is
   * called with the number of entries that have to be played for that.
   */
  async record(id: string, charge: (cost: number) => void): Promise<RecordFile> {
    const stored = await this.#tables.find(id);
    if (stored === null) throw new Refusal('not-found', 'there is no such table');
    const { table, seats } = stored;
    if (table.phase !== 'over') throw new Refusal('not-over', 'the record is told when the race is over');
    const day = new Date(table.ended_at!).toISOString().slice(0, 10);
    const name = `paddock-${table.game}-${day}.json`;
    const built = await this.#records.find(id);
    if (built !== null) return { name, text: built };
    const played = await this.#entries.since(id, 0);
    charge(played.length);
    const match = begin(findGame(table.game)!, seats.length, JSON.parse(table.options) as object);
    for (const { entry } of played) append(match, entry);
    const drivers = await this.#results.drivers(id);
    const binding = bindingOf(table);
    const record = recordOf(
      match,
      table.seed,
      drivers.map(({ number, seat, driver }) => [number, seat, driver] as const),
      binding,
    );
    const text = formatRecord(binding === null ? record : { ...record, signature: this.#signer.sign(record) });
    await this.#records.add(id, text);
    return { name, text };
  }

  async profile(person: Person): Promise<Profile> {
    const [ratings, races] = await Promise.all([
      this.#ratings.of(person.id),
      this.#results.of(person.id, MOST_HISTORY),
    ]);
    return {
      ...person,
      ratings: ratings.map((row) => ({
        game: row.game,
        points: row.points,
        uncertainty: uncertaintyOf(row),
        games: row.games,
      })),
      history: races.map(({ game, place, seats, ended_at, unrated, listed, table_id }) => ({
        game,
        place,
        seats,
        endedAt: ended_at,
        rated: unrated === null,
        table: listed === 1 ? table_id : null,
      })),
    };
  }

  async leaderboard(game: string): Promise<Ranked[]> {
    if (findGame(game) === undefined) throw new Refusal('not-found', `there is no game "${game}"`);
    const rows = await this.#ratings.best(game, LEAST_GAMES, MOST_RANKED);
    return rows.map((row) => ({
      person: { id: row.person, nickname: row.nickname, claimed: row.claimed !== null },
      points: row.points,
      uncertainty: uncertaintyOf(row),
      games: row.games,
    }));
  }
}
