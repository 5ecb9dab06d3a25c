import type { GameTypes } from '@paddock/kernel';
import type { Language } from '../base/texts/language.ts';
import type { GameTexts, TextContext } from './ui.ts';

/** What a game says in its puzzles. */
export interface PuzzleTexts {
  /** What the person is to find. */
  readonly question: string;
  /** By what the choices are judged. */
  readonly judgedBy: string;
}

/** A choice of a puzzle with what it would do. */
export interface PreviewedMove<K extends GameTypes = GameTypes> {
  readonly move: K['move'];
  readonly preview: K['preview'];
}

/** What puzzles/index.ts in a game's folder exports. The puzzles themselves are in puzzles.json beside it. */
export interface PuzzlePackage<
  K extends GameTypes = GameTypes,
  T extends GameTexts = GameTexts,
  P extends PuzzleTexts = PuzzleTexts,
> {
  readonly texts: Readonly<Record<Language, () => Promise<P>>>;
  /** Why a choice is worse than the best one, from what both will do. */
  readonly explain: (
    other: PreviewedMove<K>,
    best: PreviewedMove<K>,
    t: P,
    context: TextContext<K, T>,
  ) => string | null;
}
