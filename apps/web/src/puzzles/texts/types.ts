import type { TextMap } from '../../base/texts/types.ts';

/** What other pages say about the puzzles. The texts of the puzzle pages themselves come with those pages. */
export interface PuzzleLinkTexts extends TextMap<'title' | 'lead'> {
  readonly of: (game: string) => string;
  /** The title of the page of one puzzle. */
  readonly one: (game: string) => string;
}
