import type { GameRecord } from '@paddock/kernel';
import type { Table } from '@paddock/protocol';
import { expect, type Page } from '@playwright/test';
import { type NetworkFaults, NetworkProxy } from './network-proxy.ts';
import { BOT, click, closeGuests, type Guest, makeTable, openGuest, playToEnd, startRace } from './online.ts';
import { callApiAs } from './people.ts';
import { GAME_IDS, PROOF, test } from './table.ts';

/** A phone far from the next antenna. */
const BAD_NETWORK: NetworkFaults = { delayMs: 300, loss: 0.02, cutAfter: 5 };

function expectLive(page: Page): Promise<void> {
  return expect(page.locator('[data-connection="live"]')).toBeAttached();
}

/** Every choice of each guest is in the record exactly once, and their pages show the race as it was recorded. */
async function expectRecorded(address: string, guests: readonly Guest[], choices: readonly number[]): Promise<void> {
  const { page } = guests[0]!;
  const api = `/api${address.replace('/t/', '/tables/')}`;
  const { seats } = await callApiAs<Table>(page, 'GET', api);
  const { entries } = await callApiAs<GameRecord>(page, 'GET', `${api}/record`);
  for (const [i, guest] of guests.entries()) {
    const me = await callApiAs<{ id: string }>(guest.page, 'GET', '/api/me');
    const seat = seats.findIndex(({ person }) => person === me.id);
    expect(entries.filter(([actor]) => actor === seat)).toHaveLength(choices[i]!);
    await expect(guest.page.locator('.table')).toHaveAttribute('data-entry', String(entries.length));
  }
}

/** On a slow network a move may overtake the request for its preview, which is refused then. */
async function closeSlowGuests(...guests: readonly Guest[]): Promise<void> {
  const isExpected = (error: string): boolean => error.includes('409') && error.endsWith('/preview');
  await closeGuests(...guests.map((guest) => ({ ...guest, errors: guest.errors.filter((one) => !isExpected(one)) })));
}

// A browser has six connections to a server, which more tabs would have to share.
test('20 tabs of one person are all live', PROOF, async ({ openContext }) => {
  test.slow();
  const anna = await openGuest(openContext);
  const address = await makeTable(anna, 'Anna', 'formel-fun', [{ kind: 'me' }, BOT, BOT]);
  await anna.page.goto(address);
  const tabs = [anna.page];
  while (tabs.length < 20) tabs.push(await anna.context.newPage());
  for (const tab of tabs.slice(1)) await tab.goto(address);
  for (const tab of tabs) await expectLive(tab);
  await expect(anna.page.locator('.table[data-asked="true"]')).toBeVisible();
  const entry = Number(await anna.page.locator('.table').getAttribute('data-entry'));
  await click(anna.page);
  for (const tab of tabs)
    await expect
      .poll(async () => Number(await tab.locator('.table').getAttribute('data-entry')))
      .toBeGreaterThan(entry);
  await closeGuests(anna);
});

test('where WebSockets are refused, races are played over requests and streams', async ({ openContext, baseURL }) => {
  const proxy = await NetworkProxy.start(baseURL!, { refusesUpgrades: true });
  try {
    const anna = await openGuest(openContext, { base: proxy.base });
    const requests: string[] = [];
    anna.page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
    const address = await makeTable(anna, 'Anna', 'formula', [{ kind: 'me' }, BOT], { rounds: 1 });
    await anna.page.goto(address);
    await expectLive(anna.page);
    const choices = await playToEnd(anna);
    expect(proxy.cuts).toBeGreaterThanOrEqual(2);
    const api = `/api${address.replace('/t/', '/tables/')}`;
    expect(requests).toContain(`GET ${api}/live`);
    expect(requests.filter((request) => request === `POST ${api}/moves`)).toHaveLength(choices[0]!);
    await expectRecorded(address, [anna], choices);
    await closeGuests(anna);
  } finally {
    await proxy.end();
  }
});

test('a bad network loses no move and doubles none', async ({ openContext, baseURL }) => {
  const proxy = await NetworkProxy.start(baseURL!, { ...BAD_NETWORK, delayMs: 100, cutAfter: 3 });
  try {
    const anna = await openGuest(openContext, { base: proxy.base });
    const address = await makeTable(anna, 'Anna', 'formula', [{ kind: 'me' }, BOT], { rounds: 1 });
    await anna.page.goto(address);
    await expectLive(anna.page);
    const choices = await playToEnd(anna);
    expect(proxy.cuts).toBeGreaterThan(0);
    await expectRecorded(address, [anna], choices);
    await closeSlowGuests(anna);
  } finally {
    await proxy.end();
  }
});

for (const game of GAME_IDS) {
  test(
    `${game}: two people on a bad network play a whole race, and no move is lost or doubled`,
    PROOF,
    async ({ openContext, baseURL }) => {
      test.setTimeout(900_000);
      const proxy = await NetworkProxy.start(baseURL!, BAD_NETWORK);
      try {
        const [anna, bert, address] = await startRace(openContext, game, proxy.base);
        const choices = await playToEnd(anna, bert);
        expect(proxy.cuts).toBeGreaterThan(0);
        await expectRecorded(address, [anna, bert], choices);
        await closeSlowGuests(anna, bert);
      } finally {
        await proxy.end();
      }
    },
  );
}
