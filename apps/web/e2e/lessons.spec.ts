import { expect, type Locator, type Page } from '@playwright/test';
import { FAST_SETTINGS, GAME_IDS, type GameId, presetSettings, PROOF, test } from './table.ts';

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

const success = (page: Page): Locator => page.locator('.lesson-success');

/** Clicks what the spotlight is on until the step is done. It may still be where it was in the step before, and a Turbo takes two clicks. */
async function doStep(page: Page): Promise<void> {
  await expect(async () => {
    if ((await success(page).count()) === 0) await clickSpotlight(page);
    await expect(success(page)).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** Clicks what the spotlight is on, once it stands still, and waits for the effect: the step is done, or asks for another click. */
async function clickSpotlight(page: Page): Promise<void> {
  await expect(page.locator('.table[data-asked="true"]')).toBeVisible({ timeout: 2000 });
  const spotlight = page.locator('.spotlight');
  let box: Box = null;
  await expect(async () => {
    const before = box;
    box = await spotlight.boundingBox();
    expect(box).not.toBeNull();
    expect(box).toEqual(before);
  }).toPass();
  await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2);
  await expect(async () => {
    if ((await success(page).count()) === 0) expect(await spotlight.boundingBox({ timeout: 100 })).not.toEqual(box);
  }).toPass({ timeout: 3000 });
}

/** The other lessons are walked through in a proof, and their steps are tested without a browser. */
const EXAMPLE: GameId = 'formel-fun';

for (const game of GAME_IDS) {
  const details = game === EXAMPLE ? {} : PROOF;
  test(`${game}: a step of the lesson is done by its move and stays done`, details, async ({ page }) => {
    await presetSettings(page, FAST_SETTINGS);
    await page.goto(`/learn/${game}/lesson`);
    // Formulas are composed of several cards, so the step there is drawing one.
    const step =
      game === 'formula' ? page.getByRole('button', { name: /: Drawing/ }) : page.locator('.lesson-step').first();
    await step.click();
    await expect(step).toHaveAttribute('aria-current', 'step');
    await doStep(page);
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeFocused();
    await page.reload();
    await expect(step).toHaveClass(/lesson-step-done/);
    await expect(page.locator('[aria-current="step"]')).not.toHaveClass(/lesson-step-done/);
  });
}

test('on a small phone one can read what the lesson asks for, and sees the choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await presetSettings(page, { ...FAST_SETTINGS, language: 'fr' });
  await page.goto('/learn/formula-de/lesson');
  await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
  const prompt = page.locator('.ask > p');
  // A few pixels are the ends of letters.
  const hidden = (): Promise<number> => prompt.evaluate((text) => text.scrollHeight - text.clientHeight);
  await expect.poll(hidden).toBeLessThanOrEqual(4);
  // And no smaller than it must be, even if it was measured before its letters arrived.
  const couldBeLarger = (): Promise<boolean> =>
    prompt.evaluate((text) => {
      const fit = text.style.getPropertyValue('--fit');
      text.style.setProperty('--fit', String(Math.min(1, Number(fit) + 0.08)));
      const isFitting = text.scrollHeight <= text.clientHeight + 4;
      text.style.setProperty('--fit', fit);
      return fit !== '1' && isFitting;
    });
  await expect.poll(couldBeLarger).toBe(false);
  const spotlight = page.locator('.spotlight');
  await expect.poll(async () => (await spotlight.boundingBox())!.y).toBeLessThan(600);
  await expect(page.locator('.fd-gear[data-move]').nth(1)).toBeInViewport({ ratio: 0.7 });
});

test('the rules begin with pictures, can be searched, and a link opens a numbered rule', async ({ page }) => {
  await page.goto('/learn/formel-fun');
  await expect(page.locator('.rules-quick figure svg')).toHaveCount(5);
  await expect(page.locator('#FF-19')).toBeHidden();
  await page.getByRole('searchbox').fill('xyzzy');
  await expect(page.getByText('No rule has these words.')).toBeVisible();
  await page.getByRole('searchbox').fill('FF-19');
  await expect(page.locator('#FF-19')).toBeVisible();
  await expect(page.locator('mark').first()).toBeVisible();
  await page.goto('/learn/formel-fun#FF-23');
  await page.reload();
  await expect(page.locator('#FF-23')).toBeInViewport();
});

for (const game of GAME_IDS.filter((id) => id !== 'formula')) {
  test(`${game}: the whole lesson leads to a race`, PROOF, async ({ page }) => {
    await presetSettings(page, FAST_SETTINGS);
    await page.goto(`/learn/${game}/lesson`);
    await expect(page.locator('.lesson-step').first()).toBeVisible();
    const steps = await page.locator('.lesson-step').count();
    for (let i = 0; i < steps; i++) {
      await doStep(page);
      await success(page).getByRole('button').and(page.locator('.primary')).click();
    }
    await expect(page).toHaveURL(/\/table\//);
  });
}

test('every help card is printed on one page', PROOF, async ({ page }) => {
  for (const language of ['en', 'fr', 'de']) {
    await presetSettings(page, { language });
    for (const game of GAME_IDS) {
      await page.goto(`/learn/${game}/card`);
      await expect(page.locator('.help-card-symbols svg').first()).toBeVisible();
      for (const format of ['A4', 'Letter']) {
        const pdf = (await page.pdf({ format })).toString('latin1');
        expect([language, game, format, pdf.match(/\/Type\s*\/Page\b/g)?.length]).toEqual([language, game, format, 1]);
      }
    }
  }
});
