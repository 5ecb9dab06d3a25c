import type { BlackOutcome, BlackDiePurpose } from './types.ts';

/** The black die has twenty faces, 1 to 20. */
export const BLACK_DIE_FACES = 20;

/** A start roll of 1 stalls, one of 20 is a dream start of four cells (FD-9). */
export const STALL_ROLL = 1;
export const DREAM_START_ROLL = 20;
export const DREAM_START_CELLS = 4;
/** Up to these rolls a collision hits, an engine suffers and a pit stop is quick (FD-25, FD-27, FD-31). */
export const MAX_COLLISION_ROLL = 1;
export const MAX_ENGINE_DAMAGE_ROLL = 4;
export const MAX_QUICK_STOP_ROLL = 10;

/** What a roll of the black die means; `null` for the grid, where only the comparison counts. */
export function blackOutcomeOf(purpose: BlackDiePurpose, result: number): BlackOutcome | null {
  switch (purpose) {
    case 'start':
      return result === STALL_ROLL ? 'stall' : result === DREAM_START_ROLL ? 'dream' : 'off';
    case 'collision':
      return result <= MAX_COLLISION_ROLL ? 'hit' : 'missed';
    case 'engine':
      return result <= MAX_ENGINE_DAMAGE_ROLL ? 'hurt' : 'fine';
    case 'pit':
      return result <= MAX_QUICK_STOP_ROLL ? 'quick' : 'slow';
    case 'grid':
      return null;
  }
}

/** How many cells a car drives at once after a quick pit stop: half its roll (FD-31). */
export function quickStopCells(result: number): number {
  return result >> 1;
}
