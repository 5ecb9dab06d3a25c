import type { TextMap } from '../../base/texts/types.ts';

/** What the home page says about a game, by game id. */
export type GameCardTexts = Readonly<Record<string, TextMap<'pitch' | 'players'>>>;
