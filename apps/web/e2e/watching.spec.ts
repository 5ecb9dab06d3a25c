import type { Person, Table } from '@paddock/protocol';
import { expect } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { callApiAs, test } from './people.ts';
import { PROOF } from './table.ts';

const SEATS = [{ kind: 'me' }, { kind: 'open' }];

test('somebody follows a player to their race, watches, and talks to other spectators', async ({ meet }) => {
  const [host, guest] = [await meet('Vera'), await meet('Willi')];
  const fan = await meet('Xaver');
  const wanted = { game: 'formula', listed: true, seats: SEATS };
  const { id } = await callApiAs<Table>(host, 'POST', '/api/tables', wanted);
  await callApiAs(guest, 'POST', `/api/tables/${id}/join`);
  const { id: player } = await callApiAs<Person>(host, 'GET', '/api/me');
  await host.goto(`/t/${id}`);
  await expect(host.locator('.table')).toBeVisible();
  await fan.goto(`/people/${player}`);
  await fan.getByRole('button', { name: 'Follow: Vera' }).click();
  await expect(fan.getByText('You follow them.')).toBeVisible();
  await fan.goto('/lobby');
  await fan.getByRole('link', { name: /^Go there: Vera/ }).click();
  await expect(fan).toHaveURL(`/t/${id}`);
  await expect(fan.locator('.table')).toBeVisible();
  await expect(host.getByText('One person is watching.')).toBeVisible();

  await fan.getByRole('tab', { name: 'Grandstand' }).click();
  await fan.getByPlaceholder('Say something').fill('What a race');
  await fan.keyboard.press('Enter');
  await expect(fan.getByText('What a race')).toBeVisible();
  const heard = await callApiAs<unknown[]>(host, 'GET', `/api/tables/${id}/messages`);
  expect(heard).toEqual([]);
});

test('a quick match of people with different ratings comes about within 20 seconds', PROOF, async ({ meet }) => {
  test.slow();
  const [first, second] = [await meet('Yann'), await meet('Zoltan')];
  for (const page of [first, second]) await page.goto('/lobby');
  await first.getByRole('button', { name: 'Find a game: Pole Position' }).click();
  await expect(first.getByText(/Looking for people with 850 to 1150 points/)).toBeVisible();
  await second.getByRole('button', { name: 'Find any game' }).click();
  await expect(second).toHaveURL(new RegExp(new URL(first.url()).pathname));
  await expect(first.getByText('Zoltan').first()).toBeVisible();
  // Bots take the other seats after 20 seconds.
  const { pathname } = new URL(first.url());
  await expect
    .poll(async () => (await callApiAs<Table>(first, 'GET', `/api/tables${pathname.slice(2)}`)).phase, {
      timeout: 25_000,
    })
    .toBe('running');
  await expect(first.locator('.table')).toBeVisible({ timeout: 60_000 });
});

test('axe finds nothing where a table holds its race back from spectators', PROOF, async ({ meet }) => {
  const [host, guest] = [await meet('Anke'), await meet('Bernd')];
  const fan = await meet('Cilly', { viewport: { width: 360, height: 740 } });
  const wanted = { game: 'formula', listed: true, seats: SEATS, spectatorDelay: 60 };
  const { id } = await callApiAs<Table>(host, 'POST', '/api/tables', wanted);
  await callApiAs(guest, 'POST', `/api/tables/${id}/join`);
  await fan.goto(`/t/${id}`);
  await expect(fan.getByText('You see everything 1 minute later.')).toBeVisible();
  await expectAccessible(fan, 'a race that is held back');
});
