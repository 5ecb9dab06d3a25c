import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rulesFile } from '../build/rules.ts';
import { GAME_CARDS } from '../src/games/index.ts';
import { loadGuide } from '../src/games/guides.ts';
import { parseInline, parseRules } from '../build/parse-rules.ts';
import { findHits, matchesRule, ruleText } from '../src/rules/search.ts';
import type { InlineNodes, RulesDocument } from '../src/games/rules-document.ts';
import { LANGUAGES } from '../src/base/texts/language.ts';

const GAMES = GAME_CARDS.map(({ id }) => id);

function rulesOf(game: string, language: string): RulesDocument {
  const file = rulesFile(game, language);
  return parseRules(readFileSync(file, 'utf8'), file);
}

function allParts({ introduction, sections }: RulesDocument): InlineNodes[] {
  const inRules = sections
    .flatMap(({ rules }) => rules)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'text' ? [block.nodes] : block.items));
  return [...introduction, ...sections.flatMap((section) => section.introduction), ...inRules];
}

function idsOf({ sections }: RulesDocument): string[] {
  return sections.flatMap(({ rules }) => rules.flatMap(({ id }) => id ?? []));
}

const SMALL = `# A game

About it, **[R]** and
**[D]**.

## First

- **FF-1 [R]** One \`code\` and
  15. FF-2 goes on. **[D]** Decided.
- **FF-2** [R/D] *Such* are **those** that
  1. come first,
  2. come second
     and last.

  After the list.

## Notes

<!-- developers -->

All [D].

1. One.
2. Two
   goes on.
`;

describe('the rules parser', () => {
  const rules = parseRules(SMALL, 'small');

  it('finds title, introduction and sections', () => {
    expect(rules.title).toBe('A game');
    expect(rules.introduction).toEqual([
      [
        { kind: 'text', text: 'About it, ' },
        { kind: 'mark', mark: 'R' },
        { kind: 'text', text: ' and ' },
        { kind: 'mark', mark: 'D' },
        { kind: 'text', text: '.' },
      ],
    ]);
    expect(rules.sections.map(({ title, isForDevelopers }) => [title, isForDevelopers])).toEqual([
      ['First', false],
      ['Notes', true],
    ]);
  });

  it('reads ids and marks in both forms, and a line that continues with a number', () => {
    expect(rules.sections[0]!.rules.map(({ id, origin }) => [id, origin])).toEqual([
      ['FF-1', 'R'],
      ['FF-2', 'R/D'],
    ]);
    expect(rules.sections[0]!.rules[0]!.blocks).toEqual([
      {
        kind: 'text',
        nodes: [
          { kind: 'text', text: 'One ' },
          { kind: 'code', text: 'code' },
          { kind: 'text', text: ' and 15. ' },
          { kind: 'ref', id: 'FF-2' },
          { kind: 'text', text: ' goes on. ' },
          { kind: 'mark', mark: 'D' },
          { kind: 'text', text: ' Decided.' },
        ],
      },
    ]);
  });

  it('reads lists inside a rule, and what comes after them', () => {
    const [first, list, after] = rules.sections[0]!.rules[1]!.blocks;
    expect(first).toMatchObject({ nodes: [{ kind: 'emphasis', text: 'Such' }, {}, { kind: 'strong' }, {}] });
    expect(list).toEqual({
      kind: 'list',
      numbered: true,
      items: [[{ kind: 'text', text: 'come first,' }], [{ kind: 'text', text: 'come second and last.' }]],
    });
    expect(after).toEqual({ kind: 'text', nodes: [{ kind: 'text', text: 'After the list.' }] });
  });

  it('parses inline text', () => {
    expect(parseInline('(FF-12 to FF-15)').filter((node) => node.kind === 'ref')).toHaveLength(2);
  });

  it('reads numbered notes without ids', () => {
    expect(rules.sections[1]!.rules.map(ruleText)).toEqual(['One.', 'Two goes on.']);
    expect(rules.sections[1]!.rules[0]).toMatchObject({ id: null, origin: null });
  });

  it.each([
    ['no title', 'Text\n'],
    ['a section without rules', '# A\n\n## B\n\nText.\n'],
    ['a third level', '# A\n\n## B\n\n- One.\n\n### C\n'],
    ['a line that is not indented', '# A\n\n## B\n\n- One\ntwo.\n'],
    ['a line that is indented too far', '# A\n\n## B\n\n- One\n   two.\n'],
    ['a rule without a mark', '# A\n\n## B\n\n- **FF-1** One.\n'],
    ['a mark that does not exist', '# A\n\n## B\n\n- **FF-1 [X]** One.\n'],
    ['a number without letters of a game', '# A\n\n## B\n\n- **X-1 [R]** One.\n'],
    ['two kinds of numbers', '# A\n\n## B\n\n- **FF-1 [R]** One.\n- **XX-2 [R]** Two.\n'],
    ['bold without an end', '# A\n\n## B\n\n- One **two.\n'],
    ['code without an end', '# A\n\n## B\n\n- One `two.\n'],
    ['a link', '# A\n\n## B\n\n- One [two](three).\n'],
    ['a misspelt comment', '# A\n\n## B\n\n<!-- developer -->\n\n- One.\n'],
    ['numbers out of order', '# A\n\n## B\n\n1. One.\n3. Three.\n'],
    ['two spaces', '# A\n\n## B\n\n- One  two.\n'],
  ])('refuses %s', (_what, text) => {
    expect(() => parseRules(text, 'slip')).toThrow(/slip, line \d+/);
  });
});

