import { expect } from '@playwright/test';
import { openGuest, startRace, click, entryOf, closeGuests, waitUntilAsked, playUntil } from './online.ts';
import { test } from './table.ts';

test.use({ serviceWorkers: 'allow' });

/** Runs in a page: Chromium's headless shell has no notifications, so the page gets a list of them instead. */
function replaceMissingNotifications(): void {
  if (!('Notification' in globalThis) || Notification.permission === 'granted') return;
  let shown: { readonly title: string; readonly tag: string; close(): void }[] = [];
  Object.defineProperty(Notification, 'permission', { value: 'granted' });
  ServiceWorkerRegistration.prototype.showNotification = (title, { tag = '' } = {}) => {
    const notification = { title, tag, close: () => (shown = shown.filter((one) => one !== notification)) };
    shown = [...shown.filter((one) => one.tag !== tag), notification];
    return Promise.resolve();
  };
  ServiceWorkerRegistration.prototype.getNotifications = ({ tag } = {}) =>
    Promise.resolve(shown.filter((one) => tag === undefined || one.tag === tag) as unknown as Notification[]);
}

test('the title says whose turn it is, and a hidden page notifies once a turn', async ({ openContext }) => {
  const [anna, bert] = await startRace(openContext, 'pole-position');
  await bert.context.grantPermissions(['notifications']);
  await bert.page.addInitScript(replaceMissingNotifications);
  await bert.page.reload();
  await waitUntilAsked(bert);
  await expect(bert.page).toHaveTitle('● Your turn · Pole Position');
  await bert.page.evaluate(() => navigator.serviceWorker.ready);

  await bert.page.getByRole('button', { name: 'Settings' }).click();
  const reminders = bert.page.getByRole('switch', { name: /Tell me when it is my turn/ });
  await reminders.click();
  // The browsers of these tests have no push service.
  await expect(bert.page.getByText('On while Paddock is open in a tab.')).toBeVisible();
  bert.errors.length = 0;
  await expect(reminders).toBeChecked();
  await bert.page.keyboard.press('Escape');

  // Bert turns to another tab, and the others go on.
  await bert.page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  const entry = await entryOf(bert);
  await click(bert.page);
  await expect.poll(() => entryOf(bert)).toBeGreaterThan(entry);
  const shown = (): Promise<string[]> =>
    bert.page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ tag, title }) => `${tag} ${title}`);
    });
  await playUntil(anna, async () => (await bert.page.locator('.table').getAttribute('data-asked')) === 'true');
  await expect.poll(shown).toHaveLength(1);
  expect((await shown())[0]).toContain('Your turn · Pole Position');

  // Once Bert has chosen, there is nothing to be reminded of.
  const [first] = await shown();
  await click(bert.page);
  await expect.poll(async () => (await shown()).includes(first!)).toBe(false);
  await closeGuests(anna, bert);
});

/** A browser with a push service: what it answers is made up, its keys are real. */
function pretendPushService(): void {
  const text = (bytes: ArrayBuffer): string =>
    btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  const endpoint = 'https://push.example.com/of-this-browser';
  let current: object | null = null;
  PushManager.prototype.getSubscription = () => Promise.resolve(current as PushSubscription | null);
  PushManager.prototype.subscribe = async () => {
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
    const p256dh = text(await crypto.subtle.exportKey('raw', pair.publicKey));
    const auth = text(crypto.getRandomValues(new Uint8Array(16)).buffer);
    current = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: () => {
        current = null;
        return Promise.resolve(true);
      },
    };
    return current as PushSubscription;
  };
}

test('only the switch subscribes a browser with a push service', async ({ openContext }) => {
  const anna = await openGuest(openContext);
  const { context, page } = anna;
  await context.request.post('/api/me', { data: { nickname: 'Anna' } });
  await context.grantPermissions(['notifications']);
  await page.addInitScript(replaceMissingNotifications);
  await page.addInitScript(pretendPushService);
  const told: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/me/push')) told.push(`${answer.request().method()} ${answer.status()}`);
  });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('button', { name: 'Settings' }).click();
  const reminders = page.getByRole('switch', { name: /Tell me when it is my turn/ });
  await expect(page.getByText(/^Off\./)).toBeVisible();
  expect(told).toEqual([]);
  await reminders.click();
  await expect(page.getByText('On: you are told on this device, even when Paddock is closed.')).toBeVisible();
  expect(told).toEqual(['PUT 204']);
  await reminders.click();
  await expect(page.getByText(/^Off\./)).toBeVisible();
  expect(told).toEqual(['PUT 204', 'DELETE 204']);
  await closeGuests(anna);
});
