import { findGame } from '@paddock/games';
import { appendEntry, startMatch, formatRecord, createRecord } from '@paddock/kernel';
import type { Person, Profile, LeaderboardEntry } from '@paddock/protocol';
import { Refusal } from '../../errors.ts';
import type { DomainEvents } from '../../events.ts';
import type { EntryRepository } from '../entry-repository.ts';
import type { RatingRepository } from './rating-repository.ts';
import type { RecordRepository } from './record-repository.ts';
import type { ResultRepository } from './repository.ts';
import type { TableRepository } from '../../tables/repository.ts';
import { bindingOf } from '../dice-seed.ts';
import type { RecordSigner } from './record-signer.ts';
import { countMoves, createRating, decideRatingPools, placesOf, uncertaintyOf, updateRatingPools } from './ratings.ts';

const MAX_RANKED = 100;
/** With fewer games, luck says more than skill. */
const MIN_RANKED_GAMES = 5;
/** The arena is there to be measured from the first race on; the uncertainty says how little that is. */
const MIN_RANKED_BOT_GAMES = 1;

interface RecordFile {
  readonly name: string;
  readonly text: string;
}

/** A race that is over: its ranking and who drove each seat. It has no ranking if it was closed. */
export type RaceOutcome =
  | { readonly ranking: null }
  | {
      readonly ranking: readonly (readonly number[])[];
      readonly drivers: readonly {
        /** The seat before the seats were drawn. */
        readonly drawnFrom: number;
        readonly person: string | null;
        /** How many moves the person made themselves. */
        readonly ownMoves: number;
      }[];
    };

interface ResultOptions {
  readonly results: ResultRepository;
  readonly ratings: RatingRepository;
  readonly records: RecordRepository;
  readonly tables: TableRepository;
  readonly entries: EntryRepository;
  readonly signer: RecordSigner;
  readonly events: DomainEvents;
  readonly log: (error: unknown, table: string) => void;
  /** Whether races of a game get a debrief. */
  readonly hasDebrief: (game: string) => boolean;
}

/** Results, ratings and records of finished races. */
export class Results {
  readonly #results: ResultRepository;
  readonly #ratings: RatingRepository;
  readonly #records: RecordRepository;
  readonly #tables: TableRepository;
  readonly #entries: EntryRepository;
  readonly #signer: RecordSigner;
  readonly #events: DomainEvents;
  readonly #log: (error: unknown, table: string) => void;
  readonly #hasDebrief: (game: string) => boolean;

  constructor({ results, ratings, records, tables, entries, signer, events, log, hasDebrief }: ResultOptions) {
    this.#results = results;
    this.#ratings = ratings;
    this.#records = records;
    this.#tables = tables;
    this.#entries = entries;
    this.#signer = signer;
    this.#events = events;
    this.#log = log;
    this.#hasDebrief = hasDebrief;
  }

