import { expect, type Page } from '@playwright/test';
import { startRace, closeGuests, type Guest } from './online.ts';
import { test } from './table.ts';
import { expectAccessible } from './accessibility.ts';

/** Anna has the chat beside the board, Bert behind a button. */
async function openChat({ page }: Guest): Promise<void> {
  const tab = page.getByRole('tab', { name: /^Talk/ });
  await ((await tab.isVisible()) ? tab : page.getByRole('button', { name: /^Talk/ })).click();
  await expect(page.getByRole('log', { name: 'Talk' })).toBeVisible();
}

async function sendMessage({ page }: Guest, text: string): Promise<void> {
  await page.getByPlaceholder('Say something').fill(text);
  await page.getByPlaceholder('Say something').press('Enter');
}

function messageWith({ page }: Guest, text: string): ReturnType<Page['locator']> {
  return page.locator('.chat-message').filter({ hasText: text });
}

test('people at a table chat, see unread counts, mute, report and turn the chat off', async ({ openContext }) => {
  const [anna, bert] = await startRace(openContext, 'pole-position');
  await openChat(anna);
  await sendMessage(anna, 'Good luck!');
  await expect(bert.page.getByRole('button', { name: 'Talk, 1 new message' })).toBeVisible();
  await openChat(bert);
  await expect(messageWith(bert, 'Good luck!')).toContainText('Anna');
  await sendMessage(bert, '   You will   need it 🏁 ');
  await expect(messageWith(anna, 'You will need it 🏁')).toContainText('Bert');

  // Read messages stay read after a reload.
  await bert.page.reload();
  await expect(bert.page.getByRole('button', { name: 'Talk', exact: true })).toBeVisible();

  await expectAccessible(anna.page, 'talk');

  // Report to the admin.
  await anna.page.getByRole('button', { name: 'What to do about this message from Bert' }).click();
  await anna.page.getByRole('button', { name: 'Report', exact: true }).click();
  const dialog = anna.page.getByRole('dialog', { name: 'Report' });
  await dialog.getByLabel('What is wrong with it?').fill('It is not true.');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog.getByText('Thank you.')).toBeVisible();
  await anna.page.keyboard.press('Escape');

  // Mute and unmute.
  await anna.page.getByRole('button', { name: 'Mute: Bert' }).click();
  await expect(messageWith(anna, 'You will need it')).toHaveCount(0);
  await openChat(bert);
  await sendMessage(bert, 'Hello?');
  await expect(messageWith(bert, 'Hello?')).toBeVisible();
  await anna.page.getByRole('button', { name: 'Hear Bert again' }).click();
  await expect(messageWith(anna, 'You will need it')).toBeVisible();

  // Block and unblock.
  await anna.page.getByRole('button', { name: 'What to do about this message from Bert' }).first().click();
  await anna.page.getByRole('button', { name: 'Block: Bert' }).first().click();
  await expect(messageWith(anna, 'You will need it')).toHaveCount(0);
  await anna.page.getByRole('button', { name: 'Unblock Bert' }).click();
  await expect(messageWith(anna, 'You will need it')).toBeVisible();

  // Turn the chat off, and on again with the missed messages.
  await anna.page.getByRole('button', { name: 'Turn talk off' }).click();
  await expect(anna.page.getByText('Talk is off for your seat.')).toBeVisible();
  await sendMessage(bert, 'Are you there?');
  await expect(messageWith(bert, 'Are you there?')).toBeVisible();
  await anna.page.getByRole('button', { name: 'Turn talk on' }).click();
  await expect(messageWith(anna, 'Are you there?')).toBeVisible();
  await closeGuests(anna, bert);
});

test('a message without an answer is sent again only once', async ({ openContext }) => {
  const [anna, bert] = await startRace(openContext, 'pole-position');
  await openChat(anna);
  await openChat(bert);
  // The server receives the message, but its answer is lost.
  await anna.page.route('**/messages', async (route) => {
    if (route.request().method() === 'POST') await route.fetch();
    await route.abort();
  });
  await sendMessage(anna, 'Do you hear me?');
  await expect(anna.page.getByRole('alert')).toContainText('No connection');
  await expect(messageWith(bert, 'Do you hear me?')).toHaveCount(1);
  await anna.page.unroute('**/messages');
  await anna.page.getByRole('button', { name: 'Say it' }).click();
  await expect(anna.page.getByPlaceholder('Say something')).toHaveValue('');
  await sendMessage(bert, 'Yes.');
  await expect(messageWith(anna, 'Yes.')).toBeVisible();
  for (const guest of [anna, bert]) await expect(messageWith(guest, 'Do you hear me?')).toHaveCount(1);
  await closeGuests(anna, bert);
});
