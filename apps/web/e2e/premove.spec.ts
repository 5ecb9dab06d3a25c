import { expect } from '@playwright/test';
import { startRace, click, entryOf, closeGuests, type Guest, waitUntilAsked, playUntil } from './online.ts';
import { openPremoves, premovesOf } from './premoves.ts';
import { PROOF, test } from './table.ts';

/** Waits until one of the two is asked and the other is not. Returns who chooses and who waits. */
async function chooserOf(one: Guest, other: Guest): Promise<[Guest, Guest]> {
  const asked = ({ page }: Guest): Promise<string | null> => page.locator('.table').getAttribute('data-asked');
  await expect.poll(async () => (await asked(one)) !== (await asked(other)), { timeout: 30_000 }).toBe(true);
  return (await asked(one)) === 'true' ? [one, other] : [other, one];
}

/**
 * A legal move of somebody who is asked in Formel Fun, and then one with the same card, which they do not have any more, and with a
 * Turbo. Whatever Turbo they have goes first.
 */
async function unfitPremoves(guest: Guest, table: string): Promise<readonly object[]> {
  const answer = await guest.context.request.get(`/api/tables/${table}/steps/${await entryOf(guest)}`);
  const { after } = (await answer.json()) as {
    after: { legal: readonly { card: string; turbo: boolean }[]; view: { hand: readonly string[] } };
  };
  const { hand } = after.view;
  const single = after.legal.filter(({ card }) => hand.indexOf(card) === hand.lastIndexOf(card));
  const first = single.find(({ turbo }) => turbo) ?? single[0]!;
  return [first, { card: first.card, turbo: true }];
}

test('Formula Dé: a gear is chosen as a premove and played on the next turn', PROOF, async ({ openContext }) => {
  const [anna, bert, address] = await startRace(openContext, 'formula-de');
  const table = address.slice('/t/'.length);
  const [chooser, waiter] = await chooserOf(anna, bert);
  await openPremoves(waiter.page);
  // Before the start there is only first gear.
  const offers = waiter.page.locator('[data-premove]');
  await expect(offers).toHaveCount(1);
  await offers.click();
  await expect(waiter.page.getByText('1 choice planned')).toBeVisible();
  await playUntil(chooser, async () => (await premovesOf(waiter, table)).length === 0);
  await closeGuests(anna, bert);
});

test('Pole Position: premoves for car and next card are played while the page is closed', async ({ openContext }) => {
  const [anna, bert, address] = await startRace(openContext, 'pole-position');
  const table = address.slice('/t/'.length);
  await waitUntilAsked(bert);
  await click(bert.page);
  await openPremoves(bert.page);
  await bert.page.locator('[data-premove]').first().click();
  await expect(bert.page.getByText('1 choice planned')).toBeVisible();
  await bert.page.locator('[data-premove]').first().click();
  await expect(bert.page.getByText('2 choices planned')).toBeVisible();
  await expect(bert.page.getByText('There is no more to plan from here.')).toBeVisible();
  // Another card for the next round.
  const second = bert.page.getByRole('combobox', { name: 'Choice 2' });
  await second.selectOption({ index: 2 });
  await expect.poll(async () => (await premovesOf(bert, table))[1]).toEqual(JSON.parse(await second.inputValue()));
  // It is still there after the page was loaded again, and nobody else knows of it.
  await bert.page.reload();
  await expect(bert.page.getByText('2 choices planned')).toBeVisible();
  expect(await premovesOf(anna, table)).toEqual([]);

  await bert.page.goto('/learn');
  await playUntil(anna, async () => (await premovesOf(bert, table)).length === 0);
  await bert.page.goto(address);
  await expect(bert.page.locator('.table')).toBeVisible();
  await expect(bert.page.getByText('The position no longer fits')).toHaveCount(0);
  await closeGuests(anna, bert);
});

test('Formel Fun: a premove can be removed, and its owner sees when premoves no longer fit', async ({
  openContext,
}) => {
  const [anna, bert, address] = await startRace(openContext, 'formel-fun');
  const table = address.slice('/t/'.length);
  const [chooser, waiter] = await chooserOf(anna, bert);
  await openPremoves(waiter.page);
  await waiter.page.locator('[data-premove]').first().click();
  await expect(waiter.page.getByText('1 choice planned')).toBeVisible();
  await waiter.page.getByRole('button', { name: /^Take out of the plan/ }).click();
  await expect(waiter.page.locator('.premove-list')).toHaveCount(0);
  await expect.poll(() => premovesOf(waiter, table)).toEqual([]);

  const premoves = { moves: await unfitPremoves(chooser, table) };
  const answer = await chooser.context.request.put(`/api/tables/${table}/premoves`, { data: premoves });
  expect(answer.status()).toBe(200);
  const notice = chooser.page.getByText('The position no longer fits');
  await playUntil(waiter, () => notice.isVisible());
  await chooser.page.getByRole('button', { name: 'All right' }).click();
  await expect(notice).toHaveCount(0);
  await waitUntilAsked(chooser);
  await closeGuests(anna, bert);
});
