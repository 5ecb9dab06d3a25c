import type { BoardPoint } from '@paddock/formula-de';
import { expect, type Locator, type Page } from '@playwright/test';
import { EIGHT_CORNERS } from './workshop-circuit.ts';

/** Opens an empty board in the workshop. */
export async function openEmptyBoard(page: Page): Promise<void> {
  await page.goto('/workshop/new');
  await expect(editorOf(page)).toHaveAttribute('data-open', 'true');
}

export function editorOf(page: Page): Locator {
  return page.locator('.fd-editor');
}

/** Where a point of the board is on the screen. */
export async function screenPoint(page: Page, [x, y]: BoardPoint): Promise<{ x: number; y: number }> {
  const board = page.locator('.fd-editor-overlay');
  const box = (await board.boundingBox())!;
  const [, , width, height] = (await board.getAttribute('viewBox'))!.split(' ').map(Number);
  return { x: box.x + (x * box.width) / width!, y: box.y + (y * box.height) / height! };
}

/** Taps point by point and closes the loop by the first one. */
export async function drawCircuit(page: Page, points: readonly BoardPoint[] = EIGHT_CORNERS): Promise<void> {
  for (const [k, point] of [...points, points[0]!].entries()) {
    const { x, y } = await screenPoint(page, point);
    await page.mouse.click(x, y);
    if (k < points.length) await expect(page.locator('.fd-handle')).toHaveCount(k + 1);
  }
  await expect(editorOf(page)).toHaveAttribute('data-open', 'false');
}

/** Waits until the circuit of the design is built, and returns the codes of its faults. */
export async function readFaults(page: Page): Promise<string[]> {
  await expect(editorOf(page)).toHaveAttribute('data-built', 'true');
  const codes = await page
    .locator('[data-fault]')
    .evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset['fault']!));
  expect(String(codes.length)).toBe(await editorOf(page).getAttribute('data-faults'));
  return codes;
}

export async function chooseStep(page: Page, number: number): Promise<void> {
  await page
    .getByRole('tab')
    .nth(number - 1)
    .click();
}

/** Drags from one point of the board to another, in steps as a hand does. */
export async function dragOnBoard(page: Page, from: BoardPoint, to: BoardPoint): Promise<void> {
  const [a, b] = [await screenPoint(page, from), await screenPoint(page, to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(b.x, b.y, { steps: 6 });
  await page.mouse.up();
}
