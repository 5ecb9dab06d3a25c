import type { Table } from '@paddock/protocol';
import { expect } from '@playwright/test';
import { callApiAs, test } from './people.ts';
import { expectAccessible } from './accessibility.ts';

test('the host invites a person by nickname, who joins from the lobby', async ({ meet }) => {
  const host = await meet('Xaver');
  const guest = await meet('Yara', { viewport: { width: 360, height: 740 } });
  await callApiAs(guest, 'POST', '/api/me/claim', { nickname: 'Yara', password: 'correct horse' });
  await guest.goto('/lobby');
  await expect(guest.getByRole('heading', { name: 'Open tables' })).toBeVisible();
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { id } = await callApiAs<Table>(host, 'POST', '/api/tables', { game: 'pole-position', seats });
  await host.goto(`/t/${id}`);
  const seat = host.getByRole('combobox', { name: 'Seat 2' });
  const field = host.getByLabel('Nickname of your guest');

  // Changed one's mind: nothing has happened.
  await seat.selectOption('invite');
  await expect(field).toBeFocused();
  await host.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(seat).toBeFocused();
  await expect(seat).toHaveValue('open');

  await seat.selectOption('invite');
  await field.fill('Nobody at all');
  await host.keyboard.press('Enter');
  await expect(host.getByRole('alert')).toHaveText(/Nobody here has this nickname/);
  await expectAccessible(host, 'the form for an invitation');
  await field.fill('yara');
  await host.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(field).toBeHidden();
  await expect(seat.locator('option:checked')).toHaveText('kept for Yara ✓');

  const invitations = guest.getByRole('region', { name: 'Your invitations' });
  await expect(invitations).toContainText('Xaver invites you');
  await expectAccessible(guest, 'an invitation');
  await invitations.getByRole('button', { name: /^Sit down/ }).click();
  await expect(guest).toHaveURL(`/t/${id}`);
  for (const page of [host, guest]) await expect(page.locator('.table')).toBeVisible();
});
