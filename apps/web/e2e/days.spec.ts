import type { OwnTable } from '@paddock/protocol';
import type { Step } from '@paddock/table';
import { expect } from '@playwright/test';
import { arrive, entryOf, goHome, type Guest, makeTable, sitDown, someTurns } from './online.ts';
import { OwnServer } from './own-server.ts';
import { choosePlanned, planOf } from './planning.ts';
import { type GameId, GAMES, test } from './table.ts';

/** Opens the lobby when it is a certain time there, and goes on to the table. */
async function lookIn({ page }: Guest, server: OwnServer, state: RegExp): Promise<void> {
  await page.clock.setFixedTime(server.now);
  await page.goto('/lobby');
  const ticket = page.locator('.ticket').first();
  await expect(ticket).toContainText(state);
  await ticket.getByRole('link', { name: /^To the table/ }).click();
  await expect(page.locator('.table')).toBeVisible();
}

/** Whether it is their turn, and they have planned nothing for it. */
async function isAwaited(guest: Guest): Promise<boolean> {
  const [table] = (await (await guest.context.request.get('/api/me/tables')).json()) as OwnTable[];
  return table !== undefined && table.yourTurn && (await planOf(guest, table.id)).length === 0;
}

/** Makes every choice that can be made without the other one, and answers how many those were. */
async function playOn(guest: Guest, other: Guest): Promise<number> {
  for (let made = 0; ; made++) {
    // Bots and plans need a moment.
    await expect.poll(async () => (await isAwaited(guest)) || (await isAwaited(other))).toBe(true);
    if (!(await isAwaited(guest))) return made;
    await someTurns(1, guest);
  }
}

/** At which of so many entries somebody's last choice was made. */
async function lastChoiceOf({ context }: Guest, table: string, entries: number): Promise<number> {
  const step = await context.request.get(`/api/tables/${table}/steps/${entries}`);
  return ((await step.json()) as Step).after.turnId;
}

async function goAway({ page }: Guest): Promise<void> {
  await page.goto('/learn');
}

/** Formula plans nothing: nobody knows what the next turn finds. */
const PLANNED = ['formel-fun', 'formula-de', 'pole-position'] as const satisfies readonly GameId[];

for (const game of PLANNED) {
  test(`${game}: a race over several days, with choices made ahead`, async ({ browser }) => {
    test.slow();
    const server = await OwnServer.start();
    const { base } = server;
    try {
      const anna = await arrive(browser, { base });
      const bert = await arrive(browser, { base, phone: true });
      const address = await makeTable(anna, 'Anna', game);
      const table = address.slice('/t/'.length);
      await anna.page.goto(address);
      await anna.page.getByLabel('Time', { exact: true }).selectOption({ label: '1 day a move' });
      await sitDown(bert, address, 'Bert');
      for (const { page } of [anna, bert]) await expect(page.locator('.table')).toBeVisible();

      let played = false;
      await test.step('day 1: Bert plans and goes to bed, and Anna need not wait for him', async () => {
        // Whoever comes second waits for the other one.
        await playOn(anna, bert);
        await playOn(bert, anna);
        await playOn(anna, bert);
        await playOn(bert, anna);
        await choosePlanned(bert, table);
        await expect.poll(() => planOf(bert, table)).not.toEqual([]);
        await goAway(bert);
        const before = await lastChoiceOf(bert, table, await entryOf(anna));
        await playOn(anna, bert);
        expect(await planOf(bert, table)).toEqual([]);
        played = (await lastChoiceOf(bert, table, await entryOf(anna))) > before;
        await goAway(anna);
      });

      await server.later(14);
      await test.step('day 2: whose turn it is sees so, and until when', async () => {
        await lookIn(bert, server, /Your turn\s*until/);
        // What others have done may have made it impossible.
        if (!played) await expect(bert.page.getByText('The position no longer fits')).toBeVisible();
        expect(await playOn(bert, anna)).toBeGreaterThan(0);
        await choosePlanned(bert, table);
        await goAway(bert);
        await lookIn(anna, server, /Your turn\s*until/);
        expect(await playOn(anna, bert)).toBeGreaterThan(0);
        await goAway(anna);
      });

      await server.later(25);
      await test.step('day 3: a bot drives for Bert, who has missed a whole day', async () => {
        await lookIn(anna, server, new RegExp(GAMES[game]));
        await expect(anna.page.locator('.seat').filter({ hasText: 'Bert' })).toContainText(/a bot (drives|plays)/);
        // The wheel is taken back once the bot has made the choice for which the time was out.
        await expect.poll(() => isAwaited(anna)).toBe(true);
        await lookIn(bert, server, /bot (drives|plays)/);
        await bert.page.getByRole('button', { name: /Take (the wheel|your hand) back/ }).click();
        await expect(bert.page.getByText(/A bot (drives|plays) for you\./)).toBeHidden();
        await someTurns(3, anna, bert);
      });
      await goHome(anna, bert);
    } finally {
      await server.end();
    }
  });
}
