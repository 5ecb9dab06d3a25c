import { expect } from '@playwright/test';
import { FAST_SETTINGS, presetSettings, test, choices, waitForState } from './table.ts';
import { chooseStep, dragOnBoard, drawCircuit, editorOf, openEmptyBoard, readFaults } from './workshop.ts';
import { EIGHT_CORNERS } from './workshop-circuit.ts';

test('a legal circuit with eight corners is drawn from nothing, shared by a link and raced on', async ({
  page,
  openContext,
}) => {
  await presetSettings(page, FAST_SETTINGS);
  await openEmptyBoard(page);
  await expect(page.getByText('Tap on the board where the road begins.')).toBeVisible();
  await drawCircuit(page);
  expect(await readFaults(page)).toEqual([]);
  await expect(page.getByText('Everything is in order. Try it!', { exact: true })).toBeVisible();
  await expect(page.locator('.fd-editor-overlay[data-pictured="true"]')).toBeVisible();

  // A fault is shown where it is and can be repaired; undoing it repairs it as well.
  const [x, y] = EIGHT_CORNERS[1]!;
  await dragOnBoard(page, [x, y], [x + 70, y + 60]);
  expect(await readFaults(page)).toContain('bend-too-tight');
  await expect(page.locator('.fd-fault-sign').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await readFaults(page)).toEqual([]);

  await chooseStep(page, 2);
  await expect(page.getByRole('list', { name: 'Corners' }).getByRole('listitem')).toHaveCount(8);
  await page
    .getByRole('button', { name: /^Corner 3:/ })
    .last()
    .click();
  await page.getByRole('textbox', { name: 'Name of the corner' }).fill('Hay bales');
  await page.getByRole('radio', { name: '2' }).check();
  await chooseStep(page, 1);
  await page.getByRole('textbox', { name: 'Name of the circuit' }).fill('Test Ring');
  expect(await readFaults(page)).toEqual([]);
  await expect(page.locator('.workshop-editor')).toHaveAttribute('data-save', 'saved');
  await expect(page).toHaveURL(/\/workshop\/[0-9a-f]{16}$/);

  await chooseStep(page, 5);
  await page.getByRole('button', { name: 'Share a link' }).click();
  const link = await page.getByRole('textbox', { name: 'Share a link' }).inputValue();
  expect(link.length).toBeLessThan(4000);
  const friend = await (await openContext()).newPage();
  await friend.goto(link);
  await expect(editorOf(friend)).toHaveAttribute('data-faults', '0');
  await expect(friend.getByRole('textbox', { name: 'Name of the circuit' })).toHaveValue('Test Ring');

  await page.getByRole('button', { name: 'Race on it' }).click();
  await expect(page.getByRole('group', { name: 'Circuit' })).toContainText('Test Ring');
  await page.getByRole('button', { name: 'To the start' }).click();
  const asked = await waitForState(page, -1);
  expect(asked.state).toBe('asked');
  await choices(page).first().click();
  expect((await waitForState(page, asked.entry)).entry).toBeGreaterThan(asked.entry);

  await page.goto('/workshop');
  await expect(page.getByRole('link', { name: 'Open Test Ring' })).toBeVisible();
});
