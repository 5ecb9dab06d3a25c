import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { FAST_SETTINGS, presetSettings, test } from './table.ts';

const { puzzles } = JSON.parse(
  readFileSync(new URL('../src/games/pole-position/puzzles/puzzles.json', import.meta.url), 'utf8'),
) as { puzzles: [number, number, number[], number[]][] };

test('a puzzle is solved at the table, counts in the list, and leads to the next one', async ({ page }) => {
  await presetSettings(page, FAST_SETTINGS);
  await page.goto('/puzzles/pole-position/1');
  await expect(page.getByRole('complementary', { name: 'Puzzle' })).toContainText('Puzzle 1');
  // The id of a card is its number.
  await page.locator(`[data-move='${JSON.stringify({ fuel: puzzles[0]![3][0] })}']`).click();
  await expect(page.locator('.puzzle-right')).toContainText('That is it!');
  await expect(page.locator('.puzzle-choice-best')).toContainText('best, yours');
  await expect(page.locator('.ask')).toHaveText('That is it!');
  const next = page.getByRole('button', { name: 'Next puzzle' });
  await page.setViewportSize({ width: 390, height: 664 });
  await expect(next).toBeInViewport({ ratio: 1 });
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Puzzle 2' })).toBeVisible();
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.getByRole('link', { name: /^Puzzle 1, difficulty \d, solved$/ })).toBeVisible();
  await expect(page.locator('.puzzles-solved')).toHaveText(`1 of ${puzzles.length} solved`);
  await page.getByRole('link', { name: 'Go on with puzzle 2' }).click();
  await expect(page.getByRole('heading', { name: 'Puzzle 2' })).toBeVisible();
});
