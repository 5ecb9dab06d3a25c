import { isDeepStrictEqual } from 'node:util';
import { BUILT_IN_CIRCUIT_IDS } from '@paddock/formula-de';
import { findGame } from '@paddock/games';
import { resolveOptions } from '@paddock/kernel';
import { expect, type Page } from '@playwright/test';
import { readStoredTable } from './stored-table.ts';
import {
  clickAnyChoice,
  FAST_SETTINGS,
  type GameId,
  makeChoices,
  openOptions,
  playRace,
  presetSettings,
  PROOF,
  test,
  waitForState,
} from './table.ts';

/** Enough, and quicker than more. */
const SEATS = 3;
/** The shortest course: the card after the built-in circuits. */
const OVAL = ['circuit', String(BUILT_IN_CIRCUIT_IDS.length + 1)] as const;

/** Option by option, the choice that is not the default. */
const VARIANTS: readonly (readonly [GameId, string, readonly (readonly [option: string, choice: string])[]])[] = [
  ['formel-fun', 'the final decides', [['win', '2']]],
  ['pole-position', 'plus', [['rules', '2']]],
  [
    'pole-position',
    'a course laid by the players, six places',
    [
      ['course', '2'],
      ['podium', '2'],
    ],
  ],
  [
    'formula',
    'all places, with the table',
    [
      ['goal', '2'],
      ['useTable', '2'],
    ],
  ],
  [
    'formula',
    'points',
    [
      ['goal', '3'],
      ['winnerExtraCard', '2'],
    ],
  ],
  ['formula-de', 'two laps, open dashboards', [OVAL, ['laps', '2'], ['dashboards', '2']]],
  ['formula-de', 'two cars each, team points', [OVAL, ['carsPerPlayer', '2'], ['teamPoints', '2']]],
];

/** Sets up a race with the form. */
async function setUpRace(page: Page, game: GameId, picks: (typeof VARIANTS)[number][2]): Promise<void> {
  await page.goto(`/new/${game}`);
  await expect(page.locator('.driver').first()).toBeVisible();
  while ((await page.locator('.driver').count()) > SEATS)
    await page.locator('.driver').last().getByRole('button').click();
  await openOptions(page);
  for (const [option, choice] of picks) {
    await page
      .locator(`[data-option="${option}"] label:has(input[type="radio"])`)
      .nth(Number(choice) - 1)
      .click();
  }
  await page.getByRole('button', { name: /To the start|Deal the cards/ }).click();
}

/** The game with the most options, and one with options that depend on each other. The proof plays whole races of all. */
const EXAMPLES: readonly GameId[] = ['formula-de', 'formula'];

test('a race begins with the options that were chosen in the form', async ({ page }) => {
  await presetSettings(page, FAST_SETTINGS);
  for (const game of EXAMPLES) {
    // All options at once, and of several choices the last one.
    const picks = [...new Map(VARIANTS.filter(([id]) => id === game).flatMap(([, , some]) => some))];
    await setUpRace(page, game, picks);
    await waitForState(page, -1);
    const { options, seats } = await readStoredTable(page, new URL(page.url()).pathname.slice('/table/'.length));
    expect(seats).toBe(SEATS);
    const chosen = picks.map(([option]) => option);
    expect(changedOptions(game, options).toSorted(), game).toEqual(chosen.toSorted());
    expect(await makeChoices(page, 1)).toBe(1);
  }
});

test('a circuit that comes with no other page is there when a table needs it, and after a reload', async ({ page }) => {
  await presetSettings(page, FAST_SETTINGS);
  const number = BUILT_IN_CIRCUIT_IDS.indexOf('larkholm') + 1;
  await setUpRace(page, 'formula-de', [['circuit', String(number)]]);
  await waitForState(page, -1);
  expect(await makeChoices(page, 1)).toBe(1);
  await page.reload();
  await waitForState(page, -1);
  const { options } = await readStoredTable(page, new URL(page.url()).pathname.slice('/table/'.length));
  expect(options).toMatchObject({ circuit: 'larkholm' });
  expect(await makeChoices(page, 1)).toBe(1);
});

/** The names of the options that are not the default ones. */
function changedOptions(game: GameId, options: object): string[] {
  const { value: defaults } = resolveOptions(findGame(game)!, SEATS, {}) as { value: object };
  return Object.entries(options)
    .filter(([name, value]) => !isDeepStrictEqual(value, Reflect.get(defaults, name)))
    .map(([name]) => name);
}

for (const [game, name, picks] of VARIANTS) {
  test(`${game}: a whole race with ${name}`, PROOF, async ({ page }) => {
    await presetSettings(page, FAST_SETTINGS);
    await setUpRace(page, game, picks);
    await playRace(page, clickAnyChoice());
    await expect(page.locator('.result-row')).toHaveCount(SEATS);
  });
}
