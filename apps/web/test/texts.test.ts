import { games } from '@paddock/games';
import { defaultOptions, optionEntries } from '@paddock/kernel';
import { botsFor } from '@paddock/bots';
import { describe, expect, test } from 'vitest';
import { GAME_CARDS, loadGame } from '../src/games/index.ts';
import { loadTexts } from '../src/app/texts/index.ts';
import de from '../src/app/texts/de.ts';
import en from '../src/app/texts/en.ts';
import fr from '../src/app/texts/fr.ts';
import {
  createPluralizer,
  detectLanguage,
  formatEnglishOrdinal,
  formatList,
  formatNumber,
  LANGUAGES,
} from '../src/base/texts/language.ts';

/** Every text of a catalogue by its path; sentences with values are tried with some. */
function leaves(tree: unknown, path = ''): [path: string, text: string][] {
  if (typeof tree === 'string') return [[path, tree]];
  if (typeof tree === 'function') {
    const texts = [1, 2, 0].map((n) => String((tree as (...values: unknown[]) => unknown)(n, n, n, n)));
    return texts.map((text, i) => [`${path}(${i})`, text]);
  }
  if (tree === null || typeof tree !== 'object') return [];
  return Object.entries(tree).flatMap(([key, inner]) => leaves(inner, path === '' ? key : `${path}.${key}`));
}

describe.each([
  ['fr', fr],
  ['de', de],
] as const)('the texts around the games in %s', (_language, catalogue) => {
  const english = new Map(leaves(en));
  const own = leaves(catalogue);

  test('have the same texts as the English ones', () => {
    const stem = (path: string): string => path.replace(/\(\d\)$/, '');
    expect(new Set(own.map(([path]) => stem(path)))).toEqual(new Set([...english.keys()].map(stem)));
    for (const [path, text] of own) expect(text.trim(), path).not.toBe('');
  });
});

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, definition) => {
  test('has a card that matches its rules', () => {
    const card = GAME_CARDS.find((one) => one.id === id);
    expect(card).toMatchObject({ title: definition.title, seats: definition.seats });
    expect(card!.defaultSeats).toBeGreaterThanOrEqual(definition.seats.min);
    expect(card!.defaultSeats).toBeLessThanOrEqual(definition.seats.max);
    expect(card!.defaultOptions).toEqual(defaultOptions(definition.options));
  });

  test.each(LANGUAGES)('has every option and value in %s', async (language) => {
    const { t, ui } = await loadGame(id, language);
    for (const [name, spec] of optionEntries(definition.options)) {
      const texts = t.options[name];
      expect(texts?.title, name).toBeTruthy();
      expect(texts?.help, name).toBeTruthy();
      if (spec.kind === 'choice') for (const value of spec.values) expect(texts?.values?.[value], value).toBeTruthy();
      if (spec.kind === 'data') expect(ui.OptionFields?.[name], name).toBeDefined();
    }
  });

  test('has the same texts in all languages', async () => {
    const all = await Promise.all(LANGUAGES.map(async (language) => (await loadGame(id, language)).t));
    const keys = (tree: unknown): string[] =>
      tree !== null && typeof tree === 'object'
        ? Object.entries(tree).flatMap(([key, inner]) => [key, ...keys(inner).map((below) => `${key}.${below}`)])
        : [];
    const [english, ...others] = all.map(keys);
    for (const other of others) expect(other.sort()).toEqual(english!.sort());
  });

  test('has a name for each of its bots', () => {
    for (const { id: bot } of botsFor(id))
      for (const catalogue of [en, fr, de]) expect(catalogue.bots[bot]?.name).toBeTruthy();
  });
});

test('the language follows the browser, with English as fallback', () => {
  expect(detectLanguage(['es-ES', 'de-CH', 'fr'])).toBe('de');
  expect(detectLanguage(['FR-ca'])).toBe('fr');
  expect(detectLanguage(['ja'])).toBe('en');
});

test('plurals follow the language: French uses the singular for 0', () => {
  expect(createPluralizer('en')(0, 'point', 'points')).toBe('0 points');
  expect(createPluralizer('fr')(0, 'point', 'points')).toBe('0 point');
  expect(createPluralizer('de')(1, 'Punkt', 'Punkte')).toBe('1 Punkt');
});

test.each(LANGUAGES)('counts, lists and numbers in %s are those of Intl', async (language) => {
  const texts = (await loadTexts(language))('game');
  const rules = new Intl.PluralRules(language);
  const pluralize = createPluralizer(language);
  for (const count of [0, 1, 2, 11, 21, 101]) {
    expect(pluralize(count, 'one', 'other')).toBe(`${count} ${rules.select(count)}`);
  }
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  for (const items of [[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']]) {
    expect(formatList(items, texts)).toBe(lists.format(items));
  }
  for (const value of [0, 1, -3, 12.34, 0.125, 99.96, 999.7, -1234.5, 1_234_567]) {
    for (const digits of [0, 1, 2]) {
      const wanted = value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
      expect(formatNumber(value, digits, language)).toBe(wanted);
    }
  }
});

test('English ordinals are those of Intl', () => {
  const rules = new Intl.PluralRules('en', { type: 'ordinal' });
  const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
  for (let count = 0; count <= 130; count++) {
    expect(formatEnglishOrdinal(count)).toBe(`${count}${endings[rules.select(count)]}`);
  }
});
