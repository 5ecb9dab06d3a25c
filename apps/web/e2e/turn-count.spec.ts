import type { Table } from '@paddock/protocol';
import { expect, type Page } from '@playwright/test';
import { callApiAs, type Meet, test } from './people.ts';
import { PROOF } from './table.ts';
import { expectAccessible } from './accessibility.ts';

/** What the page asks of the server, from now on. */
function recordRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  return asked;
}

/** Looks at the header of the lobby and of other pages. */
async function inspectHeader(meet: Meet, paths: readonly string[]): Promise<void> {
  const [anna, bert] = [await meet('Anouk', { viewport: { width: 360, height: 740 } }), await meet('Balthasar')];
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  for (let made = 0; made < 2; made++) {
    // All choose at once here.
    const { id } = await callApiAs<Table>(anna, 'POST', '/api/tables', { game: 'pole-position', seats });
    await callApiAs(bert, 'POST', `/api/tables/${id}/join`);
  }
  const badge = anna.getByRole('link', { name: 'Lobby, your turn at 2 tables' });
  const asked = recordRequests(anna);
  await anna.goto('/lobby');
  await expect(badge).toBeVisible();
  // The lobby hears of it by itself.
  expect(asked).not.toContain('/api/me/tables');
  const errors: string[] = [];
  anna.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  for (const path of paths) {
    await anna.goto(path);
    await expect(badge).toBeVisible();
    await expectAccessible(anna, path);
  }
  expect(errors).toEqual([]);
}

test("the header shows at how many tables it is the person's turn", ({ meet }) => inspectHeader(meet, ['/learn']));

test("the header of several pages shows at how many tables it is the person's turn", PROOF, ({ meet }) =>
  inspectHeader(meet, ['/', '/learn', '/me']),
);

test('without a nickname no turns are requested', async ({ meet }) => {
  const page = await meet();
  const asked = recordRequests(page);
  for (const path of ['/', '/learn']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-started', 'true');
    // The page asks when it is idle for the first time, so the next idle time is after that.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    // Everybody may see which races can be watched.
    expect(asked.filter((request) => request !== '/api/tables/running')).toEqual([]);
  }
});