  /** Stores the results of races whose process died before it could. */
  async storeMissing(): Promise<void> {
    for (const table of await this.#results.listUnstored()) {
      await this.storeResult(table).catch((error: unknown) => this.#log(error, table));
    }
  }

  /** Stores the result of a race and rates it, once even if several processes try. */
  async storeResult(id: string): Promise<void> {
    const stored = await this.#tables.find(id);
    if (stored === null || stored.table.ranking === null) return;
    const { table, seats } = stored;
    const places = placesOf(JSON.parse(stored.table.ranking) as number[][]);
    // Who made the moves matters only where ratings are at stake.
    const entries = table.listed === 1 ? (await this.#entries.list(id, 0)).map(({ entry }) => entry) : [];
    const botAccounts = await this.#results.filterBotAccounts(id);
    const decision = decideRatingPools(
      botAccounts,
      { isListed: table.listed === 1, hasCoach: table.coach === 1 },
      seats,
      places,
      entries,
      await this.#results.listDriverChanges(id),
    );
    const results = seats.map(({ seat, person }) => ({
      table_id: id,
      seat,
      person,
      game: table.game,
      place: places[seat]!,
      seats: seats.length,
      ended_at: table.ended_at!,
      unrated: decision.unrated[seat]!,
    }));
    const newcomers = decision.pools.flatMap((rated) =>
      [...rated.keys()].map((person) => createRating(table.game, person)),
    );
    // Races of bots alone are analysed when somebody asks for it.
    const hasPeople = seats.some(({ person }) => person !== null && !botAccounts.has(person));
    const wantsDebrief = this.#hasDebrief(table.game) && hasPeople;
    const request = wantsDebrief ? { table_id: id, requested_at: table.ended_at! } : null;
    if (await this.#results.store(results, newcomers, (before) => updateRatingPools(before, decision.pools), request))
      await this.#events.emitAndWait('resultStored', { table: id });
  }

  /** How a race ended, for those who count it further; `null` while it is not over or does not exist. */
  async findOutcome(id: string): Promise<RaceOutcome | null> {
    const stored = await this.#tables.find(id);
    if (stored === null || stored.table.phase !== 'over') return null;
    const { table, seats } = stored;
    const binding = bindingOf(table);
    if (table.ranking === null || binding === null) return { ranking: null };
    const entries = (await this.#entries.list(id, 0)).map(({ entry }) => entry);
    const changes = await this.#results.listDriverChanges(id);
    return {
      ranking: JSON.parse(table.ranking) as number[][],
      drivers: seats.map(({ seat, person }) => ({
        drawnFrom: binding.seating[seat]!,
        person,
        ownMoves: countMoves(seat, entries, changes).own,
      })),
    };
  }

  /**
   * The record with the seed, which may be known once the race is over. It is built once; `charge` is called with the number
   * of entries that have to be played for that.
   */
  async loadRecord(id: string, charge: (cost: number) => void): Promise<RecordFile> {
    const stored = await this.#tables.find(id);
    if (stored === null) throw new Refusal('not-found', 'there is no such table');
    const { table, seats } = stored;
    if (table.phase !== 'over') throw new Refusal('not-over', 'the record is available when the race is over');
    const day = new Date(table.ended_at!).toISOString().slice(0, 10);
    const name = `paddock-${table.game}-${day}.json`;
    const built = await this.#records.findText(id);
    if (built !== null) return { name, text: built };
    const played = await this.#entries.list(id, 0);
    charge(played.length);
    const match = startMatch(findGame(table.game)!, seats.length, JSON.parse(table.options) as object);
    for (const { entry } of played) appendEntry(match, entry);
    const drivers = await this.#results.listDriverChanges(id);
    const botAccounts = await this.#results.filterBotAccounts(id);
    const binding = bindingOf(table);
    const record = createRecord(
      match,
      table.seed,
      drivers.map(
        ({ number, seat, driver }) => [number, seat, markBotAccount(driver, seats[seat], botAccounts)] as const,
      ),
      binding,
    );
    const text = formatRecord(binding === null ? record : { ...record, signature: this.#signer.sign(record) });
    await this.#records.add(id, text);
    return { name, text };
  }

  async loadProfile(person: Person): Promise<Profile> {
    const ratings = await this.#ratings.listFor(person.id);
    return {
      ...person,
      ratings: ratings.map((row) => ({
        game: row.game,
        points: row.points,
        uncertainty: uncertaintyOf(row),
        games: row.games,
      })),
    };
  }

  /** The leaderboard of people, or of BOT accounts. */
  async loadLeaderboard(game: string, of: 'people' | 'bots'): Promise<LeaderboardEntry[]> {
    if (findGame(game) === undefined) throw new Refusal('not-found', `there is no game "${game}"`);
    const minGames = of === 'bots' ? MIN_RANKED_BOT_GAMES : MIN_RANKED_GAMES;
    const rows = await this.#ratings.listBest(game, of, minGames, MAX_RANKED);
    return rows.map((row) => ({
      person: {
        id: row.person,
        nickname: row.nickname,
        claimed: row.claimed !== null,
        ...(of === 'bots' ? { botAccount: true } : {}),
      },
      points: row.points,
      uncertainty: uncertaintyOf(row),
      games: row.games,
    }));
  }
}

/** The driver of a seat as records name it: a BOT account is no person. */
function markBotAccount(
  driver: string,
  seat: { readonly person: string | null } | undefined,
  botAccounts: ReadonlySet<string>,
): string {
  const isBotAccount = seat !== undefined && seat.person !== null && botAccounts.has(seat.person);
  return isBotAccount ? driver.replace(/^person:/, 'program:') : driver;
}
