import { expect, type Page } from '@playwright/test';
import { openStoredTable } from './stored-table.ts';
import { choices, type GameId, presetSettings, PROOF, test } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' }, isIsolated: true });

/** The game that stands for those with suspense. */
const EXAMPLE: GameId = 'formula-de';
const STEP_MS = 20;
/** How far ahead the clock is paused: a time that has not passed when the page hears of it, however slow the machine is. */
const AHEAD_MS = 10_000;

interface Suspense {
  readonly game: GameId;
  /** The die or the cards. */
  readonly mover: string;
  /** What is said when they lie still. A selector in braces stands for the text of that element. */
  readonly sentence: string;
  /** What is said until then, if it is not what was said before. */
  readonly meanwhile?: string;
  /** How long they move at least before that. */
  readonly leastMs: number;
}

/** Opens a race whose clock moves only when the test advances it. */
async function openPausedTable(page: Page, game: GameId): Promise<void> {
  await presetSettings(page, { language: 'en', speed: 1, atOnce: true });
  await page.clock.install();
  const isFirstOfTurn = ({ legal }: { legal: readonly object[] }): boolean =>
    legal.length > 1 && legal.every((move) => 'gear' in move || 'fuel' in move);
  await openStoredTable(page, game, { at: isFirstOfTurn });
  await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS);
}

async function readSentence(page: Page, template: string): Promise<string> {
  return page.evaluate(
    (text) =>
      text.replace(/\{(.+?)\}/gu, (_, selector: string) =>
        document.querySelector(selector)!.textContent.replace(/ cells?$/u, ''),
      ),
    template,
  );
}

/** The line beside the board, and the newest line of the log and of what is announced. */
async function readTexts(page: Page): Promise<string> {
  const selector = '.ask, .log-list li:last-child, [role="log"] p:last-child';
  return (await page.locator(selector).allTextContents()).join('\n');
}

async function expectSuspense(page: Page, { mover, sentence, meanwhile = '', leastMs }: Suspense): Promise<void> {
  await choices(page).first().click();
  // Bots need real time before the clock can go on.
  await expect(async () => {
    await page.clock.runFor(STEP_MS);
    expect(await page.locator(mover).count()).toBeGreaterThan(0);
  }).toPass({ intervals: [10] });
  const spoiler = await readSentence(page, sentence);
  // The tower follows the board a frame later.
  await page.clock.runFor(2 * STEP_MS);
  const tower = page.locator('.tower');
  const standings = await tower.textContent();
  expect(await page.locator('.ask').textContent()).toContain(meanwhile);
  let waitedMs = 2 * STEP_MS;
  for (; waitedMs < 10 * leastMs && !(await readTexts(page)).includes(spoiler); waitedMs += STEP_MS) {
    expect(await tower.textContent(), 'the tower does not reveal it either').toBe(standings);
    await page.clock.runFor(STEP_MS);
  }
  expect(await readTexts(page)).toContain(spoiler);
  expect(waitedMs).toBeGreaterThanOrEqual(leastMs);
}

for (const [title, suspense] of [
  [
    'formula-de: no text reveals the roll before the die has settled',
    {
      game: 'formula-de',
      mover: '.fd-dice-die',
      sentence: '{.fd-dice b} rolls {.fd-verdict} in gear',
      leastMs: 350,
    },
  ],
  [
    'pole-position: no text reveals the cards before they are turned',
    {
      game: 'pole-position',
      mover: 'g[opacity="0"]:has(> .pp-card)',
      meanwhile: 'All cards are down.',
      sentence: 'The cards turn over',
      leastMs: 600,
    },
  ],
] as const satisfies readonly (readonly [string, Suspense])[]) {
  test(title, suspense.game === EXAMPLE ? {} : PROOF, async ({ page }) => {
    await openPausedTable(page, suspense.game);
    await expectSuspense(page, suspense);
  });
}
