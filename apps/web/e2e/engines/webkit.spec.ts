import { expect, test } from '@playwright/test';
import { shortestRace, makeStoredTable, writeStoredTable } from '../stored-table.ts';
import { CHOICE_SELECTOR, FAST_SETTINGS, findState, GAME_IDS } from '../table.ts';
import { type WebKitBrowser, WebKitDriver } from './webdriver.ts';

/** A click before the formula is complete would do nothing. */
const LAY_SELECTOR = '.fo-lay:enabled';

let driver: WebKitDriver;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  driver = await WebKitDriver.start();
});
test.afterAll(() => driver.end());

async function openBrowser(from: WebKitDriver, baseURL: string | undefined): Promise<WebKitBrowser> {
  const browser = await from.openBrowser(baseURL!);
  await browser.goto('/icon.svg');
  await browser.evaluate((state) => {
    localStorage.setItem('paddock-settings', JSON.stringify({ state, version: 1 }));
  }, FAST_SETTINGS);
  return browser;
}

/** Plays to the end and returns who has won. */
async function playRace(browser: WebKitBrowser): Promise<string> {
  let entry = -1;
  for (let turn = 0; ; turn++) {
    const next = await browser.waitFor(findState, entry);
    if (next.state === 'over') break;
    const count = await browser.waitFor(countChoices, CHOICE_SELECTOR);
    // Only drawing would never end Formula.
    const hasHint = await browser.evaluate(() => document.querySelector('.fo-hint:enabled') !== null, null);
    if (hasHint) {
      await browser.click('.fo-hint');
      await browser.waitFor(countChoices, LAY_SELECTOR);
    }
    await browser.click(hasHint ? LAY_SELECTOR : CHOICE_SELECTOR, hasHint ? 0 : (turn * 7) % count);
    entry = next.entry;
  }
  return browser.evaluate(() => document.querySelector('.result-first .result-name')!.textContent, null);
}

function countChoices(selector: string): number | null {
  const count = document.querySelectorAll(selector).length;
  return count === 0 ? null : count;
}

for (const game of GAME_IDS) {
  test(`${game}: a whole race in WebKit`, async ({ baseURL }) => {
    const browser = await openBrowser(driver, baseURL);
    const table = makeStoredTable(game, shortestRace(game));
    await browser.evaluate(writeStoredTable, table);
    await browser.goto(`/table/${table.id}`);
    expect(await playRace(browser)).not.toBe('');
    const rows = await browser.evaluate(() => document.querySelectorAll('.result-row').length, null);
    expect(rows).toBe(shortestRace(game).seats);
    await browser.close();
  });
}

test('two people and a bot race online in WebKit', async ({ baseURL }) => {
  // A driver has one browser at a time.
  const otherDriver = await WebKitDriver.start();
  try {
    const anna = await openBrowser(driver, baseURL);
    const bert = await openBrowser(otherDriver, baseURL);
    await anna.evaluate(callApi, { path: '/api/me', body: { nickname: 'Anna' } });
    await bert.evaluate(callApi, { path: '/api/me', body: { nickname: 'Bert' } });
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'rookie' }];
    const table = { game: 'formula', seats, options: { rounds: 3 }, hints: 'unlimited' };
    const { id } = await anna.evaluate(callApi, { path: '/api/tables', body: table });
    await bert.evaluate(callApi, { path: `/api/tables/${id}/join`, body: {} });
    for (const browser of [anna, bert]) await browser.goto(`/t/${id}`);
    const winners = await Promise.all([anna, bert].map(playRace));
    expect(winners[0]).not.toBe('');
    expect(winners[1]).toBe(winners[0]);
    for (const browser of [anna, bert]) await browser.close();
  } finally {
    await otherDriver.end();
  }
});

/** Runs in the page: calls the API with the session of this browser. */
async function callApi({ path, body }: { path: string; body: object }): Promise<{ id: string }> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { id: string };
}
