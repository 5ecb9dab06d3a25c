import type { GameDefinition } from '@paddock/kernel';
import type { Language } from '../base/texts/language.ts';
import type { GameCard, GamePackage, GameTexts, GameUi } from './ui.ts';

export type { GameCard } from './ui.ts';

/** The manifest of every folder beside this file. A new game needs no line here. */
const MANIFESTS = import.meta.glob<GameCard>('./*/manifest.ts', { eager: true, import: 'card' });

/** All games, in the order in which they are shown. */
export const GAME_CARDS: readonly GameCard[] = Object.values(MANIFESTS).sort((a, b) => a.order - b.order);

export function gameCard(id: string): GameCard | undefined {
  return GAME_CARDS.find((card) => card.id === id);
}

export interface LoadedGame {
  readonly ui: GameUi;
  readonly t: GameTexts;
  readonly definition: GameDefinition;
}

/** Loads a game; with the options of a table also what that table needs. */
export async function loadGame(id: string, language: Language, options?: unknown): Promise<LoadedGame> {
  const { ui, texts, definition, loadForOptions } = await loadGamePackage(id);
  const [t] = await Promise.all([texts[language](), options === undefined ? undefined : loadForOptions?.(options)]);
  return { ui, t, definition };
}

/** Loads a game without the texts of a language. */
export async function loadGamePackage(id: string): Promise<GamePackage> {
  const card = gameCard(id);
  if (card === undefined) throw new Error(`there is no game "${id}"`);
  // The pages pass each game its own data without looking inside.
  return (await card.load()) as GamePackage;
}
