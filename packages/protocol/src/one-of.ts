import { type TUnsafe, Type } from 'typebox';

/** One of some words, which are listed elsewhere. */
export function oneOf<T extends string>(words: readonly T[]): TUnsafe<T> {
  return Type.Unsafe<T>(Type.Union(words.map((word) => Type.Literal(word))));
}
