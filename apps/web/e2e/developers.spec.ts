import type { CreatedBotAccount } from '@paddock/protocol';
import { expect } from '@playwright/test';
import { expectAccessibleInBothThemes } from './accessibility.ts';
import { callApiAs, test } from './people.ts';
import { presetSettings, PROOF } from './table.ts';

test('a BOT account is created, waits in the arena, and is marked there and on its page', async ({ meet, request }) => {
  const page = await meet('Grace');
  await callApiAs(page, 'POST', '/api/me/claim', { nickname: 'Grace', password: 'a long word' });
  await page.goto('/me');
  const section = page.getByRole('region', { name: 'BOT accounts' });
  await section.getByLabel('What is it called?').fill('Univac');
  await section.getByRole('button', { name: 'Create a BOT account' }).click();
  const token = await section.getByRole('textbox', { name: 'Univac' }).inputValue();
  const waiting = await request.post('/api/arena/formel-fun', { headers: { authorization: `Bearer ${token}` } });
  expect(waiting.status()).toBe(200);
  await page.goto('/arena');
  const bot = page.getByRole('link', { name: /Univac/ });
  await expect(bot.getByRole('img', { name: 'Plays by program, not a person' })).toHaveText('BOT');
  await bot.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('BOT');
});

test('axe finds nothing on the pages for bots', PROOF, async ({ page }) => {
  await presetSettings(page, { language: 'en' });
  for (const path of ['/arena', '/arena/formula-de', '/developers', '/contact?token=unsubscribe']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleInBothThemes(page, path);
  }
  await page.goto('/developers#requests');
  await expect(page.getByText('POST /api/arena/{game}').first()).toBeVisible();
  await expectAccessibleInBothThemes(page, 'requests');
});

test('programs find their way from the footer and the page with tokens', PROOF, async ({ meet }) => {
  const page = await meet('Ada');
  await callApiAs(page, 'POST', '/api/me/claim', { nickname: 'Ada', password: 'a long word' });
  const { token } = await callApiAs<CreatedBotAccount>(page, 'POST', '/api/me/bots', { nickname: 'Analytical' });
  expect(token).toMatch(/^paddock_/);
  await page.goto('/me');
  await page.getByRole('link', { name: 'How to write a bot' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Write a bot' })).toBeVisible();
  await page.getByRole('button', { name: 'Rust' }).click();
  await expect(page.getByText('use std::net::TcpStream;')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Arena of bots' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The arena: Formel Fun' })).toBeVisible();
});
