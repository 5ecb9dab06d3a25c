import type { Table } from '@paddock/protocol';
import type { Position } from '@paddock/table';
import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { FAST_SETTINGS, presetSettings, test as base } from './table.ts';

/** Opens a browser for a person, with a nickname if one is given. */
export type Meet = (nickname?: string | null, options?: BrowserContextOptions) => Promise<Page>;

/** Several people with a browser each. */
export const test = base.extend<{ meet: Meet }>({
  meet: async ({ openContext }, use) => {
    await use(async (nickname = null, options = {}) => {
      const page = await (await openContext(options)).newPage();
      await presetSettings(page, FAST_SETTINGS);
      if (nickname !== null) await callApiAs(page, 'POST', '/api/me', { nickname });
      return page;
    });
  },
});

/** Calls the API with the session of a page. */
export async function callApiAs<T>(page: Page, method: 'GET' | 'POST', path: string, data?: unknown): Promise<T> {
  const answer = await page.request.fetch(path, { method, ...(data === undefined ? {} : { data }) });
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
  return (answer.status() === 204 ? undefined : await answer.json()) as T;
}

/** The game with the shortest races: two people need about eight moves. */
const GAME = 'formula';

/** Bots drive for everybody from the start, which is the fastest way to a finished race. */
export async function driveToEnd(host: Page, guest: Page, listed: boolean): Promise<Table> {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { id } = await callApiAs<Table>(host, 'POST', '/api/tables', { game: GAME, listed, seats });
  await callApiAs(guest, 'POST', `/api/tables/${id}/join`);
  for (const page of [host, guest]) await callApiAs(page, 'POST', `/api/tables/${id}/leave`);
  let table: Table | null = null;
  await expect
    .poll(async () => (table = await callApiAs<Table>(host, 'GET', `/api/tables/${id}`)).phase, {
      timeout: 60_000,
      intervals: [100],
    })
    .toBe('over');
  return table!;
}

/** Two people play legal moves at a listed table, so that the race is rated. */
export async function raceToEnd(host: Page, guest: Page): Promise<void> {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { id } = await callApiAs<Table>(host, 'POST', '/api/tables', { game: GAME, listed: true, seats });
  await callApiAs(guest, 'POST', `/api/tables/${id}/join`);
  await Promise.all([host, guest].map((page) => playLegalMoves(page, id)));
  await expect.poll(async () => (await callApiAs<Table>(host, 'GET', `/api/tables/${id}`)).rating?.rated).toBe(true);
}

/** Plays legal moves for the person of a page until the race is over. The page must be one of the site. */
async function playLegalMoves(page: Page, id: string): Promise<void> {
  await page.evaluate(async (table) => {
    const { body } = await fetch(`/api/tables/${table}/live`);
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    let [rest, answered] = ['', -1];
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + value).split('\n\n');
      rest = blocks.pop()!;
      for (const block of blocks) {
        const data = JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '{}') as { position?: Position; after?: Position };
        const position = data.position ?? data.after;
        if (position === undefined) continue;
        const { n, viewer, awaiting, legal, turnId } = position;
        if (awaiting.kind === 'over') return reader.cancel();
        if (legal.length === 0 || turnId === answered) continue;
        answered = turnId;
        await fetch(`/api/tables/${table}/moves`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ id: `move-${viewer}-${n}-xx`, seat: viewer, n, move: legal[n % legal.length] }),
        });
      }
    }
  }, id);
}
