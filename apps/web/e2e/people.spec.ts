import type { Person, LeaderboardEntry, Table } from '@paddock/protocol';
import { type CDPSession, expect, type Page } from '@playwright/test';
import { callApiAs, driveToEnd, raceToEnd, test } from './people.ts';
import { presetSettings, PROOF } from './table.ts';
import { expectAccessible, expectAccessibleInBothThemes } from './accessibility.ts';

test('a nickname is claimed with a password, which signs in from another browser', async ({ meet }) => {
  const page = await meet();
  await page.goto('/me');
  await page.getByRole('region', { name: 'New here' }).getByLabel('Your nickname').fill('Alva');
  await page.getByRole('button', { name: 'That is me' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alva');
  await page.getByLabel('Password').fill('a long word');
  await page.getByRole('button', { name: 'Keep it with a password' }).click();
  await expect(page.getByText('Yours for good')).toBeVisible();
  const codes = (await page.getByRole('textbox', { name: 'Recovery codes' }).inputValue()).split('\n');
  expect(codes).toHaveLength(8);

  const other = await meet();
  await other.goto('/me');
  // Nobody else gets the nickname, and its owner is told where to go.
  await other.getByRole('region', { name: 'New here' }).getByLabel('Your nickname').fill('alva');
  await other.getByRole('button', { name: 'That is me' }).click();
  await expect(other.getByRole('alert')).toContainText('belongs to somebody');
  const back = other.getByRole('region', { name: 'Come back' });
  await back.getByLabel('Your nickname').fill('Alva');
  await back.getByLabel('Password').fill('another word');
  await back.getByRole('button', { name: 'Come back', exact: true }).click();
  await expect(back.getByRole('alert')).toContainText('Nickname or password is wrong');
  await back.getByLabel('Password').fill('a long word');
  await back.getByRole('button', { name: 'Come back', exact: true }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Alva');
  expect((await callApiAs<Person>(other, 'GET', '/api/me')).id).toBe(
    (await callApiAs<Person>(page, 'GET', '/api/me')).id,
  );

  // Another password, and out.
  await other.getByLabel('Current password').fill('a long word');
  await other.getByLabel('New password').fill('a longer word');
  await other.getByRole('button', { name: 'Change the password' }).click();
  await expect(other.getByText('The new password holds')).toBeVisible();
  await other.getByRole('button', { name: 'Leave this browser' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Who are you?');

  // A recovery code lets in whoever has lost the password.
  await other.getByRole('button', { name: 'Come back with a recovery code' }).click();
  await back.getByLabel('Your nickname').last().fill('Alva');
  await back.getByLabel('Recovery code').fill(codes[3]!.toLowerCase());
  await back.getByLabel('New password').fill('the longest word');
  await back.getByRole('button', { name: 'Come back and set the password' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Alva');
  await expect(other.getByText('7 codes left')).toBeVisible();
});

/** A device with passkeys, which says yes to everything. */
async function authenticator(page: Page): Promise<{ device: CDPSession; authenticatorId: string }> {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { device, authenticatorId };
}

test('a nickname is claimed with a passkey, which signs in from another browser', async ({ meet }) => {
  const page = await meet('Bente');
  const first = await authenticator(page);
  await page.goto('/me');
  await page.getByRole('button', { name: 'Keep it with a passkey' }).click();
  await expect(page.getByText('Yours for good')).toBeVisible();
  await expect(page.getByText(/^made on/)).toBeVisible();
  // The only way back stays.
  await page.getByRole('button', { name: /^Forget it/ }).click();
  await expect(page.getByRole('alert')).toContainText('only way back');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('has a passkey for you already');

  // Passkeys go with their owner from device to device.
  const { credentials } = await first.device.send('WebAuthn.getCredentials', {
    authenticatorId: first.authenticatorId,
  });
  const other = await meet();
  const second = await authenticator(other);
  for (const credential of credentials) {
    await second.device.send('WebAuthn.addCredential', { authenticatorId: second.authenticatorId, credential });
  }
  await other.goto('/me');
  await other.getByRole('button', { name: 'Come back with a passkey' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Bente');
});

test('a token plays, and is revoked', async ({ meet, playwright, baseURL }) => {
  const page = await meet('Cleo');
  await callApiAs(page, 'POST', '/api/me/claim', { nickname: 'Cleo', password: 'a long word' });
  await page.goto('/me');
  await page.getByLabel('What is it for?').fill('my bot');
  await page.getByRole('button', { name: 'Make a token' }).click();
  const token = await page.getByRole('textbox', { name: 'my bot' }).inputValue();
  const program = await playwright.request.newContext({
    baseURL: baseURL!,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  expect(await (await program.get('/api/me')).json()).toMatchObject({ nickname: 'Cleo' });
  await page.getByRole('button', { name: 'Take it back: my bot' }).click();
  await expect(page.getByText('There are none.')).toBeVisible();
  expect((await program.get('/api/me')).status()).toBe(401);
});

test('profile and leaderboard show the results', async ({ meet }) => {
  test.slow();
  const page = await meet('Dora');
  const rival = await meet('Emil');
  await driveToEnd(page, rival, false);
  for (const one of [page, rival]) await one.goto('/');
  // A browser has six connections to a server, and each race needs two.
  for (const _ of [1, 2]) await Promise.all([raceToEnd(page, rival), raceToEnd(page, rival)]);
  await raceToEnd(page, rival);
  await expect
    .poll(async () => (await callApiAs<LeaderboardEntry[]>(page, 'GET', '/api/leaderboard/formula')).length)
    .toBeGreaterThanOrEqual(2);
  await page.goto('/best/formula');
  await expect(page.getByRole('row', { name: /Dora/ })).toContainText('(You)');
  await expectAccessible(page, 'leaderboard');
  await page.getByRole('link', { name: 'Emil' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Emil');
  await expect(page.locator('.rating')).toContainText('5 games');
  await expect(page.locator('.history > li')).toHaveCount(6);
  await expect(page.getByText('not rated')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'You and Emil' })).toContainText(/You were ahead \d times?, behind/);
  await expect(page.getByRole('img', { name: /The rating over time/ })).toBeVisible();
  // Who took part sees the private race, too; a filter hides the others.
  await expect(page.getByText('private table')).toHaveCount(0);
  await page.getByLabel('Pace').selectOption('Correspondence');
  await expect(page.getByText('No game fits')).toBeVisible();
  await page.getByLabel('Pace').selectOption('Live');
  await expect(page.locator('.history > li')).toHaveCount(6);
  await expectAccessible(page, 'profile');

  // Whom one does not want to read is muted on their page, and listed on one's own.
  await page.getByRole('button', { name: 'Mute: Emil' }).click();
  await expect(page.getByRole('button', { name: 'Listen again: Emil' })).toBeVisible();
  await page.goto('/me');
  await page.getByRole('button', { name: 'Listen again: Emil' }).click();
  await expect(page.getByRole('region', { name: 'Muted people' }).getByText('Nobody.')).toBeVisible();

  // With whom one wants to have nothing to do is blocked there, too.
  await page.goto('/best/formula');
  await page.getByRole('link', { name: 'Emil' }).click();
  await page.getByRole('button', { name: 'Block: Emil' }).click();
  await expect(page.getByText('You have nothing to do with them any more')).toBeVisible();
  await expectAccessible(page, 'blocked');
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { id } = await callApiAs<Table>(page, 'POST', '/api/tables', { game: 'pole-position', seats });
  await rival.goto(`/t/${id}`);
  await rival.getByRole('button', { name: 'Sit down' }).click();
  await expect(rival.getByRole('alert')).toContainText('You cannot sit down at this table');
  await page.goto('/me');
  await page.getByRole('button', { name: 'Unblock: Emil' }).click();
  await expect(page.getByRole('region', { name: 'Blocked people' }).getByText('Nobody.')).toBeVisible();
  await page.goto('/people/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nobody here');
});

test('a person can download their data and delete the account', async ({ meet }) => {
  const page = await meet('Fritz');
  const { id } = await callApiAs<Person>(page, 'GET', '/api/me');
  await page.goto('/me');
  const loading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  expect((await loading).suggestedFilename()).toBe('paddock-my-data.json');
  await page.getByRole('button', { name: /^Delete my data/ }).click();
  await page.getByLabel('Type Fritz').fill('fritz');
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByRole('alert')).toContainText('letter for letter');
  await page.getByLabel('Type Fritz').fill('Fritz');
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are forgotten');
  expect((await page.request.get(`/api/people/${id}`)).status()).toBe(404);
  expect((await page.request.get('/api/me')).status()).toBe(204);
});

test('axe finds nothing on the pages about people', PROOF, async ({ meet }) => {
  const phone = { viewport: { width: 360, height: 740 } };
  const newcomer = await meet(null, phone);
  await newcomer.goto('/me');
  await expect(newcomer.getByRole('heading', { level: 1 })).toHaveText('Who are you?');
  await expectAccessibleInBothThemes(newcomer, 'newcomer');
  const page = await meet('Gerd', phone);
  const { nickname } = await callApiAs<Person>(page, 'GET', '/api/me');
  for (const claimed of [false, true]) {
    if (claimed) await callApiAs(page, 'POST', '/api/me/claim', { nickname, password: 'a long word' });
    await page.goto('/me');
    await page.getByRole('button', { name: /^Delete my data/ }).click();
    await (claimed ? expectAccessibleInBothThemes : expectAccessible)(page, claimed ? 'claimed' : 'not claimed');
  }
});

test('axe finds nothing on public pages about people', PROOF, async ({ meet }) => {
  const page = await meet('Gerlinde', { viewport: { width: 360, height: 740 } });
  const { id } = await callApiAs<Person>(page, 'GET', '/api/me');
  for (const path of [`/people/${id}`, '/best', '/best/formula', '/people/nobody']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleInBothThemes(page, path);
  }
});

for (const [language, words] of [
  ['fr', ['Salon', 'Vous', 'Les meilleurs']],
  ['de', ['Lobby', 'Du', 'Die Besten']],
] as const) {
  test(`lobby and people in ${language}`, PROOF, async ({ meet }) => {
    const page = await meet(`Hanna ${language}`);
    await presetSettings(page, { language });
    const { id, nickname } = await callApiAs<Person>(page, 'GET', '/api/me');
    const inOtherWords = async (path: string): Promise<void> => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const text = await page.locator('body').innerText();
      for (const word of ['undefined', 'NaN', '[object', 'nickname', 'Nobody', 'Sit down', 'password']) {
        expect(text, path).not.toContain(word);
      }
    };
    for (const path of ['/me', `/people/${id}`, '/people/nobody']) await inOtherWords(path);
    await callApiAs(page, 'POST', '/api/me/claim', { nickname, password: 'a long word' });
    for (const [i, path] of ['/lobby', '/me', '/best'].entries()) {
      await inOtherWords(path);
      await expect(page).toHaveTitle(new RegExp(words[i]!));
    }
  });
}