describe.each(GAMES)('the rules of %s', (game) => {
  const english = rulesOf(game, 'en');

  it.each(LANGUAGES)('are the same in every language: %s', (language) => {
    const rules = rulesOf(game, language);
    const shape = ({ sections }: RulesDocument): unknown =>
      sections.map((section) => ({
        introduction: section.introduction.length,
        developers: section.isForDevelopers,
        rules: section.rules.map(({ id, origin, blocks }) => [
          id,
          origin,
          blocks.map((block) => (block.kind === 'text' ? 'text' : block.items.length)),
          blocks.flatMap((block) => (block.kind === 'text' ? block.nodes.filter((node) => node.kind === 'mark') : [])),
        ]),
      }));
    expect(shape(rules)).toEqual(shape(english));
  });

  it.each(LANGUAGES)('have no dangling references: %s', (language) => {
    const rules = rulesOf(game, language);
    const ids = idsOf(rules);
    expect(new Set(ids).size).toBe(ids.length);
    for (const nodes of allParts(rules)) {
      for (const node of nodes) if (node.kind === 'ref') expect(ids).toContain(node.id);
    }
  });

  it('have consecutive ids', () => {
    const ids = idsOf(english);
    const [letters] = ids[0]!.split('-');
    expect(ids).toEqual(ids.map((_, i) => `${letters}-${i + 1}`));
  });

  it('contain every illustrated rule', async () => {
    const loaded = await loadGuide(game, 'en');
    expect(idsOf(english)).toEqual(expect.arrayContaining(Object.keys(loaded?.guide.Illustrations ?? {})));
  });
});

describe('the search', () => {
  const found = (query: string, game = 'formel-fun', language = 'en'): (string | null)[] =>
    rulesOf(game, language)
      .sections.flatMap(({ rules }) => rules)
      .filter((rule) => matchesRule(rule, query))
      .map(({ id }) => id);

  it('finds all words in any order and case', () => {
    expect(found('TURBO hand')).toEqual(found('hand turbo'));
    expect(found('turbo hand')).toContain('FF-16');
    expect(found('zeppelin')).toEqual([]);
    expect(found('  ')).toHaveLength(31);
  });

  it('ignores accents, ligatures and kinds of apostrophes', () => {
    expect(found('defausse', 'formel-fun', 'fr')).toEqual(found('défausse', 'formel-fun', 'fr'));
    expect(found("d'arrivee", 'formel-fun', 'fr')).toContain('FF-25');
    expect(found('AUSSEN', 'formel-fun', 'de')).toContain('FF-7');
  });

  it('matches numbers as a whole', () => {
    expect(found('FF-1')).toEqual(['FF-1']);
    expect(found('ff-19')).toEqual(['FF-8', 'FF-17', 'FF-19']);
    expect(found('110')).toEqual(['FF-4']);
    expect(found('11')).not.toContain('FF-4');
  });

  it('finds the ranges to highlight, also where folding lengthens a letter', () => {
    expect(findHits('Außen und außen', 'aussen')).toEqual([
      [0, 5],
      [10, 15],
    ]);
    expect(findHits('Départ', 'depart art')).toEqual([[0, 6]]);
    expect(findHits('nothing', '')).toEqual([]);
  });
});
