import { deflateRawSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { FAULTY } from '../../../packages/circuit-design/test/faulty-designs.ts';
import { LANGUAGES } from '../src/base/texts/language.ts';
import { expectAccessibleInBothThemes } from './accessibility.ts';
import { FAST_SETTINGS, presetSettings, PROOF, test } from './table.ts';
import { chooseStep, drawCircuit, editorOf, openEmptyBoard, readFaults, screenPoint } from './workshop.ts';
import { EIGHT_CORNERS } from './workshop-circuit.ts';

const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 664 },
  { width: 667, height: 375 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];

/** A link that carries a design, as the workshop makes it. */
function linkTo(design: object): string {
  return `/workshop/shared#d=${deflateRawSync(JSON.stringify(design)).toString('base64url')}`;
}

/** Waits until nothing overflows: the header follows a new size a moment later. */
async function expectToFit(page: Page, where: string): Promise<void> {
  const measure = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(measure, { message: `${where} is too wide` }).toBeLessThanOrEqual(0);
}

async function openStarter(page: Page): Promise<void> {
  await page.goto('/workshop/new?start=starter');
  await expect(editorOf(page)).toHaveAttribute('data-built', 'true');
}

test(
  'every fault of a design is marked on the road and in the list, and repaired by its button',
  PROOF,
  async ({ page }) => {
    await presetSettings(page, FAST_SETTINGS);
    for (const [code, [design, kind]] of Object.entries(FAULTY)) {
      // A link with such a landmark is refused.
      if (code === 'landmark-invalid') continue;
      await page.goto('/workshop');
      await page.goto(linkTo(design));
      const item = page.locator(`[data-fault="${code}"]`);
      await expect(item.first(), code).toBeVisible();
      await item.first().getByRole('button').first().click();
      await expect(page.locator('.fd-fault-item-chosen')).toBeVisible();
      if (kind !== 'repairable') continue;
      for (let round = 0; round < 8 && (await readFaults(page)).includes(code); round++) {
        await page
          .getByRole('button', { name: /^Fix it: / })
          .first()
          .click();
        await readFaults(page);
      }
      expect(await readFaults(page), code).not.toContain(code);
    }
  },
);

test('a circuit is made by keyboard alone', PROOF, async ({ page }) => {
  await presetSettings(page, FAST_SETTINGS);
  await openEmptyBoard(page);
  const add = page.getByRole('button', { name: 'Add a point' });
  for (const [k, [x, y]] of EIGHT_CORNERS.entries()) {
    await add.focus();
    await page.keyboard.press('Enter');
    const handle = page.locator('.fd-handle').nth(k);
    await expect(handle).toBeVisible();
    await handle.focus();
    // With the shift key 40 units, without it 6.
    const where = async (): Promise<[number, number]> => {
      const style = (await handle.getAttribute('style'))!;
      const [, hx, hy] = /translate\(([-\d.]+)px, ([-\d.]+)px\)/.exec(style)!;
      return [Number(hx), Number(hy)];
    };
    for (const [axis, less, more] of [
      [0, 'ArrowLeft', 'ArrowRight'],
      [1, 'ArrowUp', 'ArrowDown'],
    ] as const) {
      for (const [step, shift] of [
        [40, 'Shift+'],
        [6, ''],
      ] as const) {
        const away = [x, y][axis]! - (await where())[axis];
        for (let n = 0; n < Math.floor(Math.abs(away) / step); n++) {
          await page.keyboard.press(`${shift}${away < 0 ? less : more}`);
        }
      }
    }
  }
  await page.locator('.fd-handle').first().focus();
  await page.keyboard.press('Enter');
  await expect(editorOf(page)).toHaveAttribute('data-open', 'false');
  expect(await readFaults(page)).toEqual([]);
  await page.keyboard.press('Control+z');
  await expect(editorOf(page)).toHaveAttribute('data-open', 'true');
  await page.keyboard.press('Control+y');
  await expect(editorOf(page)).toHaveAttribute('data-open', 'false');
  await page.keyboard.press('2');
  await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(/^2\. Corners/);
  const badges = page.locator('.fd-corner-badge');
  const count = await badges.count();
  expect(count).toBeGreaterThan(4);
  await badges.first().focus();
  await page.keyboard.press('Delete');
  await expect(badges).toHaveCount(count - 1);
  await expect(page.locator('.fd-editor > [role="status"]')).toContainText('Corner deleted.');
});

