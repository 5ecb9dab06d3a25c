import type { Language } from '../base/texts/language.ts';
import type { GamePackage, GameTexts, GameUi } from './ui.ts';

/**
 * What the home page must know about a game before its rules and board are loaded. A test compares it with the rules.
 */
export interface GameCard {
  readonly id: string;
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** The number of seats for "Play now". */
  readonly defaultSeats: number;
  /** The default options. */
  readonly defaultOptions: Readonly<Record<string, unknown>>;
}

export const GAME_CARDS: readonly GameCard[] = [
  {
    id: 'formel-fun',
    title: 'Formel Fun',
    seats: { min: 3, max: 6 },
    defaultSeats: 4,
    defaultOptions: { win: 'title' },
  },
  {
    id: 'formula-de',
    title: 'Formula Dé',
    seats: { min: 2, max: 10 },
    defaultSeats: 6,
    defaultOptions: { circuit: 'monaco', laps: 1, carsPerPlayer: 1, dashboards: 'hidden', teamPoints: false },
  },
  {
    id: 'pole-position',
    title: 'Pole Position',
    seats: { min: 2, max: 5 },
    defaultSeats: 4,
    defaultOptions: { rules: 'normal', course: 'shuffled', tokens: null, podium: 'all' },
  },
  {
    id: 'formula',
    title: 'Formula',
    seats: { min: 2, max: 6 },
    defaultSeats: 3,
    defaultOptions: { goal: 'first', useTable: false, winnerExtraCard: false, rounds: 1, target: 250 },
  },
];

export function gameCard(id: string): GameCard | undefined {
  return GAME_CARDS.find((card) => card.id === id);
}

/** The UI of each game is a chunk of its own. */
const GAME_LOADERS: Readonly<Record<string, () => Promise<unknown>>> = {
  'formel-fun': () => import('./formel-fun/index.ts'),
  'formula-de': () => import('./formula-de/index.ts'),
  'pole-position': () => import('./pole-position/index.ts'),
  formula: () => import('./formula/index.ts'),
};

export interface LoadedGame {
  readonly ui: GameUi;
  readonly t: GameTexts;
}

export async function loadGame(id: string, language: Language): Promise<LoadedGame> {
  const load = GAME_LOADERS[id];
  if (load === undefined) throw new Error(`there is no picture of "${id}"`);
  // The table page passes each game its own data without looking inside.
  const { ui, texts } = (await load()) as GamePackage;
  return { ui, t: await texts[language]() };
}
