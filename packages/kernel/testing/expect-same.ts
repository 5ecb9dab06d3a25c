import { expect } from 'vitest';

/**
 * The same as `expect(actual).toBe(expected)`, for what is compared in every position of a game. `expect` alone would take as long as
 * the laws of all games together, so it is called only to report a difference.
 */
export function expectSame(actual: unknown, expected: unknown): void {
  if (!Object.is(actual, expected)) expect(actual).toBe(expected);
}
