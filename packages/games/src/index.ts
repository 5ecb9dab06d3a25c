import { formelFun } from '@paddock/formel-fun';
import { formula } from '@paddock/formula';
import { formulaDe } from '@paddock/formula-de';
import type { GameDefinition } from '@paddock/kernel';
import { polePosition } from '@paddock/pole-position';

/** All games. This is the only file that names them all. */
export const games: readonly GameDefinition[] = [formelFun, formulaDe, polePosition, formula];

export function findGame(id: string): GameDefinition | undefined {
  return games.find((game) => game.id === id);
}
