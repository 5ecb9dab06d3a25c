import type { GameDefinition } from '@paddock/kernel';

/** Loads the definition of a game with its table of options, for the options form. */
const DEFINITIONS: Readonly<Record<string, () => Promise<GameDefinition>>> = {
  'formel-fun': async () => (await import('@paddock/formel-fun')).formelFun,
  'formula-de': async () => (await import('@paddock/formula-de')).formulaDe,
  'pole-position': async () => (await import('@paddock/pole-position')).polePosition,
  formula: async () => (await import('@paddock/formula')).formula,
};

export function loadGameDefinition(id: string): Promise<GameDefinition> {
  const load = DEFINITIONS[id];
  if (load === undefined) throw new Error(`there is no game "${id}"`);
  return load();
}
