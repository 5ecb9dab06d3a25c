import type { GameBots } from '@paddock/bots/selection';
import { type GameDefinition, type GameTypes, parseRecord } from '@paddock/kernel';

/** The rules and the bots of a game: what a race on this device needs besides the page. */
export interface GameEngine {
  readonly definition: GameDefinition;
  /** Loads what a table with these options needs besides, such as its circuit. */
  readonly loadForOptions?: (options: unknown) => Promise<void>;
  /** Bots are a chunk of their own: a race can be shown before they are there. */
  readonly loadBots: () => Promise<GameBots<GameTypes>>;
}

/** `engine.ts` of every game's folder, each a chunk that is loaded with the first race of its game. */
const LOADERS = import.meta.glob<GameEngine>('../games/*/engine.ts');

/** Loads the engine of a game, with what a table with these options needs; `undefined` if there is no such game. */
export async function loadEngine(game: string, options?: unknown): Promise<GameEngine | undefined> {
  const engine = await LOADERS[`../games/${game}/engine.ts`]?.();
  if (options !== undefined) await engine?.loadForOptions?.(options);
  return engine;
}

/** Loads the engine for what may be a record; `undefined` if it is none, or of no game. */
export async function loadEngineOfRecord(text: string): Promise<GameEngine | undefined> {
  const parsed = parseRecord(text);
  return parsed.ok ? loadEngine(parsed.value.game, parsed.value.options) : undefined;
}
