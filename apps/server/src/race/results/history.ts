import {
  type GameStatistics,
  type HeadToHead,
  type HistoryPage,
  type HistoryQuery,
  type HistoryRace,
  type Opponent,
  paceOf,
} from '@paddock/protocol';
import type { ComparisonRow, HistoryCursor, HistoryRepository, PastRace, PersonColumns } from './history-repository.ts';

const PAGE_SIZE = 20;
/** Statistics are about the latest races: enough for years, and no more than a request may cost. */
const MAX_COUNTED = 1000;
/** How many points of a rating curve are sent, and of how many different tables their options. */
const MAX_RATINGS = 200;
const MAX_TABLES = 30;
const MAX_OPPONENTS = 20;

type StatisticsRow = Awaited<ReturnType<HistoryRepository['listForStatistics']>>[number];

/** The races of people: history, statistics, and how two of them compare. */
export class RaceHistory {
  readonly #repository: HistoryRepository;

  constructor(repository: HistoryRepository) {
    this.#repository = repository;
  }

  /** A page of somebody's races, as the viewer may see them. */
  async loadPage(person: string, viewer: string | null, { before, ...filters }: HistoryQuery): Promise<HistoryPage> {
    const found = await this.#repository.list(person, viewer, filters, parseCursor(before), PAGE_SIZE + 1);
    const page = found.slice(0, PAGE_SIZE);
    const visible = page.filter(({ is_visible }) => is_visible === 1).map(({ table_id }) => table_id);
    const others = Map.groupBy(await this.#repository.listOthers(visible, person), ({ table_id }) => table_id);
    const last = page.at(-1);
    return {
      races: page.map((race) => ({
        ...toHistoryRace(race),
        people: (others.get(race.table_id) ?? []).map(({ place, ...other }) => ({ ...toPerson(other), place })),
      })),
      next: found.length > PAGE_SIZE && last !== undefined ? `${last.ended_at}.${last.table_id}` : null,
    };
  }

  /** What somebody's latest races add up to, the game with most races first. */
  async loadStatistics(person: string): Promise<GameStatistics[]> {
    const races = await this.#repository.listForStatistics(person, MAX_COUNTED);
    return [...Map.groupBy(races, ({ game }) => game)]
      .map(([game, own]) => summarizeGame(game, own))
      .toSorted((a, b) => b.races - a.races);
  }

  async compare(person: string, other: string): Promise<HeadToHead> {
    const games = await this.#repository.compare(person, other);
    const sum = (name: keyof ComparisonRow): number => games.reduce((total, row) => total + row[name], 0);
    const counts = { races: sum('races'), ahead: sum('ahead'), behind: sum('behind'), level: sum('level') };
    return { ...counts, games, last: await this.#repository.findLast(person, other) };
  }

  async listOpponents(person: string): Promise<Opponent[]> {
    const rows = await this.#repository.listOpponents(person, MAX_OPPONENTS);
    return rows.map(({ id, nickname, claimed, bot_owner, ...counts }) => ({
      person: toPerson({ id, nickname, claimed, bot_owner }),
      ...counts,
    }));
  }
}

function parseCursor(text: string | undefined): HistoryCursor | null {
  if (text === undefined) return null;
  const [endedAt, table] = text.split('.');
  return { endedAt: Number(endedAt), table: table! };
}

function toHistoryRace(race: PastRace): Omit<HistoryRace, 'people'> {
  const { table_id, game, place, seats, ended_at, unrated, points, turn_seconds, is_visible, has_debrief } = race;
  return {
    game,
    place,
    seats,
    endedAt: ended_at,
    rated: unrated === null,
    table: is_visible === 1 ? table_id : null,
    pace: paceOf(turn_seconds),
    points: points ?? null,
    hasDebrief: is_visible === 1 && has_debrief === 1,
  };
}

/** `races` has the latest first. Options of private tables are not told. */
export function summarizeGame(game: string, races: readonly StatisticsRow[]): GameStatistics {
  const places: number[] = [];
  for (const { place } of races) {
    while (places.length < place) places.push(0);
    places[place - 1]!++;
  }
  const rated = races.filter(({ points }) => typeof points === 'number').slice(0, MAX_RATINGS);
  const listed = Map.groupBy(
    races.filter((race) => race.listed === 1),
    ({ summary }) => summary,
  );
  const tables = [...listed].map(([summary, raced]) => ({
    options: JSON.parse(summary) as Record<string, unknown>,
    races: raced.length,
    wins: raced.filter(({ place }) => place === 1).length,
  }));
  return {
    game,
    races: races.length,
    places,
    ratings: rated.toReversed().map(({ ended_at, points }) => ({ at: ended_at, points: points! })),
    tables: tables.toSorted((a, b) => b.races - a.races).slice(0, MAX_TABLES),
  };
}

function toPerson({ id, nickname, claimed, bot_owner }: PersonColumns): Opponent['person'] {
  return { id, nickname, claimed: claimed !== null, ...(bot_owner === null ? {} : { botAccount: true }) };
}
