import type { GameDefinition } from '@paddock/kernel';
import * as list from './list.ts';

/** All games, in the order in which they are shown. */
export const games: readonly GameDefinition[] = Object.values<GameDefinition>(list).sort((a, b) => a.order - b.order);

export function findGame(id: string): GameDefinition | undefined {
  return games.find((game) => game.id === id);
}
