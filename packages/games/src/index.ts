import { formelFun } from '@paddock/formel-fun';
import type { GameDefinition } from '@paddock/kernel';
import { polePosition } from '@paddock/pole-position';

/** The shelf: the only place that names all games. */
export const games: readonly GameDefinition[] = [formelFun, polePosition];

export function findGame(id: string): GameDefinition | undefined {
  return games.find((game) => game.id === id);
}
