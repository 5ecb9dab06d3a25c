import type { GameTypes, Language } from '@paddock/kernel';

/** What happened in a race of one game, for its debrief, in one language. */
export interface DebriefWords<K extends GameTypes = GameTypes> {
  /** When it was, as people count who play the game: "Round 9"; `null` while the race is set up. */
  moment(view: K['view']): string | null;
  /** A move in a few words. */
  move(move: K['move'], preview: K['preview']): string;
  /** What dice or cards brought, or what was revealed, as a sentence without its full stop; `null` if there is nothing to say. */
  chance(events: readonly K['event'][], who: string | null, names: readonly string[]): string | null;
}

/** One text for each language. */
export type InEveryLanguage<T> = Readonly<Record<Language, T>>;

/** For games without words of their own. */
export const jsonWords: DebriefWords = {
  moment: () => null,
  move: (move) => JSON.stringify(move),
  chance: () => null,
};
