import type { OwnTable } from '@paddock/protocol';
import type { Step } from '@paddock/table';
import { expect } from '@playwright/test';
import { openGuest, entryOf, closeGuests, type Guest, makeTable, joinTable, playTurns } from './online.ts';
import { openPlainFile } from './context-pool.ts';
import { RestartableServer } from './restartable-server.ts';
import { choosePremoves, premovesOf } from './premoves.ts';
import { type GameId, GAMES, PROOF, test } from './table.ts';

/** Opens the lobby at a certain time of the server, and from there the table. */
async function openFromLobby({ page }: Guest, server: RestartableServer, state: RegExp): Promise<void> {
  await page.clock.setFixedTime(server.now);
  await page.goto('/lobby');
  const ticket = page.locator('.ticket').first();
  await expect(ticket).toContainText(state);
  await ticket.getByRole('link', { name: /^To the table/ }).click();
  await expect(page.locator('.table')).toBeVisible();
}

/** Whether it is their turn and they have no premoves. */
async function isAwaited(guest: Guest): Promise<boolean> {
  const [table] = (await (await guest.context.request.get('/api/me/tables')).json()) as OwnTable[];
  return table !== undefined && table.yourTurn && (await premovesOf(guest, table.id)).length === 0;
}

/** Makes every move that does not depend on the other person, and returns how many. */
async function playOn(guest: Guest, other: Guest): Promise<number> {
  for (let made = 0; ; made++) {
    // Bots and premoves need a moment.
    await expect
      .poll(async () => (await isAwaited(guest)) || (await isAwaited(other)), { intervals: [100] })
      .toBe(true);
    if (!(await isAwaited(guest))) return made;
    await playTurns(1, guest);
  }
}

/** The number of entries at somebody's last move. */
async function lastChoiceOf({ context }: Guest, table: string, entries: number): Promise<number> {
  const step = await context.request.get(`/api/tables/${table}/steps/${entries}`);
  return ((await step.json()) as Step).after.turnId;
}

async function leavePage({ page }: Guest): Promise<void> {
  await openPlainFile(page);
}

/** Formula has no premoves: nobody knows what the next turn brings. */
const GAMES_WITH_PREMOVES = ['formel-fun', 'formula-de', 'pole-position'] as const satisfies readonly GameId[];

for (const game of GAMES_WITH_PREMOVES) {
  test(`${game}: a race over several days, with premoves`, PROOF, async ({ openContext }) => {
    test.slow();
    const server = await RestartableServer.start();
    const { base } = server;
    try {
      const anna = await openGuest(openContext, { base });
      const bert = await openGuest(openContext, { base, phone: true });
      const address = await makeTable(anna, 'Anna', game);
      const table = address.slice('/t/'.length);
      await anna.page.goto(address);
      await anna.page.getByLabel('Time', { exact: true }).selectOption({ label: 'Daily · 1 day a move' });
      await joinTable(bert, address, 'Bert');
      for (const { page } of [anna, bert]) await expect(page.locator('.table')).toBeVisible();

      let lastChoice = -1;
      await test.step('day 1: Bert plans and goes to bed, and Anna need not wait for him', async () => {
        // The second person waits for the first.
        await playOn(anna, bert);
        await playOn(bert, anna);
        await playOn(anna, bert);
        await playOn(bert, anna);
        await choosePremoves(bert, table);
        await expect.poll(() => premovesOf(bert, table)).not.toEqual([]);
        await leavePage(bert);
        lastChoice = await lastChoiceOf(bert, table, await entryOf(anna));
        await playOn(anna, bert);
        expect(await premovesOf(bert, table)).toEqual([]);
        await leavePage(anna);
      });

      await server.advanceHours(14);
      await test.step('day 2: whose turn it is sees so, and until when', async () => {
        await openFromLobby(bert, server, /Your turn\s*until/);
        // Moves of others may have made it illegal.
        const isPlayed = (await lastChoiceOf(bert, table, await entryOf(bert))) > lastChoice;
        if (!isPlayed) await expect(bert.page.getByText('The position no longer fits')).toBeVisible();
        expect(await playOn(bert, anna)).toBeGreaterThan(0);
        await choosePremoves(bert, table);
        await leavePage(bert);
        await openFromLobby(anna, server, /Your turn\s*until/);
        expect(await playOn(anna, bert)).toBeGreaterThan(0);
        await leavePage(anna);
      });

      await server.advanceHours(25);
      await test.step('day 3: a bot drives for Bert, who has missed a whole day', async () => {
        await openFromLobby(anna, server, new RegExp(GAMES[game]!));
        await expect(anna.page.locator('.tower-seat').filter({ hasText: 'Bert' })).toContainText(
          /a bot (drives|plays)/,
        );
        // The autopilot is switched off once the bot has made the choice for which the time was out.
        await expect.poll(() => isAwaited(anna)).toBe(true);
        await openFromLobby(bert, server, /bot (drives|plays)/);
        await bert.page.getByRole('button', { name: /Take (the wheel|your hand) back/ }).click();
        await expect(bert.page.getByText(/A bot (drives|plays) for you\./)).toBeHidden();
        await playTurns(3, anna, bert);
      });
      await closeGuests(anna, bert);
    } finally {
      await server.end();
    }
  });
}
