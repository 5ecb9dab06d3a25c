import type { FormulaDeTypes, GearPreview } from '@paddock/formula-de';
import type { Position } from '../table-link.ts';
import { comparePrices } from './price.tsx';
import type { DriveEnd } from './MoveTargets.tsx';

/** The choices after a roll, cheapest first. */
export function driveEndsOf({ legal, previews }: Position<FormulaDeTypes>): DriveEnd[] {
  const ends: DriveEnd[] = [];
  for (const [i, move] of legal.entries()) {
    const preview = previews?.[i];
    if ('to' in move && preview?.kind === 'drive') ends.push({ move, preview });
  }
  return ends.sort((a, b) => comparePrices(a.preview, b.preview));
}

/** The legal gears with their previews; `null` where a preview is not known yet. */
export function gearPreviewsOf({ legal, previews }: Position<FormulaDeTypes>): ReadonlyMap<number, GearPreview | null> {
  const gears = new Map<number, GearPreview | null>();
  for (const [i, move] of legal.entries()) {
    const preview = previews?.[i];
    if ('gear' in move) gears.set(move.gear, preview?.kind === 'gear' ? preview : null);
  }
  return gears;
}
