import type { Planner } from './planner.ts';

/** Games in which something can be chosen in advance. Formula is not among them: nobody knows which sum the next turn finds. */
const PLANNERS: Readonly<Record<string, () => Promise<{ readonly planner: unknown }>>> = {
  'formel-fun': () => import('./formel-fun.ts'),
  'formula-de': () => import('./formula-de.ts'),
  'pole-position': () => import('./pole-position.ts'),
};

export async function loadPlanner(game: string): Promise<Planner | null> {
  const loaded = await PLANNERS[game]?.();
  // The panel treats all games alike: it hands each its own data, never looking inside.
  return loaded === undefined ? null : (loaded.planner as Planner);
}
