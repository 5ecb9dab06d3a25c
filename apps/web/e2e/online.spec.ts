import { expect } from '@playwright/test';
import {
  openGuest,
  startRace,
  click,
  entryOf,
  closeGuests,
  type Guest,
  waitUntilAsked,
  makeTable,
  playUntil,
  playToEnd,
  joinTable,
  playTurns,
} from './online.ts';
import { RestartableServer } from './restartable-server.ts';
import { GAME_IDS, type GameId, PROOF, submitButton, test } from './table.ts';

/** A choice that is made while there is no network waits for it. */
async function cutNetwork(anna: Guest, bert: Guest): Promise<void> {
  await playUntil(anna, async () => (await bert.page.locator('.table').getAttribute('data-asked')) === 'true');
  await bert.context.setOffline(true);
  await expect(bert.page.getByText('No network.')).toBeVisible();
  await expect(bert.page.locator('.board').first()).toBeVisible();
  const entry = await entryOf(bert);
  await click(bert.page);
  await expect(bert.page.locator('.table')).toHaveAttribute('data-asked', 'false');
  // Where all choose at once, the others need not wait for Bert.
  if ((await anna.page.locator('.table').getAttribute('data-asked')) === 'true') await click(anna.page);
  expect(await entryOf(bert)).toBe(entry);
  await bert.context.setOffline(false);
  await expect(bert.page.getByText('No network.')).toBeHidden();
  for (const guest of [anna, bert]) await expect.poll(() => entryOf(guest)).toBeGreaterThan(entry);
  await expect(bert.page.getByRole('alert')).toHaveCount(0);
}

/** Pages wait up to eight seconds before they try again, unless they hear that the network is back. */
async function restartServer(
  server: RestartableServer,
  tellsPages: boolean,
  ...guests: readonly Guest[]
): Promise<void> {
  await server.kill();
  for (const { page } of guests) await expect(page.getByText('Reconnecting')).toBeVisible();
  const entry = await entryOf(guests[0]!);
  await server.start();
  if (tellsPages) for (const { page } of guests) await page.evaluate(() => dispatchEvent(new Event('online')));
  for (const { page } of guests) await expect(page.getByText('Reconnecting')).toBeHidden({ timeout: 30_000 });
  expect(await entryOf(guests[0]!)).toBeGreaterThanOrEqual(entry);
}

/** Who leaves is driven by a bot, and takes the wheel back. */
async function leaveAndReturn(anna: Guest, bert: Guest, address: string): Promise<void> {
  const seat = anna.page.locator('.tower-seat').filter({ hasText: 'Bert' });
  await bert.page.getByRole('button', { name: /Leave the (race|game)/ }).click();
  await bert.page
    .getByRole('dialog')
    .getByRole('button', { name: /Leave the (race|game)/ })
    .click();
  await expect(bert.page).toHaveURL(/\/$/);
  await expect(seat).toContainText(/a bot (drives|plays)/);
  await playTurns(2, anna);
  await bert.page.goto(address);
  await expect(bert.page.getByText(/A bot (drives|plays) for you\./)).toBeVisible();
  await expect(bert.page.locator('.table')).toHaveAttribute('data-asked', 'false');
  await bert.page.getByRole('button', { name: /Take (the wheel|your hand) back/ }).click();
  await expect(bert.page.getByText(/A bot (drives|plays) for you\./)).toBeHidden();
  await expect(seat).not.toContainText(/a bot (drives|plays)/);
}

/** Plays to the end, and checks that everybody sees the same result. */
async function expectSameResult(address: string, anna: Guest, bert: Guest, carl: Guest): Promise<void> {
  await carl.page.goto('/learn');
  await test.step('to the end', () => playToEnd(anna, bert));
  await carl.page.goto(address);
  const winners: string[] = [];
  for (const { page } of [anna, bert, carl]) {
    await expect(page.getByRole('dialog', { name: /The (race|game) is over/ })).toBeVisible();
    await expect(page.locator('.result-row')).toHaveCount(3);
    winners.push(await page.locator('.result-first .result-name').first().innerText());
  }
  expect(new Set(winners).size).toBe(1);
}

/** The game with which `npm test` tries what concerns the network, without the end of the race. */
const EXAMPLE: GameId = 'formula';
const RACES = [
  { game: EXAMPLE, toEnd: false, details: {} },
  ...GAME_IDS.map((game) => ({ game, toEnd: true, details: PROOF })),
];

