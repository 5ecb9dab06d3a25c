import type { Table } from '@paddock/protocol';
import { expect } from '@playwright/test';
import { callApiAs, test } from './people.ts';
import { PROOF } from './table.ts';
import { expectAccessible } from './accessibility.ts';

const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };
const ME = { kind: 'me' };
const OPEN = { kind: 'open' };

test('a reserved seat is offered to nobody else, and given to a bot only after a confirmation', async ({ meet }) => {
  const host = await meet('Keeper');
  const guest = await meet('Kept one', PHONE);
  await callApiAs(guest, 'POST', '/api/me/claim', { nickname: 'Kept one', password: 'correct horse' });
  const stranger = await meet('Somebody else', PHONE);
  const seats = [ME, { kind: 'invited', nickname: 'kept one' }];
  const { id } = await callApiAs<Table>(host, 'POST', '/api/tables', { game: 'pole-position', seats, listed: true });
  await stranger.goto('/lobby');
  await expect(stranger.getByRole('heading', { name: 'Open tables' })).toBeVisible();
  await expect(stranger.locator(`[data-table="${id}"]`)).toHaveCount(0);
  await stranger.goto(`/t/${id}`);
  await expect(stranger.getByText('What is left is kept for Kept one.')).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
  await expect(stranger.getByRole('img', { name: 'Nickname claimed' })).toBeVisible();

  await host.goto(`/t/${id}`);
  await host.getByRole('button', { name: 'Start with bots' }).click();
  const question = host.getByRole('dialog', { name: 'Start without them?' });
  await expect(question).toContainText('A seat is kept for Kept one.');
  await expectAccessible(host, 'the question before a kept seat goes to a bot');
  await question.getByRole('button', { name: 'Wait a little longer' }).click();
  await expect(question).toBeHidden();
  await expect(host.getByRole('combobox', { name: 'Seat 2' })).toHaveValue('invited');
  await host.getByRole('button', { name: 'Start with bots' }).click();
  await question.getByRole('button', { name: 'Start all the same' }).click();
  await expect(host.locator('.table')).toBeVisible();
});

test('the host removes a person, who is told and may join again only when invited', async ({ meet }) => {
  const host = await meet('Strict host', PHONE);
  const guest = await meet('Unwanted', PHONE);
  const { id } = await callApiAs<Table>(host, 'POST', '/api/tables', { game: 'formula', seats: [ME, OPEN, OPEN] });
  await callApiAs(guest, 'POST', `/api/tables/${id}/join`);
  await host.goto(`/t/${id}`);
  await guest.goto(`/t/${id}`);
  await expect(guest.getByText('You have a seat.')).toBeVisible();
  // Nobody but the host can, and not even the host themselves.
  await expect(guest.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await expect(host.getByRole('button', { name: 'Remove Strict host from the table' })).toHaveCount(0);
  await host.getByRole('button', { name: 'Remove Unwanted from the table' }).click();
  const question = host.getByRole('dialog', { name: 'Remove Unwanted from the table?' });
  await expectAccessible(host, 'the question before somebody is removed');
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(question).toBeHidden();
  const told = guest.getByText('The host has taken your seat back.');
  await expect(told).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
  await expectAccessible(guest, 'whoever was removed');
  await guest.reload();
  await expect(told).toBeVisible();
  await host.getByRole('combobox', { name: 'Seat 2' }).selectOption('invite');
  await host.getByLabel('Nickname of your guest').fill('Unwanted');
  await host.getByRole('button', { name: 'Invite', exact: true }).click();
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await expect(guest.getByText('You have a seat.')).toBeVisible();
});

test.describe(() => {
  test.use({ isIsolated: true });

  for (const phone of [false, true]) {
    const title = `a bot may be asked for whoever is away (${phone ? 'phone' : 'desktop'})`;
    test(title, phone ? {} : PROOF, async ({ meet }) => {
      const page = await meet('Patient', phone ? PHONE : {});
      const away = await meet('Absent');
      await callApiAs(page, 'POST', '/api/me/claim', { nickname: `Patient ${phone}`, password: 'correct horse' });
      const { id } = await callApiAs<Table>(page, 'POST', '/api/tables', { game: 'formula-de', seats: [ME, OPEN] });
      await callApiAs(away, 'POST', `/api/tables/${id}/join`);
      await page.clock.install();
      await page.goto(`/t/${id}`);
      const button = page.getByRole('button', { name: 'Let a bot drive for Absent' });
      await expect(page.locator('.tower').getByText('away')).toBeVisible();
      await expect(button).toHaveCount(0);
      await page.clock.runFor(125_000);
      // What has just happened may still move the rail on a slow machine. Less than a pixel may be outside.
      await expect(async () => {
        await button.scrollIntoViewIfNeeded();
        await expect(button).toBeInViewport({ ratio: 0.98, timeout: 1000 });
      }).toPass();
      await expectAccessible(page, 'the rail with somebody who is away');
      // This page is two minutes ahead; the server knows better.
      await button.click();
      await expect(page.getByRole('alert')).toHaveText('They are back, or have not been away for long.');
      await away.goto(`/t/${id}`);
      await expect(away.locator('.table')).toBeVisible();
      await expect(button).toHaveCount(0);
    });
  }
});
