import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { publicTypes, readDocuments } from '../build/developers.ts';
import { parseMarkdown } from '../build/parse-markdown.ts';

const ROOT = join(import.meta.dirname, '../../..');

describe('the documents for developers', () => {
  test('are parsed into headings, paragraphs, lists, tables and code', () => {
    const text =
      '# Title\n\n## 1. Sign in\n\nSee [b](b.md) and\n`c`:\n- one\n  more\n- **two**\n\n| a | b |\n|---|---|\n| 1 | `2` |\n\n```json\n{}\n\n1\n```\n';
    expect(parseMarkdown(text)).toEqual([
      { kind: 'heading', level: 1, id: 'title', nodes: [{ kind: 'text', text: 'Title' }] },
      { kind: 'heading', level: 2, id: '1-sign-in', nodes: [{ kind: 'text', text: '1. Sign in' }] },
      {
        kind: 'paragraph',
        nodes: [
          { kind: 'text', text: 'See ' },
          { kind: 'link', text: 'b', href: 'b.md' },
          { kind: 'text', text: ' and ' },
          { kind: 'code', text: 'c' },
          { kind: 'text', text: ':' },
        ],
      },
      { kind: 'list', items: [[{ kind: 'text', text: 'one more' }], [{ kind: 'strong', text: 'two' }]] },
      {
        kind: 'table',
        head: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b' }]],
        rows: [[[{ kind: 'text', text: '1' }], [{ kind: 'code', text: '2' }]]],
      },
      { kind: 'code', text: '{}\n\n1' },
    ]);
  });

  test('have every part, with no Markdown left over and a view, a move and a preview for every game', () => {
    const { api, notation, examples, types } = readDocuments(ROOT);
    const plain = JSON.stringify([api, notation].map((blocks) => blocks.filter(({ kind }) => kind !== 'code')));
    expect(plain).not.toMatch(/"text":"[^"]*(?:\*\*|`|\]\()/);
    expect(examples.map(({ language }) => language)).toEqual(['Python', 'TypeScript', 'Rust']);
    for (const [game, text] of Object.entries(types)) {
      for (const name of ['Move', 'View', 'Preview', 'Event'])
        expect([game, text]).toEqual([game, expect.stringMatching(new RegExp(`^(?:type|interface) ${name}\\b`, 'm'))]);
      expect(text).not.toContain('interface State');
    }
  });

  test('show types with the comment before them', () => {
    const source =
      "import x from 'y';\n\n/** A car. */\nexport type Car = number;\n\n/** All. */\nexport interface State {\n  a: Car;\n}\n\nexport const N = 4;\n";
    expect(publicTypes(source)).toBe('/** A car. */\ntype Car = number;');
  });
});
