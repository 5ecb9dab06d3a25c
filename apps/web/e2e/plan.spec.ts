import { expect } from '@playwright/test';
import { startRace, click, closeGuests, type Guest, waitUntilAsked, playUntil } from './online.ts';
import { openPlan, planOf } from './planning.ts';
import { test } from './table.ts';

/** Waits until one of the two is asked and the other is not; answers with who chooses and who waits. */
async function chooserOf(one: Guest, other: Guest): Promise<[Guest, Guest]> {
  const asked = ({ page }: Guest): Promise<string | null> => page.locator('.table').getAttribute('data-asked');
  await expect.poll(async () => (await asked(one)) !== (await asked(other)), { timeout: 30_000 }).toBe(true);
  return (await asked(one)) === 'true' ? [one, other] : [other, one];
}

test('Pole Position: car and next card are planned, and played while the page is closed', async ({ browser }) => {
  const [anna, bert, address] = await startRace(browser, 'pole-position');
  const table = address.slice('/t/'.length);
  await waitUntilAsked(bert);
  await click(bert.page);
  await openPlan(bert.page);
  await bert.page.locator('[data-plan]').first().click();
  await expect(bert.page.getByText('1 choice planned')).toBeVisible();
  await bert.page.locator('[data-plan]').first().click();
  await expect(bert.page.getByText('2 choices planned')).toBeVisible();
  await expect(bert.page.getByText('There is no more to plan from here.')).toBeVisible();
  // Another card for the next round.
  const second = bert.page.getByRole('combobox', { name: 'Choice 2' });
  await second.selectOption({ index: 2 });
  await expect.poll(async () => (await planOf(bert, table))[1]).toEqual(JSON.parse(await second.inputValue()));
  // It is still there after the page was loaded again, and nobody else knows of it.
  await bert.page.reload();
  await expect(bert.page.getByText('2 choices planned')).toBeVisible();
  expect(await planOf(anna, table)).toEqual([]);

  await bert.page.goto('/learn');
  await playUntil(anna, async () => (await planOf(bert, table)).length === 0);
  await bert.page.goto(address);
  await expect(bert.page.locator('.table')).toBeVisible();
  await expect(bert.page.getByText('The position no longer fits')).toHaveCount(0);
  await closeGuests(anna, bert);
});

test('Formel Fun: a plan can be taken back, and its owner is told when it no longer fits', async ({ browser }) => {
  const [anna, bert, address] = await startRace(browser, 'formel-fun');
  const table = address.slice('/t/'.length);
  const [chooser, waiter] = await chooserOf(anna, bert);
  await openPlan(waiter.page);
  await waiter.page.locator('[data-plan]').first().click();
  await expect(waiter.page.getByText('1 choice planned')).toBeVisible();
  await waiter.page.getByRole('button', { name: /^Take out of the plan/ }).click();
  await expect(waiter.page.locator('.plan-list')).toHaveCount(0);
  await expect.poll(() => planOf(waiter, table)).toEqual([]);

  // A card that nobody has.
  const plan = { moves: [{ card: 'B6', turbo: true }] };
  await waiter.context.request.put(`/api/tables/${table}/plan`, { data: plan });
  await expect(waiter.page.getByText('1 choice planned')).toBeVisible();
  await playUntil(chooser, async () => (await planOf(waiter, table)).length === 0);
  await expect(waiter.page.getByText('The position no longer fits')).toBeVisible({ timeout: 30_000 });
  await waiter.page.getByRole('button', { name: 'All right' }).click();
  await expect(waiter.page.getByText('The position no longer fits')).toHaveCount(0);
  await waitUntilAsked(waiter);
  await closeGuests(anna, bert);
});
