import { findBot } from '@paddock/bots';
import { practiceOval } from '@paddock/formula-de';
import { findGame } from '@paddock/games';
import { commitmentOf, type Entry, type HintLimit, resolveOptions, seedFromText } from '@paddock/kernel';
import { type Position, positionOf } from '@paddock/table';
import { expect, type Page } from '@playwright/test';
import { botName } from '../src/base/bot-names.ts';
import type { StoredTable } from '../src/worker/storage.ts';
import { playBotsUntilPerson, createTable, prepareBotMove } from '../test/bot-race.ts';
import { openStorage } from './context-pool.ts';
import type { GameId } from './table.ts';

/** Options for short races, for games whose default options take long. */
const SHORT_OPTIONS: Readonly<Record<GameId, Readonly<Record<string, unknown>>>> = {
  'formula-de': { circuit: practiceOval },
  formula: { rounds: 1 },
};

/** A race of this device: who takes part, and how far it has gone. */
interface StoredRace {
  readonly seed?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats?: number;
  /** The people, in the first seats. */
  readonly people?: readonly string[];
  readonly level?: string;
  /** How many hints are allowed; without a limit, tests can always make a move. */
  readonly hints?: HintLimit;
  /**
   * Where it stands: before the first person's decision of this number, counted from 1 or, if negative, from the last
   * one; before the first decision at which a condition holds; or at its end. At 0 nothing has happened yet. With only
   * one legal move there is nothing to decide.
   */
  readonly at?: number | 'over' | ((position: Position) => boolean);
}

/** Dice that make a whole race short, for games in which it depends on them. */
const SHORT_SEEDS: Readonly<Record<GameId, string>> = { 'formel-fun': 'e' };

/** So few seats, and such dice, that a whole race is short. */
export function shortestRace(game: GameId): StoredRace & { readonly seats: number } {
  const seed = SHORT_SEEDS[game];
  return { seats: findGame(game)!.seats.min, ...(seed === undefined ? {} : { seed }) };
}

/** Makes a race with dice that follow from a seed. Greedy bots have played it up to where it stands. */
export function makeStoredTable(
  game: GameId,
  {
    seed = 'walk',
    options = SHORT_OPTIONS[game] ?? {},
    seats = findGame(game)!.defaultSeats,
    people = ['Ada'],
    level = 'rookie',
    hints = 'unlimited',
    at = 0,
  }: StoredRace = {},
): StoredTable {
  const resolved = resolveOptions(findGame(game)!, seats, options);
  if (!resolved.ok) throw new Error(resolved.error);
  const secret = seedFromText(seed);
  const entries = playUntil(game, seats, resolved.value, seed, at);
  return {
    id: 'stored',
    game,
    seats,
    options: resolved.value,
    drivers: Array.from({ length: seats }, (_, seat) =>
      seat < people.length ? { kind: 'person', name: people[seat]! } : { kind: 'bot', bot: level, name: botName(seat) },
    ),
    seed: secret,
    seedHash: commitmentOf(secret),
    entries,
    over: at === 'over',
    hints,
    continuedFrom: 0,
    opened: false,
    digest: null,
    created: 0,
    touched: 0,
  };
}

function playUntil(
  game: GameId,
  seats: number,
  options: object,
  seed: string,
  at: NonNullable<StoredRace['at']>,
): readonly Entry[] {
  if (at === 0) return [];
  const table = createTable(findGame(game)!, seats, options, seed);
  const bot = findBot(game, 'greedy')!;
  const decisions: number[] = [];
  while (playBotsUntilPerson(table, bot)) {
    const position = positionOf(table.match, 0);
    if (position.legal.length > 1) {
      decisions.push(table.length);
      const isThere = typeof at === 'function' ? at(position) : decisions.length === at;
      if (isThere) return table.match.entries;
    }
    table.commit(prepareBotMove(table, bot, 0));
  }
  const end = at === 'over' ? table.length : typeof at === 'number' ? decisions.at(at) : undefined;
  if (end === undefined) throw new Error(`none of the ${decisions.length} decisions is the wanted one`);
  return table.match.entries.slice(0, end);
}

/** Stores a race on the device and opens it. */
export async function openStoredTable(page: Page, game: GameId, race: StoredRace = {}): Promise<void> {
  const table = makeStoredTable(game, race);
  const storage = await openStorage(page);
  await storage.evaluate(writeStoredTable, table);
  await page.goto(`/table/${table.id}`);
  await expect(page.locator('.table')).toBeVisible();
}

/** Runs in a page of the site: puts a race into the storage of the device. */
export function writeStoredTable(table: StoredTable): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('paddock');
    opening.onupgradeneeded = () => opening.result.createObjectStore('tables');
    opening.onerror = () => reject(opening.error!);
    opening.onsuccess = () => {
      const writing = opening.result.transaction('tables', 'readwrite');
      writing.objectStore('tables').put(table, table.id);
      writing.onerror = () => reject(writing.error!);
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

/** Reads a race that the page has stored. */
export function readStoredTable(page: Page, id: string): Promise<StoredTable> {
  return page.evaluate(
    (key) =>
      new Promise<StoredTable>((resolve, reject) => {
        const opening = indexedDB.open('paddock');
        opening.onerror = () => reject(opening.error!);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('tables').objectStore('tables').get(key);
          reading.onerror = () => reject(reading.error!);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result as StoredTable);
          };
        };
      }),
    id,
  );
}
