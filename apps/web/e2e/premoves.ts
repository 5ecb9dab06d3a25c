import { expect, type Page } from '@playwright/test';
import type { Guest } from './online.ts';

export async function openPremoves(page: Page): Promise<void> {
  const panel = page.locator('.premove');
  await expect(panel).toBeVisible();
  if ((await panel.getAttribute('open')) === null) await panel.locator('summary').click();
}

/** Chooses the first offered premove until none is offered any more. */
export async function choosePremoves(page: Page): Promise<void> {
  await openPremoves(page);
  const offers = page.locator('[data-premove]');
  for (let count = 1; (await offers.count()) > 0; count++) {
    await offers.first().click();
    await expect(page.getByText(new RegExp(`^${count} choices? planned`))).toBeVisible();
  }
}

export async function premovesOf({ context }: Guest, table: string): Promise<readonly object[]> {
  const answer = await context.request.get(`/api/tables/${table}/plan`);
  return ((await answer.json()) as { moves: readonly object[] }).moves;
}