test('a circuit is drawn by touch; a long press adds and deletes points', PROOF, async ({ openContext }) => {
  const page = await (
    await openContext({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true })
  ).newPage();
  await presetSettings(page, FAST_SETTINGS);
  await openStarter(page);
  const before = await page.locator('.fd-handle').count();
  const touch = await page.context().newCDPSession(page);
  const press = async (x: number, y: number): Promise<void> => {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await expect(page.locator('.fd-handle')).not.toHaveCount(await page.locator('.fd-handle').count());
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  // On the straight of the starter circuit, between two points.
  const { x, y } = await screenPoint(page, [850, 990]);
  await press(x, y);
  await expect(page.locator('.fd-handle')).toHaveCount(before + 1);
  const box = (await page.locator('.fd-handle').nth(3).boundingBox())!;
  await press(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.locator('.fd-handle')).toHaveCount(before);
});

test('two tabs with one design do not overwrite each other', PROOF, async ({ page, context }) => {
  await presetSettings(page, FAST_SETTINGS);
  await openEmptyBoard(page);
  await drawCircuit(page);
  await expect(page.locator('.workshop-editor')).toHaveAttribute('data-save', 'saved');
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('textbox', { name: 'Name of the circuit' }).fill('Of the other tab');
  await expect(other.locator('.workshop-editor')).toHaveAttribute('data-save', 'saved');
  await page.getByRole('textbox', { name: 'Name of the circuit' }).fill('Mine');
  await expect(page.getByRole('alert')).toContainText('changed in another tab');
  await page.getByRole('button', { name: 'Keep mine as a copy' }).click();
  await expect(page.locator('.workshop-editor')).toHaveAttribute('data-save', 'saved');
  await page.goto('/workshop');
  for (const name of ['Mine', 'Of the other tab'])
    await expect(page.getByRole('link', { name: `Open ${name}` })).toBeVisible();
});

test('designs are renamed, copied and deleted, and open from a file', PROOF, async ({ page }) => {
  await presetSettings(page, FAST_SETTINGS);
  const [design] = FAULTY['counter-clockwise'];
  await page.goto('/workshop');
  const file = { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(design)) };
  await page.locator('.workshop-file input').setInputFiles({ ...file, buffer: Buffer.from('{"no": 1}') });
  await expect(page.getByRole('alert')).toHaveText('This file is not a design of a circuit.');
  await page.locator('.workshop-file input').setInputFiles(file);
  await expect(page.locator('[data-fault="counter-clockwise"]')).toBeVisible();
  await page.goto('/workshop');
  await page.getByRole('button', { name: 'Rename My circuit' }).click();
  await page.getByRole('textbox', { name: 'Name of the circuit' }).fill('Ring');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('button', { name: 'Duplicate Ring' }).click();
  await expect(page.getByRole('link', { name: 'Open Ring (copy)' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Ring', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator('.workshop-design')).toHaveCount(1);
});

test('a surprise is a circuit to race on at once, and another one each time', PROOF, async ({ page }) => {
  await presetSettings(page, FAST_SETTINGS);
  const shapes = new Set<string | null>();
  for (let round = 0; round < 3; round++) {
    await page.goto('/workshop');
    await page.getByRole('link', { name: /^Surprise me/ }).click();
    expect(await readFaults(page)).toEqual([]);
    shapes.add(
      await page.locator('.fd-handle').evaluateAll((all) => all.map((one) => one.getAttribute('style')).join()),
    );
  }
  expect(shapes.size).toBe(3);
});

test('a table online has the circuit of the workshop', PROOF, async ({ page }) => {
  await presetSettings(page, FAST_SETTINGS);
  await openStarter(page);
  await page.getByRole('textbox', { name: 'Name of the circuit' }).fill('Online Ring');
  expect(await readFaults(page)).toEqual([]);
  await chooseStep(page, 5);
  await page.getByRole('button', { name: 'Race online' }).click();
  await page.getByLabel(/nickname/i).fill('Wilma');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/t\/\w{12}/);
  await expect(page.getByText('Online Ring').first()).toBeVisible();
});

test('damaged links and designs that are not on this device say so', PROOF, async ({ page }) => {
  for (const path of ['/workshop/shared#d=nonsense', '/workshop/shared', '/workshop/0123456789abcdef']) {
    await page.goto('/workshop');
    await page.goto(path);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('link', { name: 'All your circuits' })).toBeVisible();
  }
});

test('the workshop fits every window in every language, and axe finds nothing', PROOF, async ({ page }) => {
  for (const language of LANGUAGES) {
    await presetSettings(page, { ...FAST_SETTINGS, language, theme: 'auto' });
    await page.goto('/workshop');
    await expect(page.locator('.workshop-start').first()).toBeVisible();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectToFit(page, `workshop ${language} ${size.width}`);
    }
    await openStarter(page);
    for (let step = 1; step <= 5; step++) {
      await chooseStep(page, step);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expectToFit(page, `step ${step} ${language} ${size.width}`);
        await expect(page.getByRole('tab').nth(4)).toBeInViewport();
        const board = (await page.locator('.fd-editor-board').boundingBox())!;
        expect(board.height, `board at ${size.width}`).toBeGreaterThan(120);
      }
      if (language === 'en') await expectAccessibleInBothThemes(page, `step ${step}`);
    }
  }
});
