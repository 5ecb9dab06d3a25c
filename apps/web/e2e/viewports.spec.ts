import { expect, type Page } from '@playwright/test';
import { findGame } from '@paddock/games';
import { textsFor as de } from '../src/texts/de.ts';
import { textsFor as en } from '../src/texts/en.ts';
import { textsFor as fr } from '../src/texts/fr.ts';
import { type Language, LANGUAGES } from '../src/texts/language.ts';
import type { Texts } from '../src/texts/types.ts';
import { openSeededTable, SHORT_OPTIONS } from './layout/seeded-table.ts';
import { type ViewportSize, LayoutWalker } from './layout/walker.ts';
import { choices, GAME_IDS, type GameId, waitForState, submitButton, presetSettings, test } from './table.ts';

/** The sizes of each kind of device; a phone's height is what its browser leaves to the page. */
const DEVICES = {
  desktop: [
    { width: 1440, height: 900 },
    { width: 1366, height: 657 },
  ],
  phone: [
    { width: 390, height: 664 },
    { width: 320, height: 568 },
    { width: 844, height: 390 },
  ],
} as const satisfies Record<string, readonly ViewportSize[]>;
type Device = keyof typeof DEVICES;

const CATALOGUES = { en, fr, de };

function textsOf(language: Language, game: GameId): Texts {
  return CATALOGUES[language](findGame(game)!.genre);
}

/**
 * By default each game is played once per kind of device, in alternating languages; WALK=full plays all combinations.
 */
function languagesFor(game: GameId, device: Device): readonly Language[] {
  const all = LANGUAGES;
  if (process.env['WALK'] === 'full') return all;
  return [all[(GAME_IDS.indexOf(game) * 2 + (device === 'phone' ? 1 : 0)) % all.length]!];
}

/** Opens the log as one does on this device. */
async function openLog(page: Page, device: Device, t: Texts): Promise<void> {
  if (device === 'desktop') await page.keyboard.press('l');
  else await page.getByRole('button', { name: t.table.log, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Makes a choice, another one every time, which then waits for confirmation. */
async function choose(page: Page, device: Device, turn: number): Promise<void> {
  const folded = page.locator('.fo-offers:not([open]) > summary');
  // In Formula the list is folded. Every other time a card is drawn, so that the game lasts.
  const fromList = turn % 2 === 1 && (await folded.count()) > 0;
  if (fromList) await folded.click();
  const offered = fromList ? page.locator('.fo-offer') : choices(page);
  let count = 0;
  await expect.poll(async () => (count = await offered.count())).toBeGreaterThan(0);
  const choice = offered.nth(fromList ? 0 : (turn * 7) % count);
  if (device === 'phone') await choice.tap();
  else await choice.click();
}

/**
 * Plays a race, inspects the page at every size before and after every choice, and returns whether the race is over
 * after at most so many choices.
 */
async function walk(
  page: Page,
  walker: LayoutWalker,
  device: Device,
  t: Texts,
  mostChoices = Infinity,
): Promise<boolean> {
  const sizes = DEVICES[device];
  let entry = -1;
  for (let turn = 0; turn < mostChoices; turn++) {
    const next = await waitForState(page, entry);
    if (next.state === 'over') return true;
    const size = sizes[turn % sizes.length]!;
    await walker.look('asked', size);
    if (turn % 8 === 3) {
      await openLog(page, device, t);
      await walker.look('dialog', size);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await choose(page, device, turn);
    await walker.look('chosen', size);
    // Whether one can press it is looked at above; here the race must go on.
    await submitButton(page).evaluate((button: HTMLElement) => button.click());
    entry = next.entry;
  }
  return false;
}

/** After a race: inspects the result, and the verification in the replay. */
async function inspectEnd(page: Page, walker: LayoutWalker, device: Device, t: Texts): Promise<void> {
  const [first] = DEVICES[device];
  await walker.look('dialog', first);
  await page.getByRole('button', { name: t.table.replay }).click();
  await page.getByRole('button', { name: t.replay.verify }).click();
  await expect(page.getByRole('dialog').getByRole('row').first()).toBeVisible();
  await walker.look('dialog', first);
}

function expectNoFindings(walker: LayoutWalker, where: string): void {
  const report = walker.report();
  expect(report.length, `${where}:\n${report.join('\n')}`).toBe(0);
}

for (const device of ['desktop', 'phone'] as const) {
  test.describe(device, () => {
    const isPhone = device === 'phone';
    test.use({
      viewport: DEVICES[device][0],
      hasTouch: isPhone,
      isMobile: isPhone,
      contextOptions: { reducedMotion: 'reduce' },
    });
    for (const game of GAME_IDS) {
      for (const language of languagesFor(game, device)) {
        test(`${game} in ${language} on a ${device}: nothing is cut, covered or out of sight`, async ({ page }) => {
          test.setTimeout(300_000);
          await presetSettings(page, { speed: 0, atOnce: false, language });
          await openSeededTable(page, game, 'walk', SHORT_OPTIONS[game]);
          const walker = new LayoutWalker(page, DEVICES[device], language);
          const t = textsOf(language, game);
          expect(await walk(page, walker, device, t)).toBe(true);
          await inspectEnd(page, walker, device, t);
          expectNoFindings(walker, `${game}, ${language}, ${device}`);
        });
      }
    }

    // A whole lap of Monaco would take minutes; its many corners and names show from the start.
    test(`formula-de in Monaco on a ${device}: nothing is cut, covered or out of sight`, async ({ page }) => {
      const language = isPhone ? 'de' : 'fr';
      await presetSettings(page, { speed: 0, atOnce: false, language });
      await openSeededTable(page, 'formula-de', 'walk', {});
      const walker = new LayoutWalker(page, DEVICES[device], language);
      await walk(page, walker, device, textsOf(language, 'formula-de'), 6);
      expectNoFindings(walker, `formula-de in Monaco, ${language}, ${device}`);
    });
  });
}
