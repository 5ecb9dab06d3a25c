import { TOKEN_COUNTS } from './course.ts';
import { kindOf } from './fuel.ts';
import type { CarView, Token } from './types.ts';

/** How many tokens of a kind are not on the course yet. */
export function countTokensLeft(course: readonly Token[], token: Token): number {
  return TOKEN_COUNTS[kindOf(token)]! - course.filter((laid) => laid === token).length;
}

/** Why a token that is not among the legal moves may not be laid next (PP-4, PP-5). */
export function explainToken(course: readonly Token[], token: Token): 'none-left' | 'same-before' | 'spoils-rest' {
  if (countTokensLeft(course, token) === 0) return 'none-left';
  return course.at(-1) === token ? 'same-before' : 'spoils-rest';
}

/** Why a car of the player to move that is not among the legal moves may not be picked (PP-8, PP-17). */
export function explainCar({ place, spin }: CarView): 'finished' | 'spins' | 'cannot-use-all' {
  if (place !== null) return 'finished';
  return spin ? 'spins' : 'cannot-use-all';
}
