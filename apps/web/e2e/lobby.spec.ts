import type { Table } from '@paddock/protocol';
import { expect } from '@playwright/test';
import { callApiAs, driveToEnd, test } from './people.ts';
import { presetSettings, PROOF } from './table.ts';
import { expectAccessibleInBothThemes } from './accessibility.ts';

test('a new table appears live in another lobby, and joining it starts the race', async ({ meet }) => {
  const host = await meet('Lena');
  const guest = await meet();
  await host.goto('/lobby');
  await guest.goto('/lobby');
  await expect(guest.getByRole('heading', { name: 'Open tables' })).toBeVisible();
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const wanted = { game: 'pole-position', listed: true, seats, time: { kind: 'move', seconds: 86_400 } };
  const { id } = await callApiAs<Table>(host, 'POST', '/api/tables', wanted);
  await guest.getByRole('tab', { name: /^Correspondence/ }).click();
  const ticket = guest.locator(`[data-table="${id}"]`);
  await expect(ticket).toContainText('Lena');
  await expect(ticket).toContainText('1 day a move');
  await expect(host.locator(`[data-table="${id}"]`)).toContainText('1 seat free');

  // Who has no nickname gives one in the place of the button.
  await ticket.getByRole('button', { name: /^Sit down/ }).click();
  await ticket.getByLabel('Your nickname').fill('Milo');
  await ticket.getByRole('button', { name: 'Sit down' }).click();
  await expect(guest).toHaveURL(`/t/${id}`);
  await expect(guest.locator('.table')).toBeVisible();

  // The host's lobby tells whose turn it is, and until when.
  await expect(host).toHaveTitle('(1) Lobby · Paddock');
  const own = host.locator(`[data-table="${id}"]`);
  await expect(own.locator('.ticket-turn')).toContainText(/Your turn\s*until/);
  await own.getByRole('link', { name: /^To the table/ }).click();
  await expect(host.locator('.table')).toBeVisible();
});

test('a quick match brings two strangers together', async ({ meet }) => {
  const first = await meet();
  const second = await meet('Nora', { viewport: { width: 360, height: 740 }, hasTouch: true });
  await first.goto('/lobby');
  await first.getByRole('button', { name: 'Find a game: Formel Fun' }).click();
  await first.getByLabel('Your nickname').fill('Otto');
  await first.keyboard.press('Enter');
  await expect(first).toHaveURL(/\/t\/\w{12}$/);
  await second.goto('/lobby');
  await second.getByRole('button', { name: 'Find a game: Formel Fun' }).tap();
  await expect(second).toHaveURL(first.url());
  await expect(first.getByText('Nora').first()).toBeVisible();
});

test('a private table takes one click, and a nickname the first time', async ({ page }) => {
  await presetSettings(page, { language: 'en' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-started', 'true');
  await page.getByRole('button', { name: 'With friends: Formula Dé' }).click();
  await page.getByLabel('Your nickname').fill('Pia');
  await page.getByRole('button', { name: 'Make the table' }).click();
  await expect(page).toHaveURL(/\/t\/\w{12}$/);
  const first = page.url();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-started', 'true');
  await page.getByRole('button', { name: 'With friends: Formula', exact: true }).click();
  await expect(page).toHaveURL(/\/t\/\w{12}$/);
  expect(page.url()).not.toBe(first);
  // Both wait in the lobby of who made them, and in nobody else's.
  await page.goto('/lobby');
  await expect(page.getByRole('link', { name: /^To the table/ })).toHaveCount(2);
  const tables = await callApiAs<Table[]>(page, 'GET', '/api/tables');
  expect(tables.some(({ seats }) => seats.some(({ name }) => name === 'Pia'))).toBe(false);
});

test('the lobby shows results, and the tables of others with their options', async ({ meet }) => {
  const host = await meet('Quirin');
  const guest = await meet('Rita');
  const { id, ranking } = await driveToEnd(host, guest, false);
  await guest.goto('/lobby');
  const past = guest.getByRole('region', { name: 'Your latest results' });
  await expect(past).toContainText(/(1st|2nd) of 2/);
  await expect(past).toContainText('Formula');
  expect(ranking).not.toBeNull();
  await past.getByRole('link', { name: /^Look again/ }).click();
  await expect(guest).toHaveURL(`/t/${id}`);

  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const wanted = { game: 'formula-de', listed: true, seats, options: { laps: 2 } };
  const table = await callApiAs<Table>(host, 'POST', '/api/tables', wanted);
  await guest.goto('/lobby');
  await expect(guest.locator(`[data-table="${table.id}"]`)).toContainText('Laps: 2');
});

test.describe(() => {
  test.use({ isIsolated: true });

  test('without a live connection the lobby polls, and says so', async ({ meet }) => {
    const page = await meet('Sven');
    await page.routeWebSocket('/api/socket', (socket) => socket.close());
    await page.route('/api/lobby/live', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
    await page.clock.install();
    await page.goto('/lobby');
    await expect(page.locator('.lobby-line')).toContainText('every five seconds');
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const { id } = await callApiAs<Table>(page, 'POST', '/api/tables', { game: 'formel-fun', seats });
    await page.clock.runFor(5000);
    await expect(page.locator(`[data-table="${id}"]`)).toBeVisible();
  });
});

test('axe finds nothing in the lobby', PROOF, async ({ meet }) => {
  const phone = { viewport: { width: 360, height: 740 } };
  const page = await meet('Theo', phone);
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'pro' }];
  await callApiAs(page, 'POST', '/api/tables', { game: 'formula', seats });
  const others = await meet('Uwe');
  await callApiAs(others, 'POST', '/api/tables', { game: 'formula', listed: true, seats });
  await page.goto('/lobby');
  await expect(page.locator('.ticket').nth(1)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'lobby');
  const newcomer = await meet(null, phone);
  await newcomer.goto('/lobby');
  await newcomer.getByRole('button', { name: 'Find a game: Formula Dé' }).click();
  await expect(newcomer.getByLabel('Your nickname')).toBeFocused();
  await expectAccessibleInBothThemes(newcomer, 'a nickname is asked for');
});
