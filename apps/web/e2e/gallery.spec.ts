import { builtInCircuits } from '@paddock/formula-de';
import { SAMPLE_COURSE } from '@paddock/pole-position';
import type { GalleryItem } from '@paddock/protocol';
import { expect, type Page } from '@playwright/test';
import { LANGUAGES } from '../src/base/texts/language.ts';
import { expectAccessibleInBothThemes } from './accessibility.ts';
import { chooseLanguage } from './pages.ts';
import { callApiAs, test } from './people.ts';
import { FAST_SETTINGS, presetSettings, PROOF } from './table.ts';

/** Claims the nickname of a page, so that it can publish. */
async function claim(page: Page, nickname: string): Promise<void> {
  await callApiAs(page, 'POST', '/api/me/claim', { nickname, password: 'correct horse' });
}

/** Opens the field for courses on the setup page, and lays a course by chance. */
async function layCourse(page: Page): Promise<void> {
  await page.goto('/new/pole-position');
  await page.getByText('All options').click();
  await page.locator('[data-option="course"]').getByRole('radio', { name: 'Your own' }).check();
  await page.getByRole('button', { name: 'Shuffle' }).click();
}

async function publishAs(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Publish…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish in the gallery' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('link', { name: 'Look at it' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('a course is published, found by somebody else, raced, rated, and forked with credit', async ({ meet }) => {
  const [anna, bert] = [await meet('Anna G'), await meet('Bert G')];
  await claim(anna, 'Anna G');
  await claim(bert, 'Bert G');
  await layCourse(anna);
  await publishAs(anna, 'Mill Lane');
  await expect(anna.getByText('Others rate what you have published.')).toBeVisible();

  await bert.goto('/gallery');
  await bert.getByRole('searchbox', { name: 'Name' }).fill('mill l');
  await bert.getByRole('link', { name: 'Mill Lane' }).click();
  await expect(bert.getByRole('link', { name: 'Anna G' })).toBeVisible();
  await expectAccessibleInBothThemes(bert, 'an item of the gallery');
  await bert.locator('label').filter({ hasText: '4 stars' }).click();
  await expect(bert.getByRole('img', { name: '4 of 5 stars, 1 rating' })).toBeVisible();

  await bert.getByRole('button', { name: 'Race alone' }).click();
  await expect(bert.locator('.table')).toBeVisible();
  await bert.goBack();
  await bert.getByRole('button', { name: 'Race online' }).click();
  await expect(bert).toHaveURL(/\/t\/\w+$/);
  await bert.goBack();

  await bert.getByRole('button', { name: 'Make your own of it' }).click();
  await expect(bert.getByRole('heading', { level: 1, name: /Pole Position/ })).toBeVisible();
  await bert.getByRole('button', { name: 'Shuffle' }).click();
  await publishAs(bert, 'Mill Lane at night');
  await expect(bert.getByRole('listitem').filter({ hasText: 'Made from Mill Lane, by Anna G' })).toBeVisible();
});

test('the field for courses has the board, finds a good course and judges it', PROOF, async ({ page }) => {
  await presetSettings(page, FAST_SETTINGS);
  await layCourse(page);
  const field = page.locator('[data-option="tokens"]');
  await expect(field.getByText('This course can be raced.')).toBeVisible();
  // A tap on the board changes the token there, and one token too many is a fault.
  const space = field.getByRole('button', { name: /^Space 5:/ });
  const before = await space.getAttribute('aria-label');
  await field.locator('.pp-editor-space').nth(4).click();
  await expect(space).not.toHaveAccessibleName(before!);
  await expect(field.getByText('This course can be raced.')).toHaveCount(0);
  const judge = field.getByRole('button', { name: 'Is it good?' });
  await expect(judge).toBeDisabled();
  await field.getByRole('button', { name: 'Find a good one' }).click();
  await expect(field.getByText('Bots are trying out courses …')).toBeVisible();
  await expect(field.getByText('This course can be raced.')).toBeVisible();
  await judge.click();
  const report = page.getByRole('dialog', { name: 'Is it good?' });
  await expect(report.getByText('Turns of a race')).toBeVisible();
  await expect(report.getByRole('img', { name: 'Where cars land' })).toBeVisible();
});

test('the pages of the gallery in all languages, without faults for screen readers', PROOF, async ({ meet }) => {
  const page = await meet('Clara G');
  await claim(page, 'Clara G');
  const { circuit, drawing } = builtInCircuits.zandvoort;
  const value = { ...circuit, id: 'dunes', name: 'Dune Ring', drawing: { ...drawing, circuit: 'dunes' } };
  await callApiAs(page, 'POST', '/api/gallery', { game: 'formula-de', option: 'circuit', value });
  const course = { game: 'pole-position', option: 'tokens', name: 'Plain Road', value: SAMPLE_COURSE.toReversed() };
  const { id } = await callApiAs<GalleryItem>(page, 'POST', '/api/gallery', course);
  for (const path of ['/gallery', `/gallery/${id}`, '/gallery/formula-de.monaco']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const language of LANGUAGES) {
      await chooseLanguage(page, path, language);
      await expectAccessibleInBothThemes(page, `${path} in ${language}`);
      const text = await page.locator('main').innerText();
      for (const word of ['undefined', 'NaN', '[object']) expect(text, `${path} in ${language}`).not.toContain(word);
      if (language !== 'en') expect(text, `${path} in ${language}`).not.toContain('rating');
    }
  }
});

test(
  'an item that is withdrawn says so, and the field of the setup page takes one from the gallery',
  PROOF,
  async ({ meet }) => {
    const page = await meet('Dora G');
    await claim(page, 'Dora G');
    const { circuit } = builtInCircuits.monaco;
    const value = { ...circuit, id: 'harbour', name: 'Harbour Run' };
    const { id } = await callApiAs<GalleryItem>(page, 'POST', '/api/gallery', {
      game: 'formula-de',
      option: 'circuit',
      value,
    });
    await page.goto('/new/formula-de');
    await page.getByText('All options').click();
    await page.getByRole('button', { name: 'Choose from the gallery…' }).click();
    await page.getByRole('button', { name: 'Take it: Harbour Run' }).click();
    await expect(page.getByText('Racing on Harbour Run.')).toBeVisible();
    await page.goto(`/gallery/${id}`);
    await page.getByRole('button', { name: 'Is it good?' }).click();
    await expect(page.getByRole('dialog').getByText('Turns of a perfect driver')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Poster to print' }).click();
    await expect(page.locator('.printout-poster')).toContainText('Harbour Run');
    await page.locator('.printout-nav').getByRole('link', { name: 'Gallery' }).click();
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText('Its author has taken it back.', { exact: false })).toBeVisible();
  },
);
