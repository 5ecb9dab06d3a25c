import { expect } from '@playwright/test';
import { closeGuests, joinThroughApi, makeTable, openGuest } from './online.ts';
import { test } from './table.ts';
import { expectAccessible } from './accessibility.ts';

const TOKEN = 'token-of-the-tests';

test("the admin sees the server's health, handles reports, bans and announces", async ({ openContext }) => {
  const anna = await openGuest(openContext);
  const bert = await openGuest(openContext, { phone: true });
  const address = await makeTable(anna, 'Anna', 'pole-position');
  await joinThroughApi(bert, address, 'Bert');
  const rude = `You drive like a lorry ${address}`;
  const api = `/api${address.replace('/t/', '/tables/')}`;
  const said = await bert.context.request.post(`${api}/messages`, { data: { id: 'message-1', text: rude } });
  const { number, person } = (await said.json()) as { number: number; person: string };
  await anna.context.request.post(`${api}/report`, { data: { message: number, reason: 'That is rude.' } });

  const host = await openGuest(openContext);
  const { page } = host;
  await page.goto('/host');
  await page.getByLabel('Token').fill('not the token');
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(page.getByRole('alert')).toHaveText('That is not the token of this server.');
  await page.getByLabel('Token').fill(TOKEN);
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(page.getByRole('heading', { name: 'Health' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Health' })).toContainText('SQLite');
  await expect(page.getByRole('region', { name: 'Tables' })).toContainText('Pole Position');
  await expectAccessible(page, 'the host’s page');

  const report = page.locator('.admin-report').filter({ hasText: rude });
  await expect(report).toContainText('That is rude.');
  await report.getByRole('button', { name: 'Ban Bert' }).click();
  await report.getByRole('button', { name: 'Ban Bert' }).click();
  await expect(report).toHaveCount(0);
  const refused = await bert.context.request.post(`${api}/messages`, { data: { id: 'message-2', text: 'Why?' } });
  expect(refused.ok()).toBe(false);

  // Found by a part of the nickname, and unbanned.
  await page.getByRole('searchbox', { name: /Nickname/ }).fill('ber');
  await page.getByRole('button', { name: 'Find' }).click();
  const people = page.getByRole('region', { name: 'People' });
  await expect(people.getByText('banned').first()).toBeVisible();
  await host.context.request.post(`/api/admin/people/${person}/ban`, { data: { banned: false } });

  // People in the lobby see the announcement come and go; later visitors see it, too.
  await bert.page.goto('/lobby');
  await expect(bert.page.getByRole('heading', { name: 'Lobby' })).toBeVisible();
  const notice = `Pit lane closes at ten ${address}`;
  const field = page.getByRole('textbox', { name: 'Announcement' });
  const takeDown = page.getByRole('button', { name: 'Take it down' });
  await expect(takeDown).toBeDisabled();
  await field.fill(notice);
  await page.getByRole('button', { name: 'Announce', exact: true }).click();
  await expect(page.getByText('Done.')).toBeVisible();
  const strip = bert.page.getByRole('complementary', { name: 'From whoever runs this site' });
  await expect(strip).toHaveText(notice);
  await expect(strip).toBeInViewport();
  await expectAccessible(bert.page, 'the lobby with an announcement');
  await Promise.all([page.reload(), bert.page.reload()]);
  await expect(strip).toHaveText(notice);
  await expect(field).toHaveValue(notice);
  await takeDown.click();
  await expect(strip).toHaveCount(0);
  await expect(field).toHaveValue('');
  await expect(takeDown).toBeDisabled();

  // The failed sign-in at the start logs an error, which is expected.
  for (const { errors } of [host, bert]) errors.length = 0;
  await closeGuests(host, anna, bert);
});
