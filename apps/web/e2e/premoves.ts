import { expect, type Page } from '@playwright/test';
import { entryOf, type Guest } from './online.ts';

export async function openPremoves(page: Page): Promise<void> {
  const panel = page.locator('.premove');
  await expect(panel).toBeVisible();
  if ((await panel.getAttribute('open')) === null) await panel.locator('summary').click();
}

/** Chooses the first offered premove until none is offered any more. */
export async function choosePremoves(guest: Guest, table: string): Promise<void> {
  const { page } = guest;
  // What the page offers for an earlier position may be refused.
  await expect.poll(() => isUpToDate(guest, table)).toBe(true);
  await openPremoves(page);
  const offers = page.locator('[data-premove]');
  for (let count = 1; (await offers.count()) > 0; count++) {
    await offers.first().click();
    await expect(page.getByText(new RegExp(`^${count} choices? planned`))).toBeVisible();
  }
}

/** Whether the page shows the last entry that the server has. */
async function isUpToDate(guest: Guest, table: string): Promise<boolean> {
  const next = (await entryOf(guest)) + 1;
  return (await guest.context.request.get(`/api/tables/${table}/steps/${next}`)).status() === 404;
}

export async function premovesOf({ context }: Guest, table: string): Promise<readonly object[]> {
  const answer = await context.request.get(`/api/tables/${table}/premoves`);
  return ((await answer.json()) as { moves: readonly object[] }).moves;
}
