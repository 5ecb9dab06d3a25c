import { games } from '@paddock/games';
import { expect } from '@playwright/test';
import { openStoredTable } from './stored-table.ts';
import { presetSettings, PROOF, test } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The game that stands for all: it has two lights on the board. */
const EXAMPLE = 'formel-fun';

for (const { id: game } of games) {
  test(`${game}: nothing on a waiting table moves for ever`, game === EXAMPLE ? {} : PROOF, async ({ page }) => {
    await presetSettings(page, { language: 'en' });
    await openStoredTable(page, game);
    await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
    const endless = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations === Infinity)
        .map((animation) => (animation as CSSAnimation).animationName),
    );
    expect(endless).toEqual([]);
  });
}
