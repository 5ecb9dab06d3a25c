import { practiceOval } from '@paddock/formula-de';
import { findGame } from '@paddock/games';
import { commitment, resolveOptions, seedFrom } from '@paddock/kernel';
import { expect, type Page } from '@playwright/test';
import { botName } from '../../src/kit/bot-names.ts';
import type { StoredTable } from '../../src/worker/storage.ts';
import type { GameId } from '../table.ts';

/** Options for short races, for games whose default options take long. */
export const SHORT_OPTIONS: Readonly<Record<GameId, Readonly<Record<string, unknown>>>> = {
  'formula-de': { circuit: practiceOval },
};

/**
 * Stores a seeded race of one person against bots on the device, and opens it. The pages offer no seed for all options.
 */
export async function openSeededTable(
  page: Page,
  game: GameId,
  seed: string,
  options: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const seats = findGame(game)!.defaultSeats;
  const resolved = resolveOptions(findGame(game)!, seats, options);
  if (!resolved.ok) throw new Error(resolved.error);
  const secret = seedFrom(seed);
  const table: StoredTable = {
    id: 'seeded',
    game,
    seats,
    options: resolved.value,
    drivers: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { kind: 'person', name: 'Ada' } : { kind: 'bot', bot: 'amateur', name: botName(seat) },
    ),
    seed: secret,
    seedHash: commitment(secret),
    entries: [],
    over: false,
    lesson: false,
    continuedFrom: 0,
    opened: false,
    digest: null,
    created: 0,
    touched: 0,
  };
  await page.goto('/');
  await page.evaluate(
    (stored) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('paddock');
        opening.onupgradeneeded = () => opening.result.createObjectStore('tables');
        opening.onerror = () => reject(opening.error!);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('tables', 'readwrite');
          writing.objectStore('tables').put(stored, stored.id);
          writing.onerror = () => reject(writing.error!);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    table,
  );
  await page.goto(`/table/${table.id}`);
  await expect(page.locator('.table')).toBeVisible();
}
