import { expect, type Page } from '@playwright/test';
import { textsFor as de } from '../src/texts/de.ts';
import { textsFor as en } from '../src/texts/en.ts';
import { textsFor as fr } from '../src/texts/fr.ts';
import type { Language } from '../src/texts/language.ts';
import { nounKindOf } from '../src/texts/nouns/index.ts';
import type { Texts } from '../src/texts/types.ts';
import { openSeededTable, SHORT_OPTIONS } from './layout/seeded-table.ts';
import { type Size, Walker } from './layout/walker.ts';
import { choices, GAME_IDS, type GameId, nextState, sendButton, settings, test } from './table.ts';

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
} as const satisfies Record<string, readonly Size[]>;
type Device = keyof typeof DEVICES;

const CATALOGUES = { en, fr, de };

function textsOf(language: Language, game: GameId): Texts {
  return CATALOGUES[language](nounKindOf(game));
}

/** Usually each game is walked through once per kind of device, in languages that take turns; WALK=full is all of them. */
function languagesFor(game: GameId, device: Device): readonly Language[] {
  const all = ['en', 'fr', 'de'] as const;
  if (process.env['WALK'] === 'full') return all;
  return [all[(GAME_IDS.indexOf(game) * 2 + (device === 'phone' ? 1 : 0)) % 3]!];
}

/** Opens the log as one does on this device. */
async function openLog(page: Page, device: Device, t: Texts): Promise<void> {
  if (device === 'desktop') await page.keyboard.press('l');
  else await page.getByRole('button', { name: t.table.log, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Chooses one of what is offered, another one every time. It then waits to be sent. */
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
 * Plays a race and looks at the page at every size before and after every choice; answers whether it is over. At most so many
 * choices are made.
 */
async function walk(page: Page, walker: Walker, device: Device, t: Texts, mostChoices = Infinity): Promise<boolean> {
  const sizes = DEVICES[device];
  let entry = -1;
  for (let turn = 0; turn < mostChoices; turn++) {
    const next = await nextState(page, entry);
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
    await sendButton(page).evaluate((button: HTMLElement) => button.click());
    entry = next.entry;
  }
  return false;
}

/** After a race: the result, and in the replay the check of its dice. */
async function lookAtEnd(page: Page, walker: Walker, device: Device, t: Texts): Promise<void> {
  const [first] = DEVICES[device];
  await walker.look('dialog', first);
  await page.getByRole('button', { name: t.table.replay }).click();
  await page.getByRole('button', { name: t.replay.verify }).click();
  await expect(page.getByRole('dialog').getByRole('row').first()).toBeVisible();
  await walker.look('dialog', first);
}

function expectNoFindings(walker: Walker, where: string): void {
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
          await settings(page, { speed: 0, atOnce: false, language });
          await openSeededTable(page, game, 'walk', SHORT_OPTIONS[game]);
          const walker = new Walker(page, DEVICES[device], language);
          const t = textsOf(language, game);
          expect(await walk(page, walker, device, t)).toBe(true);
          await lookAtEnd(page, walker, device, t);
          expectNoFindings(walker, `${game}, ${language}, ${device}`);
        });
      }
    }

    // A whole lap of Monaco would take minutes; its many corners and names show from the start.
    test(`formula-de in Monaco on a ${device}: nothing is cut, covered or out of sight`, async ({ page }) => {
      const language = isPhone ? 'de' : 'fr';
      await settings(page, { speed: 0, atOnce: false, language });
      await openSeededTable(page, 'formula-de', 'walk', {});
      const walker = new Walker(page, DEVICES[device], language);
      await walk(page, walker, device, textsOf(language, 'formula-de'), 6);
      expectNoFindings(walker, `formula-de in Monaco, ${language}, ${device}`);
    });
  });
}
