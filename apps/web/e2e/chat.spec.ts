import { expect, type Page } from '@playwright/test';
import { begin, goHome, type Guest } from './online.ts';
import { test } from './table.ts';
import { wellMade } from './well-made.ts';

/** Anna has the talk beside the board, Bert behind a button. */
async function openTalk({ page }: Guest): Promise<void> {
  const tab = page.getByRole('tab', { name: /^Talk/ });
  await ((await tab.isVisible()) ? tab : page.getByRole('button', { name: /^Talk/ })).click();
  await expect(page.getByRole('log', { name: 'Talk' })).toBeVisible();
}

async function say({ page }: Guest, text: string): Promise<void> {
  await page.getByPlaceholder('Say something').fill(text);
  await page.getByPlaceholder('Say something').press('Enter');
}

function said({ page }: Guest, text: string): ReturnType<Page['locator']> {
  return page.locator('.chat-message').filter({ hasText: text });
}

test('those at a table talk, count what is new, mute, report and want to hear nothing', async ({ browser }) => {
  const [anna, bert] = await begin(browser, 'pole-position');
  await openTalk(anna);
  await say(anna, 'Good luck!');
  await expect(bert.page.getByRole('button', { name: 'Talk, 1 new message' })).toBeVisible();
  await openTalk(bert);
  await expect(said(bert, 'Good luck!')).toContainText('Anna');
  await say(bert, '   You will   need it 🏁 ');
  await expect(said(anna, 'You will need it 🏁')).toContainText('Bert');

  // A page that is read has nothing new, also after it was loaded again.
  await bert.page.reload();
  await expect(bert.page.getByRole('button', { name: 'Talk', exact: true })).toBeVisible();

  await wellMade(anna.page, 'talk');

  // Reported to whoever runs the server.
  await anna.page.getByRole('button', { name: 'What to do about this message from Bert' }).click();
  await anna.page.getByRole('button', { name: 'Report', exact: true }).click();
  const dialog = anna.page.getByRole('dialog', { name: 'Report' });
  await dialog.getByLabel('What is wrong with it?').fill('It is not true.');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog.getByText('Thank you.')).toBeVisible();
  await anna.page.keyboard.press('Escape');

  // Muted, and heard again.
  await anna.page.getByRole('button', { name: 'Mute: Bert' }).click();
  await expect(said(anna, 'You will need it')).toHaveCount(0);
  await openTalk(bert);
  await say(bert, 'Hello?');
  await expect(said(bert, 'Hello?')).toBeVisible();
  await anna.page.getByRole('button', { name: 'Hear Bert again' }).click();
  await expect(said(anna, 'You will need it')).toBeVisible();

  // Blocked, and not any more.
  await anna.page.getByRole('button', { name: 'What to do about this message from Bert' }).first().click();
  await anna.page.getByRole('button', { name: 'Block: Bert' }).first().click();
  await expect(said(anna, 'You will need it')).toHaveCount(0);
  await anna.page.getByRole('button', { name: 'Unblock Bert' }).click();
  await expect(said(anna, 'You will need it')).toBeVisible();

  // Nothing at all, and again what was missed.
  await anna.page.getByRole('button', { name: 'Turn talk off' }).click();
  await expect(anna.page.getByText('Talk is off for your seat.')).toBeVisible();
  await say(bert, 'Are you there?');
  await expect(said(bert, 'Are you there?')).toBeVisible();
  await anna.page.getByRole('button', { name: 'Turn talk on' }).click();
  await expect(said(anna, 'Are you there?')).toBeVisible();
  await goHome(anna, bert);
});

test('a message that got no answer is said once', async ({ browser }) => {
  const [anna, bert] = await begin(browser, 'pole-position');
  await openTalk(anna);
  await openTalk(bert);
  // The server hears it, and its answer is lost.
  await anna.page.route('**/messages', async (route) => {
    if (route.request().method() === 'POST') await route.fetch();
    await route.abort();
  });
  await say(anna, 'Do you hear me?');
  await expect(anna.page.getByRole('alert')).toContainText('No connection');
  await expect(said(bert, 'Do you hear me?')).toHaveCount(1);
  await anna.page.unroute('**/messages');
  await anna.page.getByRole('button', { name: 'Say it' }).click();
  await expect(anna.page.getByPlaceholder('Say something')).toHaveValue('');
  await say(bert, 'Yes.');
  await expect(said(anna, 'Yes.')).toBeVisible();
  for (const guest of [anna, bert]) await expect(said(guest, 'Do you hear me?')).toHaveCount(1);
  await goHome(anna, bert);
});
