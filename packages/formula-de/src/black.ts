import type { BlackOutcome, Purpose } from './types.ts';

/** The black die has twenty faces, 1 to 20. */
export const BLACK = 20;

/** A start roll of 1 stalls, one of 20 is a dream start of four cells (FD-9). */
export const STALL = 1;
export const DREAM = 20;
export const DREAM_CELLS = 4;
/** Up to these rolls a collision hits, an engine suffers and a pit stop is quick (FD-25, FD-27, FD-31). */
export const HIT = 1;
export const HURT = 4;
export const QUICK = 10;

/** What a roll of the black die means; `null` for the grid, where only the comparison counts. */
export function blackOutcome(purpose: Purpose, result: number): BlackOutcome | null {
  switch (purpose) {
    case 'start':
      return result === STALL ? 'stall' : result === DREAM ? 'dream' : 'off';
    case 'collision':
      return result <= HIT ? 'hit' : 'missed';
    case 'engine':
      return result <= HURT ? 'hurt' : 'fine';
    case 'pit':
      return result <= QUICK ? 'quick' : 'slow';
    case 'grid':
      return null;
  }
}

/** How many cells a car drives at once after a quick pit stop: half its roll (FD-31). */
export function quickStopCells(result: number): number {
  return result >> 1;
}
