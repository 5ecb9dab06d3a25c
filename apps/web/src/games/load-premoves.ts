import type { Premoves } from './premoves.ts';

/** Games in which something can be chosen in advance. Formula is not among them: nobody knows which sum the next turn finds. */
const PREMOVES: Readonly<Record<string, () => Promise<{ readonly premoves: unknown }>>> = {
  'formel-fun': () => import('./formel-fun/premoves.ts'),
  'formula-de': () => import('./formula-de/premoves.ts'),
  'pole-position': () => import('./pole-position/premoves.ts'),
};

export async function loadPremoves(game: string): Promise<Premoves | null> {
  const loaded = await PREMOVES[game]?.();
  // The panel treats all games alike: it hands each its own data, never looking inside.
  return loaded === undefined ? null : (loaded.premoves as Premoves);
}
