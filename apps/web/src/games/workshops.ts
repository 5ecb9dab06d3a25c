import type { WorkshopPackage } from './workshop.ts';

/** The editor of every game that has one. Each is a chunk of its own. */
const PACKAGES = import.meta.glob<{ readonly workshop: WorkshopPackage }>('./*/workshop/index.ts');

/** The game for which something can be designed. */
export const WORKSHOP_GAME: string = Object.keys(PACKAGES)[0]!.split('/')[1]!;

export async function loadWorkshop(game: string): Promise<WorkshopPackage> {
  const load = PACKAGES[`./${game}/workshop/index.ts`];
  if (load === undefined) throw new Error(`there is no workshop of "${game}"`);
  return (await load()).workshop;
}
