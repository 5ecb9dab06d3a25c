import { readFileSync } from 'node:fs';
import { SAMPLE_COURSE, TOKENS } from '@paddock/pole-position';
import { describe, expect, it } from 'vitest';
import { rulesFile } from '../build/rules.ts';
import de from '../src/games/pole-position/texts/de.ts';
import en from '../src/games/pole-position/texts/en.ts';
import fr from '../src/games/pole-position/texts/fr.ts';
import { parseTokens } from '../src/games/pole-position/tokens.ts';

const GAMES = ['formel-fun', 'pole-position'] as const;

/** Every string and template of a catalogue's source, so that all branches of a sentence are looked at. */
function literalsOf(game: string, language: string): string[] {
  const file = new URL(`../src/games/${game}/texts/${language}.ts`, import.meta.url);
  const source = readFileSync(file, 'utf8').replaceAll(/^import .*$|\/\*\*.*\*\//gm, '');
  return [...source.matchAll(/'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`/g)].map(([literal]) => literal.slice(1, -1));
}

describe.each(GAMES)('the French texts of %s', (game) => {
  const wrong = /[\p{L}\p{N}»)] ?[:;!?](?:\s|$)|(?<![\d\s])[\s\u00a0\u202f]…|« | »/u;

  it('have a non-breaking space before : ; ! ? and inside of quotation marks', () => {
    const prose = literalsOf(game, 'fr').map((text) => text.replaceAll(/\$\{[^}]*\}/g, 'x'));
    // What is left of a template inside of another is code: "count === 1 ? 'a' : 'b'".
    expect(prose.filter((text) => !text.includes('${') && wrong.test(text))).toEqual([]);
  });

  it('have it in the rules, too', () => {
    const lines = readFileSync(rulesFile(game, 'fr'), 'utf8').split('\n');
    expect(lines.filter((line) => wrong.test(line))).toEqual([]);
  });
});

describe('the German texts', () => {
  const textOf = (game: string): string =>
    [...literalsOf(game, 'de'), readFileSync(rulesFile(game, 'de'), 'utf8')].join('\n');

  it('of Formel Fun use the words of the printed game', () => {
    const text = textOf('formel-fun');
    expect(text).not.toMatch(/\bRunden?\b/);
    expect(text).toMatch(/Höchstgeschwindigkeit/);
    expect(text).toMatch(/Richtgeschwindigkeit/);
  });

  it('of Pole Position use the words of the printed game', () => {
    const text = textOf('pole-position');
    expect(text).not.toMatch(/Benzin|Comeback|\bRunden?\b|der letzte seiner Art/);
    expect(text).toMatch(/Treibstoffkarte/);
    expect(text).toMatch(/Aufholjagd/);
  });
});

describe('a pasted course of Pole Position', () => {
  it.each([
    ['en', en],
    ['fr', fr],
    ['de', de],
  ] as const)('may be written in the names of the page: %s', (_language, t) => {
    const names = SAMPLE_COURSE.map((token) => t.tokens[token].name);
    expect(parseTokens(names.join(', '), t)).toEqual(SAMPLE_COURSE);
    expect(parseTokens(names.join(' ').toUpperCase(), t)).toEqual(SAMPLE_COURSE);
    expect(parseTokens(JSON.stringify(SAMPLE_COURSE), t)).toEqual(SAMPLE_COURSE);
    expect(t.editor.pasteHelp(TOKENS.map((token) => t.tokens[token].name).join(', '))).toContain(t.tokens.slip.name);
  });

  it('is refused when it contains unknown words', () => {
    expect(parseTokens('oil, water', en)).toBeNull();
    expect(parseTokens('greyhound', en)).toBeNull();
    expect(parseTokens(' ', en)).toBeNull();
  });
});
