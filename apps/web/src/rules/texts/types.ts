import type { TextMap } from '../../base/texts/types.ts';

/** The texts around the rules of a game. */
export interface RulesTexts extends TextMap<
  | 'quickStart'
  | 'detail'
  | 'symbols'
  | 'reference'
  | 'referenceNote'
  | 'loading'
  | 'failed'
  | 'search'
  | 'nothing'
  | 'showAll'
  | 'printed'
  | 'decision'
  | 'contents'
  | 'bookkeeping'
> {
  readonly rulesOf: (game: string) => string;
  readonly found: (n: number) => string;
}
