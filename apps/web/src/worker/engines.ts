import type { GameBots } from '@paddock/bots/selection';
import type { GameDefinition, GameTypes } from '@paddock/kernel';

/** The rules and the bots of a game: what a race on this device needs besides the page. */
export interface GameEngine {
  readonly definition: GameDefinition;
  /** Bots are a chunk of their own: a race can be shown before they are there. */
  readonly loadBots: () => Promise<GameBots<GameTypes>>;
}

/** `engine.ts` of every game's folder, each a chunk that is loaded with the first race of its game. */
const LOADERS = import.meta.glob<GameEngine>('../games/*/engine.ts');

/** Loads the engine of a game; `undefined` if there is no such game. */
export async function loadEngine(game: string): Promise<GameEngine | undefined> {
  return LOADERS[`../games/${game}/engine.ts`]?.();
}
