import type { Page } from '@playwright/test';

/** Chooses moves that vary, but are the same in every run. */
export const CHOICE_SELECTOR = '.actions [data-move]:not([disabled]):not([aria-disabled="true"])';

/** Waits until the page asks for a choice, or the race is over. */
export async function waitForTurn(page: Page, after: number): Promise<number | null> {
  const handle = await page.waitForFunction((last) => {
    const table = document.querySelector<HTMLElement>('.table');
    if (document.querySelector('.result-winner') !== null) return 'over';
    const entry = Number(table?.dataset['entry']);
    return table?.dataset['asked'] === 'true' && entry > last ? entry : null;
  }, after);
  const answer = await handle.jsonValue();
  return answer === 'over' ? null : Number(answer);
}

/** A composed formula is looked at for `beatMs` before it is laid. */
export async function chooseMove(page: Page, turn: number, beatMs = 0): Promise<void> {
  const hint = page.locator('.fo-hint:enabled');
  if ((await hint.count()) > 0) {
    await hint.click();
    await page.waitForTimeout(beatMs);
    await page.locator('.fo-lay:not([aria-disabled="true"])').click();
    return;
  }
  const offered = page.locator(CHOICE_SELECTOR);
  // Where all choose at once, somebody else's choice may be shown just now, and the choices are away for a moment.
  await offered.first().waitFor();
  await offered.nth((turn * 5) % Math.max(1, await offered.count())).click();
}
