import { expect } from '@playwright/test';
import { closeGuests, joinThroughApi, makeTable, openGuest } from './online.ts';
import { test } from './table.ts';

test('the admin renames somebody and closes their table', async ({ openContext }) => {
  const anna = await openGuest(openContext);
  const bert = await openGuest(openContext, { phone: true });
  const address = await makeTable(anna, 'Anna', 'pole-position');
  // Unique, because other tests have people of the same name on the same server.
  const nickname = `Bert ${Date.now() % 1_000_000}`;
  await joinThroughApi(bert, address, nickname);
  await bert.page.goto(address);

  const admin = await openGuest(openContext);
  const { page } = admin;
  await page.goto('/admin');
  await page.getByLabel('Token').fill('token-of-the-tests');
  await page.getByRole('button', { name: 'Enter' }).click();
  const people = page.getByRole('region', { name: 'People' });
  await page.getByRole('searchbox', { name: /Nickname/ }).fill(nickname);
  await page.getByRole('button', { name: 'Find' }).click();
  const rename = people.getByRole('button', { name: `Rename ${nickname}` });
  const newName = people.getByLabel(`New nickname for ${nickname}`);
  await rename.click();
  await newName.fill('admin');
  await rename.click();
  await expect(people.getByText('This nickname is taken, reserved or not allowed.')).toBeVisible();
  await newName.fill(`${nickname} 2`);
  await rename.click();
  await expect(people.getByRole('link', { name: `${nickname} 2` })).toBeVisible();

  const table = page
    .getByRole('region', { name: 'Tables' })
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="${address}"]`) });
  await table.getByRole('button', { name: 'Close the table' }).click();
  await expect(table.getByText('Really close?')).toBeVisible();
  await table.getByRole('button', { name: 'Close the table' }).click();
  await expect(table).toHaveCount(0);
  await expect(bert.page.getByText('The race ends here and does not count.')).toBeVisible();
  await expect(bert.page.locator('.ask')).toHaveText('This race was stopped.');
  await expect(bert.page.locator('.table')).toHaveAttribute('data-asked', 'false');
  const actions = page.getByRole('region', { name: 'What the admin did' });
  for (const action of ['Renamed', 'Closed table']) await expect(actions).toContainText(action);
  // The refused nickname is logged as an error of the request, which is expected.
  admin.errors.length = 0;
  await closeGuests(admin, anna, bert);
});
