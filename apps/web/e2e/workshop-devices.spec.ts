import { expect, type Page } from '@playwright/test';
import { FAST_SETTINGS, presetSettings, PROOF, test, waitForState } from './table.ts';
import { chooseStep, drawCircuit, editorOf, openEmptyBoard, readFaults } from './workshop.ts';

/** A green picture of 200 × 125. */
const PICTURE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="125"><rect width="200" height="125" fill="green"/></svg>',
);

async function measureBoard(page: Page): Promise<number> {
  return (await page.locator('.fd-editor-overlay').boundingBox())!.width;
}

test('two fingers zoom the board without changing the design', PROOF, async ({ openContext }) => {
  const page = await (
    await openContext({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true })
  ).newPage();
  await presetSettings(page, FAST_SETTINGS);
  await page.goto('/workshop/new?start=starter');
  expect(await readFaults(page)).toEqual([]);
  const readHandles = (): Promise<(string | null)[]> =>
    page.locator('.fd-handle').evaluateAll((all) => all.map((one) => one.getAttribute('style')));
  const handles = await readHandles();
  const before = await measureBoard(page);
  const touch = await page.context().newCDPSession(page);
  const pinch = async (x: number, y: number): Promise<void> => {
    const fingers = (apart: number): { x: number; y: number; id: number }[] => [
      { x, y, id: 1 },
      { x: x + apart, y, id: 2 },
    ];
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof fingers>) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    // The first finger has dragged already when the second one comes.
    await send('touchStart', [{ x: x - 12, y, id: 1 }]);
    await send('touchMove', [{ x, y, id: 1 }]);
    await send('touchStart', fingers(60));
    for (const apart of [80, 100, 120, 140]) await send('touchMove', fingers(apart));
    await send('touchEnd', []);
  };
  // On the meadow, and with the first finger on a point of the line.
  const board = (await page.locator('.fd-editor-board').boundingBox())!;
  const handle = (await page.locator('.fd-handle').nth(3).boundingBox())!;
  for (const [x, y] of [
    [board.x + 30, board.y + 80],
    [handle.x + handle.width / 2 + 12, handle.y + handle.height / 2],
  ] as const) {
    await pinch(x, y);
    await expect.poll(() => measureBoard(page)).toBeGreaterThan(1.5 * before);
    expect(await readHandles()).toEqual(handles);
    await page.getByRole('button', { name: 'Whole board' }).click();
    await expect.poll(() => measureBoard(page)).toBeCloseTo(before, 0);
  }
  // One finger still drags a point.
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (const by of [8, 16]) {
    const moved = [{ x, y: y + by }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: moved });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(readHandles).not.toEqual(handles);
  await expect(page.locator('.fd-handle')).toHaveCount(handles.length);
});

test('a picture lies under the road to be traced, and never leaves the page', PROOF, async ({ page }) => {
  await presetSettings(page, FAST_SETTINGS);
  await openEmptyBoard(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.getByText('Trace a picture').click();
  await page.locator('.fd-file input').setInputFiles({ name: 'track.svg', mimeType: 'image/svg+xml', buffer: PICTURE });
  const image = page.locator('.fd-editor-board image');
  await expect(image).toBeVisible();
  const isDrawn = await image.evaluate(async (element) => {
    const picture = new Image();
    picture.src = element.getAttribute('href')!;
    await picture.decode();
    return picture.naturalWidth;
  });
  expect(isDrawn).toBe(200);
  await drawCircuit(page);
  expect(await readFaults(page)).toEqual([]);
  await expect(page.locator('.workshop-editor')).toHaveAttribute('data-save', 'saved');
  expect(sent).toEqual([]);
  await page.reload();
  expect(await readFaults(page)).toEqual([]);
  await expect(image).toHaveCount(0);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('offline a circuit is drawn, judged, kept and raced on', PROOF, async ({ page, context }) => {
    await presetSettings(page, FAST_SETTINGS);
    await page.goto('/');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await openEmptyBoard(page);
    await drawCircuit(page);
    expect(await readFaults(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Name of the circuit' }).fill('Island');
    await expect(page.locator('.workshop-editor')).toHaveAttribute('data-save', 'saved');
    await page.reload();
    await expect(editorOf(page)).toHaveAttribute('data-faults', '0');
    await chooseStep(page, 5);
    await page.getByRole('button', { name: 'Is it good?' }).click();
    await expect(page.getByRole('dialog').getByText('Turns of a perfect driver')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Race on it' }).click();
    await page.getByRole('button', { name: 'To the start' }).click();
    expect((await waitForState(page, -1)).state).toBe('asked');
    await page.goto('/workshop');
    await page.getByRole('link', { name: /^Surprise me/ }).click();
    expect(await readFaults(page)).toEqual([]);
  });
});
