import { expect, type Locator } from '@playwright/test';
import { openStoredTable } from './stored-table.ts';
import { FAST_SETTINGS, type GameId, presetSettings, PROOF, test } from './table.ts';

const FRAMES = 40;
/** How far below a card that lies: no area around it may raise it there. */
const DISTANCES_PX = [1, 4, 7, 10, 13];

/** How often an element moves while nothing else does. */
function countMoves(element: Locator): Promise<number> {
  return element.evaluate(async (card, frames) => {
    let moves = 0;
    let top = card.getBoundingClientRect().top;
    for (let frame = 0; frame < frames; frame++) {
      await new Promise(requestAnimationFrame);
      const next = card.getBoundingClientRect().top;
      if (next !== top) moves++;
      top = next;
    }
    return moves;
  }, FRAMES);
}

/** The cards of a hand, and the decision at which they can be chosen. */
const CARDS: readonly (readonly [game: GameId, selector: string, at: number])[] = [
  ['formel-fun', '.ff-card:not([aria-disabled="true"])', 2],
  ['pole-position', '.pp-fuel:not([aria-disabled])', 0],
  ['formula', '.fo-hand-card:not(:disabled)', 2],
];

for (const [game, selector, at] of CARDS) {
  const details = game === 'formel-fun' ? {} : PROOF;
  test(`${game}: a card does not rise and drop by itself at its lower edge`, details, async ({ page }) => {
    await presetSettings(page, { ...FAST_SETTINGS, atOnce: false });
    await openStoredTable(page, game, { at });
    await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
    const card = page.locator(selector).first();
    const { x, y, width, height } = (await card.boundingBox())!;
    for (const distance of DISTANCES_PX) {
      await page.mouse.move(x + width / 2, y + height + distance);
      // It may rise or drop once.
      expect(await countMoves(card), `${distance} px below`).toBeLessThanOrEqual(1);
    }
  });
}

for (const [game, selector, at] of CARDS) {
  test(
    `${game}: a raised card is not cut on a small phone`,
    game === 'pole-position' ? {} : PROOF,
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      await presetSettings(page, { ...FAST_SETTINGS, atOnce: false });
      await openStoredTable(page, game, { at });
      await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
      const card = page.locator(selector).first();
      await card.click();
      // It rises meanwhile.
      await countMoves(card);
      const scrolled = (await page.locator('.side-body').boundingBox())!;
      expect((await card.boundingBox())!.y).toBeGreaterThanOrEqual(scrolled.y);
    },
  );
}
