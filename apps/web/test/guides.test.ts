import { existsSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseGuide } from '../build/parse-guide.ts';
import { guideFile } from '../build/rules.ts';
import { LANGUAGES } from '../src/base/texts/language.ts';
import { loadGuide } from '../src/games/guides.ts';
import { GAME_CARDS } from '../src/games/index.ts';
import type { GuideDocument } from '../src/games/rules-document.ts';
import { matchesRule, ruleText } from '../src/rules/search.ts';

describe('the parser of guides', () => {
  it('reads sections, paragraphs, lists and asides', () => {
    const text =
      '# A\n\n## B\n\nOne\ntwo **three**.\n\n- four\n  five\n- six\n\n> **Example.** Seven\n> eight.\n\n1. a\n2. b\n';
    const { sections } = parseGuide(text, 'small');
    expect(sections.map(({ title }) => title)).toEqual(['B']);
    expect(sections[0]!.parts.map(({ isAside }) => isAside)).toEqual([false, false, true, false]);
    expect(sections[0]!.parts.map(ruleText)).toEqual([
      'One two three.',
      'four five six',
      'Example. Seven eight.',
      'a b',
    ]);
  });

  it.each([
    ['no title', 'Text\n'],
    ['text before a section', '# A\n\nText.\n'],
    ['an empty section', '# A\n\n## B\n'],
    ['a third level', '# A\n\n## B\n\n### C\n'],
    ['a line that is no item', '# A\n\n## B\n\n- one\ntwo\n'],
    ['bold without an end', '# A\n\n## B\n\nOne **two.\n'],
    ['two spaces', '# A\n\n## B\n\nOne  two.\n'],
  ])('refuses %s', (_what, text) => {
    expect(() => parseGuide(text, 'slip')).toThrow(/slip: /);
  });
});

function guideOf(game: string, language: string): GuideDocument {
  const file = guideFile(game, language);
  return parseGuide(readFileSync(file, 'utf8'), file);
}

/** A new game may begin without a guide. */
const GAMES_WITH_GUIDE = GAME_CARDS.map(({ id }) => id).filter((id) => existsSync(guideFile(id, 'en')));

describe.each(GAMES_WITH_GUIDE)('the guide of %s', (id) => {
  const shape = ({ sections }: GuideDocument): unknown =>
    sections.map(({ parts }) =>
      parts.map(({ isAside, blocks: [block] }) => [isAside, block!.kind === 'list' ? block!.items.length : 'text']),
    );

  it.each(LANGUAGES)('is the same in every language: %s', (language) => {
    expect(shape(guideOf(id, language))).toEqual(shape(guideOf(id, 'en')));
  });

  it.each(LANGUAGES)('has no numbers of rules, but examples and advice: %s', (language) => {
    const parts = guideOf(id, language).sections.flatMap((section) => section.parts);
    expect(parts.filter((part) => /\b[A-Z]{2}-\d/.test(ruleText(part)))).toEqual([]);
    expect(parts.some(({ isAside }) => isAside)).toBe(true);
    expect(parts.some((part) => matchesRule(part, 'xyzzy'))).toBe(false);
  });

  it.each(LANGUAGES)('has five pictures with a sentence, and a picture of every symbol: %s', async (language) => {
    const { guide, texts, t } = (await loadGuide(id, language))!;
    for (const rule of guide.quickStart) {
      const drawn = renderToStaticMarkup(createElement(guide.Illustrations[rule]!, { t }));
      expect(drawn).toContain('<figure');
      expect(drawn).not.toMatch(/undefined|NaN/);
    }
    for (const sentence of texts.quickStart) expect(sentence.length).toBeLessThan(170);
    expect(Object.keys(texts.symbols)).toEqual(Object.keys(guide.symbols));
    for (const Picture of Object.values(guide.symbols)) {
      expect(renderToStaticMarkup(createElement(Picture))).toContain('<svg');
    }
  });

  it.each(LANGUAGES)('has a help card of the same blocks in every language: %s', async (language) => {
    const blocksOf = async (wanted: (typeof LANGUAGES)[number]): Promise<unknown> =>
      (await loadGuide(id, wanted))!.texts.card.map(({ isNumbered, lines }) => [
        isNumbered,
        lines.map((line) => typeof line),
      ]);
    expect(await blocksOf(language)).toEqual(await blocksOf('en'));
  });
});
