import type { Move } from './types.ts';

/** Nothing can be chosen ahead: nobody knows which formula the next turn finds. */
export function listPremoves(): readonly Move[] {
  return [];
}
