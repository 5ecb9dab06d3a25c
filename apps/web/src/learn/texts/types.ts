import type { TextMap } from '../../base/texts/types.ts';

/** The texts of the pages to learn the games. */
export interface LearnTexts extends TextMap<'title' | 'lead' | 'read' | 'guided' | 'fair'> {
  readonly readOf: (game: string) => string;
  readonly guidedOf: (game: string) => string;
  /** How the dice are kept fair, sentence by sentence. */
  readonly fairSteps: readonly string[];
}
