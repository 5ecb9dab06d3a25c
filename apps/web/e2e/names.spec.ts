import type { Table } from '@paddock/protocol';
import { expect } from '@playwright/test';
import { callApiAs, test } from './people.ts';
import { expectAccessible } from './accessibility.ts';

const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };

test('similar names get a number at a table, and a claimed name has an accessible mark', async ({ meet }) => {
  const owner = await meet('Ilse', PHONE);
  const double = await meet('lLSE');
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const { id } = await callApiAs<Table>(owner, 'POST', '/api/tables', { game: 'formula', seats, listed: true });
  await callApiAs(double, 'POST', `/api/tables/${id}/join`);
  await double.goto(`/t/${id}`);
  await expect(double.getByText('at this table you are lLSE·2')).toBeVisible();

  // The name is claimed while the other one looks on: they are renamed, told why, and may choose another name.
  await callApiAs(owner, 'POST', '/api/me/claim', { nickname: 'Ilse', password: 'correct horse' });
  const notice = double.getByText('Somebody has claimed “lLSE”');
  await expect(double.getByRole('img', { name: 'Nickname claimed' })).toHaveCount(2);
  await double.goto('/lobby');
  await expect(notice).toContainText('we call you “lLSE·2” from now on');
  await expect(double.locator(`[data-table="${id}"]`).getByRole('img', { name: 'Nickname claimed' })).toBeVisible();
  await expectAccessible(double, 'whoever was renamed');
  await double.getByRole('button', { name: 'All right' }).click();
  await expect(notice).toBeHidden();
  await double.reload();
  await expect(double.getByRole('heading', { name: 'Your tables' })).toBeVisible();
  await expect(notice).toBeHidden();

  await owner.goto(`/t/${id}`);
  await owner
    .getByRole('textbox', { name: 'Write something' })
    .or(owner.locator('.chat-say input'))
    .first()
    .fill('hello');
  await owner.keyboard.press('Enter');
  await expect(owner.locator('.chat-message').getByRole('img', { name: 'Nickname claimed' })).toBeVisible();
  await callApiAs(owner, 'POST', `/api/tables/${id}/start`, {});
  await expect(owner.locator('.tower-seat', { hasText: 'Ilse' }).first()).toContainText('✓');
  await expect(owner.locator('.tower').getByRole('img', { name: 'Nickname claimed' })).toHaveCount(1);
});

test('reserved names are refused with a reason', async ({ meet }) => {
  const page = await meet(null, PHONE);
  await page.goto('/me');
  const form = page.getByRole('region', { name: 'New here' });
  for (const name of ['Admin', 'Pаddock', 'Rookie', 'Emma']) {
    await form.getByLabel('Your nickname').fill(name);
    await form.getByRole('button', { name: 'That is me' }).click();
    await expect(form.getByRole('alert')).toContainText('belongs to Paddock itself');
  }
  await expectAccessible(page, 'a reserved name');
});
