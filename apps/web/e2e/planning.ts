import { expect, type Page } from '@playwright/test';
import type { Guest } from './online.ts';

export async function openPlan(page: Page): Promise<void> {
  const plan = page.locator('.premove');
  await expect(plan).toBeVisible();
  if ((await plan.getAttribute('open')) === null) await plan.locator('summary').click();
}

/** Plans the first of what is offered, as often as something is. */
export async function choosePlanned(page: Page): Promise<void> {
  await openPlan(page);
  const offers = page.locator('[data-premove]');
  for (let planned = 1; (await offers.count()) > 0; planned++) {
    await offers.first().click();
    await expect(page.getByText(new RegExp(`^${planned} choices? planned`))).toBeVisible();
  }
}

export async function planOf({ context }: Guest, table: string): Promise<readonly object[]> {
  const told = await context.request.get(`/api/tables/${table}/plan`);
  return ((await told.json()) as { moves: readonly object[] }).moves;
}
