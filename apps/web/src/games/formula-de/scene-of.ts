import { DIE_FACES, type Event, type FormulaDeTypes } from '@paddock/formula-de';
import type { Keyframes } from '../../kit/animation.ts';
import type { Cue } from '../ui.ts';

/** The moments that have a short scene of their own. */
export type Scene = 'cheer' | 'spin' | 'collision' | 'blownEngine';

/** From this gear on the highest face is worth a cheer. */
const FIRST_CHEERED_GEAR = 5;

/** The scene of an event. That of a roll begins when the die has settled. */
export function sceneOf(event: Event): Scene | null {
  switch (event.type) {
    case 'rolled':
      return event.gear >= FIRST_CHEERED_GEAR && event.result === DIE_FACES[event.gear]!.at(-1) ? 'cheer' : null;
    case 'black':
      return event.outcome === 'dream' ? 'cheer' : null;
    case 'spun':
      return 'spin';
    case 'damaged':
      return event.part === 'body' ? 'collision' : null;
    case 'out':
      return RETIREMENT_SCENES[event.reason];
    default:
      return null;
  }
}

const RETIREMENT_SCENES = { corner: 'spin', blocked: 'spin', body: 'collision', engine: 'blownEngine' } as const;

/** The scene to show now: that of a roll only once the die has settled. */
export function currentScene(cue: Cue<FormulaDeTypes> | null): Scene | null {
  return cue === null || cue.isSuspense === true ? null : sceneOf(cue.event);
}

/** The board shakes when something hits or breaks. */
export const SHAKE_KEYFRAMES: Keyframes = [
  [0, 0],
  [-7, 4],
  [6, -5],
  [-5, -3],
  [4, 3],
  [-2, 2],
  [1, -1],
  [0, 0],
  [0, 0],
  [0, 0],
].map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));

export function isShaking(scene: Scene | null): boolean {
  return scene === 'collision' || scene === 'blownEngine';
}
