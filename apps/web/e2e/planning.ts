import { expect, type Page } from '@playwright/test';
import { entryOf, type Guest } from './online.ts';

export async function openPlan(page: Page): Promise<void> {
  const plan = page.locator('.premove');
  await expect(plan).toBeVisible();
  if ((await plan.getAttribute('open')) === null) await plan.locator('summary').click();
}

/** Plans the first of what is offered, as often as something is. */
export async function choosePlanned(guest: Guest, table: string): Promise<void> {
  const { page } = guest;
  // What the page offers for an earlier position may be refused.
  await expect.poll(() => isUpToDate(guest, table)).toBe(true);
  await openPlan(page);
  const offers = page.locator('[data-premove]');
  for (let planned = 1; (await offers.count()) > 0; planned++) {
    await offers.first().click();
    await expect(page.getByText(new RegExp(`^${planned} choices? planned`))).toBeVisible();
  }
}

/** Whether the page shows the last entry that the server has. */
async function isUpToDate(guest: Guest, table: string): Promise<boolean> {
  const next = (await entryOf(guest)) + 1;
  return (await guest.context.request.get(`/api/tables/${table}/steps/${next}`)).status() === 404;
}

export async function planOf({ context }: Guest, table: string): Promise<readonly object[]> {
  const told = await context.request.get(`/api/tables/${table}/plan`);
  return ((await told.json()) as { moves: readonly object[] }).moves;
}
