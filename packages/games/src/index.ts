import { formelFun } from '@paddock/formel-fun';
import { formula } from '@paddock/formula';
import { formulaDe } from '@paddock/formula-de';
import type { GameDefinition } from '@paddock/kernel';
import { polePosition } from '@paddock/pole-position';

/** The shelf: the only place that names all games. */
export const games: readonly GameDefinition[] = [formelFun, formulaDe, polePosition, formula];

export function findGame(id: string): GameDefinition | undefined {
  return games.find((game) => game.id === id);
}
