import { type Token, TOKENS } from '@paddock/pole-position';
import type { PolePositionTexts } from './texts/types.ts';

/**
 * Parses a pasted list of tokens, by their names in the page's language or their codes in records; `null` if it
 * contains other words.
 */
export function parseTokens(text: string, t: PolePositionTexts): readonly Token[] | null {
  const names = TOKENS.flatMap((token) => [
    [normalize(t.tokens[token].name), token] as const,
    [token as string, token] as const,
  ]).toSorted(([a], [b]) => b.length - a.length);
  const tokens: Token[] = [];
  let rest = normalize(text).trim();
  while (rest !== '') {
    const found = names.find(([name]) => rest.startsWith(name) && !/^[\p{L}\p{N}]/u.test(rest.slice(name.length)));
    if (found === undefined) return null;
    tokens.push(found[1]);
    rest = rest.slice(found[0].length).replace(/^[^\p{L}]+/u, '');
  }
  return tokens.length === 0 ? null : tokens;
}

/** Ignores quotes, brackets, case, the kind of apostrophe and line breaks. */
function normalize(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/["[\]\s]+/g, ' ')
    .trim();
}
