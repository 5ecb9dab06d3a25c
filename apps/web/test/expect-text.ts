import { expect } from 'vitest';

/** What appears in a text when a value is missing. */
const BROKEN = /undefined|NaN|\[object|null|Infinity/;

/**
 * Checks that a text is there and complete; `null` stands for no text. Called for every sentence of whole games, and `expect` is slow, so
 * it is called only to report a fault.
 */
export function expectText(text: string | null, where = ''): void {
  if (text === null || (text.trim() !== '' && !BROKEN.test(text))) return;
  expect(text, where).not.toMatch(BROKEN);
  expect(text.trim(), where).not.toBe('');
}
