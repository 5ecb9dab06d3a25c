import { expect } from '@playwright/test';
import { callApiAs, driveToEnd, test } from './people.ts';
import { expectAccessible } from './accessibility.ts';

test('after the race: a rematch takes one click each, and one click verifies the dice', async ({ meet }) => {
  const [anna, bert, carl] = [await meet('Anna'), await meet('Bert'), await meet()];
  const { id } = await driveToEnd(anna, bert, false);
  for (const page of [anna, bert, carl]) await page.goto(`/t/${id}`);
  await expect(bert.getByRole('button', { name: 'Rematch', exact: true })).toBeVisible();
  await anna.getByRole('button', { name: 'Rematch', exact: true }).click();
  await expect(anna.getByText(/Waiting for 1 (driver|player)/)).toBeVisible();
  // Everybody who still sits over the result is told.
  const result = bert.getByRole('dialog', { name: /The (race|game) is over/ });
  await expect(result.getByText('Somebody wants a rematch.')).toBeVisible();
  await result.getByRole('button', { name: 'Join the rematch' }).click();
  for (const page of [anna, bert]) await expect(page.locator('.table')).toBeVisible();
  expect(anna.url()).toBe(bert.url());
  // Who watched may watch on.
  await carl.getByRole('button', { name: /Verify the dice|Check the shuffle/ }).click();
  await expect(carl.getByText('All is well')).toBeVisible();
  await carl.goto(`/t/${id}`);
  await expect(carl.getByRole('link', { name: 'The best at Formula' })).toHaveAttribute('href', '/best/formula');
  await carl.getByRole('link', { name: 'Watch the rematch' }).click();
  await expect(carl.getByText('You are watching.')).toBeVisible();
  expect(carl.url()).toBe(anna.url());
});

test("the result links to the person's results", async ({ meet }) => {
  const host = await meet('Vera');
  const guest = await meet('Willi', { viewport: { width: 360, height: 740 } });
  const { id } = await driveToEnd(host, guest, false);
  await guest.goto(`/t/${id}`);
  await expect(guest.getByRole('button', { name: 'Rematch', exact: true })).toBeVisible();
  await expect(guest.getByText('Not rated: only games at tables that the lobby shows count.')).toBeVisible();
  await callApiAs(host, 'POST', `/api/tables/${id}/rematch`);
  await expect(guest.getByRole('button', { name: 'Join the rematch' })).toBeVisible();
  await expectAccessible(guest, 'the result with a rematch');
  await guest.getByRole('link', { name: 'All your results' }).click();
  await expect(guest.getByRole('heading', { name: 'Willi' })).toBeVisible();
  await expect(guest.locator('.history li')).toHaveCount(1);
});