for (const { game, toEnd, details } of RACES) {
  const title = `${game}: two people and a bot race ${toEnd ? 'to the end ' : ''}despite network loss, restart and leaving`;
  test(title, details, async ({ openContext }) => {
    test.slow();
    const server = await RestartableServer.start();
    try {
      const [anna, bert, address] = await startRace(openContext, game, server.base);
      const carl = await openGuest(openContext, { base: server.base });
      await carl.page.goto(address);
      await expect(carl.page.getByText('You are watching.')).toBeVisible();
      await test.step('a first few turns', () => playTurns(2, anna, bert));
      await test.step('the network is cut', () => cutNetwork(anna, bert));
      await test.step('the server is killed', () => restartServer(server, !toEnd, anna, bert, carl));
      await test.step('Bert leaves and returns', () => leaveAndReturn(anna, bert, address));
      if (toEnd) await expectSameResult(address, anna, bert, carl);
      await closeGuests(anna, bert, carl);
    } finally {
      await server.end();
    }
  });
}

test('from the link to the first legal move in three clicks', async ({ openContext }) => {
  const anna = await openGuest(openContext);
  const address = await makeTable(anna, 'Anna', 'pole-position');
  const bert = await openGuest(openContext, { phone: true, settings: { language: 'en', speed: 4 } });
  await bert.page.addInitScript(() => {
    let clicks = 0;
    const count = (event: Event): void => {
      if (event.isTrusted) document.documentElement.dataset['clicks'] = String(++clicks);
    };
    document.addEventListener('click', count, true);
  });
  await joinTable(bert, address, 'Bert');
  await waitUntilAsked(bert);
  const entry = await entryOf(bert);
  await click(bert.page);
  await submitButton(bert.page).click();
  await expect.poll(() => entryOf(bert)).toBeGreaterThan(entry);
  expect(Number(await bert.page.locator('html').getAttribute('data-clicks'))).toBe(3);
  await closeGuests(anna, bert);
});

test('the host changes the settings, and everybody sees it at once', async ({ openContext }) => {
  const anna = await openGuest(openContext);
  const bert = await openGuest(openContext, { phone: true });
  const address = await makeTable(anna, 'Anna', 'formula-de', [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
  await anna.page.goto(address);
  await joinTable(bert, address, 'Bert');
  await expect(anna.page.locator('.waiting-seat').filter({ hasText: 'Bert' })).toBeVisible();
  await anna.page.getByRole('button', { name: 'Add a seat' }).click();
  await expect(bert.page.locator('.waiting-seat')).toHaveCount(4);
  await anna.page.getByLabel('Seat 4').selectOption('champion');
  await expect(bert.page.getByText('bot, Champion')).toBeVisible();
  await anna.page
    .getByLabel('Time', { exact: true })
    .selectOption({ label: 'Evening · 5 minutes each, and 10 seconds a move' });
  await expect(bert.page.getByText('5 minutes each, and 10 seconds a move')).toBeVisible();
  await anna.page.locator('[data-option="laps"]').getByRole('radio', { name: '2' }).check();
  await expect(bert.page.locator('.online-facts div').filter({ hasText: 'Laps' })).toContainText('2');
  await bert.page.getByText(/The (dice are|shuffle is) settled/).click();
  const hash = await bert.page.locator('.commitment-whole').innerText();
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  await anna.page.getByRole('button', { name: 'Start with bots' }).click();
  for (const { page } of [anna, bert]) {
    await expect(page.locator('.tower-seat')).toHaveCount(4);
    await expect(page.locator('.online-clock').first()).toHaveText(/^\d:\d\d$/);
    await page.getByText(/The (dice are|shuffle is) settled/).click();
    await expect(page.locator('.commitment-whole')).toHaveText(hash);
  }
  await closeGuests(anna, bert);
});

test('a reload shows the same choice, a second tab agrees, and a spectator is not asked', async ({ openContext }) => {
  const [anna, bert, address] = await startRace(openContext, 'formel-fun');
  const carl = await openGuest(openContext);
  await carl.page.goto(address);
  await expect(carl.page.getByText('You are watching.')).toBeVisible();
  await playTurns(2, anna, bert);
  await Promise.race([waitUntilAsked(anna), waitUntilAsked(bert)]);
  const asked = (await anna.page.locator('.table').getAttribute('data-asked')) === 'true' ? anna : bert;
  const actions = await asked.page.locator('.actions').innerText();
  await asked.page.reload();
  await waitUntilAsked(asked);
  expect(await asked.page.locator('.actions').innerText()).toBe(actions);
  const tab = await asked.context.newPage();
  await tab.goto(asked.page.url());
  await expect(tab.locator('.table[data-asked="true"]')).toBeVisible();
  const entry = await entryOf(asked);
  await click(asked.page);
  for (const page of [tab, carl.page]) {
    await expect
      .poll(async () => Number(await page.locator('.table').getAttribute('data-entry')))
      .toBeGreaterThan(entry);
  }

  await expect(carl.page.locator('.table')).toHaveAttribute('data-asked', 'false');
  await expect(carl.page.getByRole('button', { name: /Leave the (race|game)/ })).toHaveCount(0);
  await carl.page.locator('.log-line').first().click();
  await expect(carl.page.getByText('You are looking at an earlier moment.')).toBeVisible();
  await carl.page.getByRole('button', { name: 'Back to now' }).click();
  await closeGuests(anna, bert, carl);
});
