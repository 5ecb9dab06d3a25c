import type { Table } from '@paddock/protocol';
import { expect, type Page } from '@playwright/test';
import { callApiAs, test } from './people.ts';
import { FAST_SETTINGS, presetSettings, PROOF } from './table.ts';
import { expectAccessible, expectAccessibleInBothThemes, expectNoOverflow } from './accessibility.ts';

const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };
const NETWORK = 'http://192.168.1.20:3000';

async function makeTable(page: Page, time: object = { kind: 'none' }): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  return (await callApiAs<Table>(page, 'POST', '/api/tables', { game: 'pole-position', seats, time })).id;
}

/** As if the server listened on the local network; the one of these tests does not. */
async function pretendNetworkServer(page: Page): Promise<void> {
  await page.route('**/invitation', (route) => route.fulfill({ json: { networkUrl: NETWORK } }));
}

const VARIANTS = [
  { language: 'en', name: 'Invite friends' },
  { language: 'fr', name: 'Inviter des amis' },
  { language: 'de', name: 'Freunde einladen' },
];

for (const [device, options, isProof] of [
  ['phone', PHONE, false],
  ['phone', PHONE, true],
  ['desktop', {}, true],
] as const) {
  const title = `the invitation is accessible and fits on a ${device}${isProof ? ' in every language' : ''}`;
  test(title, isProof ? PROOF : {}, async ({ meet }) => {
    const page = await meet('Ada', options);
    await pretendNetworkServer(page);
    const id = await makeTable(page);
    for (const { language, name } of isProof ? VARIANTS : VARIANTS.slice(0, 1)) {
      await presetSettings(page, { ...FAST_SETTINGS, language });
      await page.goto(`/t/${id}`);
      const panel = page.getByRole('region', { name });
      await expect(panel.getByRole('textbox')).toHaveValue(`${NETWORK}/t/${id}`);
      const code = panel.locator('svg.qr-code');
      if (device === 'phone') {
        await expect(code).toBeHidden();
        await panel.locator('summary').tap();
      }
      await expect(code).toBeVisible();
      const check = language === 'en' ? expectAccessibleInBothThemes : expectNoOverflow;
      await check(page, `the invitation, ${language}, ${device}`);
    }
  });
}

test('an address that only this device can open is marked as such', async ({ meet }) => {
  const page = await meet('Ada');
  const id = await makeTable(page);
  await page.goto(`/t/${id}`);
  const panel = page.getByRole('region', { name: 'Invite friends' });
  await expect(panel.getByText('This address works on this device only.')).toBeVisible();
  await expect(panel.locator('svg.qr-code')).toHaveCount(0);
});

test('the link is copied where the browser has no clipboard, as on plain http', async ({ meet }) => {
  const page = await meet('Ada', { permissions: ['clipboard-read', 'clipboard-write'] });
  // The server of these tests is on localhost, where there is a clipboard: the page is not to find it.
  await page.addInitScript(() => {
    const { clipboard } = navigator;
    Object.assign(globalThis, { readClipboard: () => clipboard.readText() });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await pretendNetworkServer(page);
  const id = await makeTable(page);
  await page.goto(`/t/${id}`);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() =>
    (globalThis as unknown as { readClipboard(): Promise<string> }).readClipboard(),
  );
  expect(copied).toBe(`${NETWORK}/t/${id}`);

  // Where not even that works, the link is marked and it is said how.
  await page.evaluate(() => (document.execCommand = () => false));
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('press Ctrl+C')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Invite friends' })).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(`${NETWORK}/t/${id}`);
});

test('a phone offers its share sheet', async ({ meet }) => {
  const page = await meet('Ada', PHONE);
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(globalThis, { shared });
    navigator.share = (data) => Promise.resolve(void shared.push(data));
  });
  await pretendNetworkServer(page);
  const id = await makeTable(page);
  await page.goto(`/t/${id}`);
  await page.getByRole('button', { name: 'Share …' }).tap();
  expect(await page.evaluate(() => (globalThis as unknown as { shared: unknown[] }).shared)).toEqual([
    { title: 'Pole Position', url: `${NETWORK}/t/${id}` },
  ]);
});

test('notifications are not offered where the browser does not support them', async ({ meet }) => {
  const days = { kind: 'move', seconds: 86_400 };
  const able = await meet('Ada');
  await able.goto(`/t/${await makeTable(able, days)}`);
  await expect(able.getByText('It will take days')).toBeVisible();

  const unable = await meet('Bea');
  await unable.addInitScript(() => Object.defineProperty(globalThis, 'isSecureContext', { value: false }));
  await unable.goto(`/t/${await makeTable(unable, days)}`);
  await expect(unable.getByText('You have a seat.')).toBeVisible();
  await expect(unable.getByText('It will take days')).toHaveCount(0);
  await unable.getByRole('button', { name: 'Settings' }).click();
  await expect(unable.getByText('Browsers allow them on https only.')).toBeVisible();
  await expect(unable.getByRole('switch')).toHaveCount(0);
  await expectAccessible(unable, 'settings without reminders');
});

test('a link has a preview picture, and a missing page says so', async ({ meet }) => {
  const page = await meet('Ada');
  const id = await makeTable(page);
  const html = await (await page.request.get(`/t/${id}`, { headers: { accept: '*/*' } })).text();
  const picture = /og:image" content="([^"]+)"/.exec(html)![1]!;
  await page.goto('/');
  /** How many different colours there are where the words of the picture stand. */
  const inkIn = (src: string): Promise<number[]> =>
    page.evaluate(async (url) => {
      const image = new Image();
      image.src = new URL(url).pathname + new URL(url).search;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(60, 130, 420, 320);
      let dark = 0;
      for (let i = 0; i < data.length; i += 4) if (data[i]! < 60) dark++;
      return [image.width, image.height, Math.round(dark / 1000)];
    }, src);
  const [width, height, ink] = await inkIn(picture);
  expect([width, height]).toEqual([1200, 630]);
  // Title, sentence and label are written in real letters: without fonts there is nothing but the label.
  expect(ink).toBeGreaterThan(20);

  const answer = await page.goto('/t/AAAAAAAAAAAA');
  expect(answer!.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'There is no such table' })).toBeVisible();
  expect((await page.goto('/nothing/here'))!.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
