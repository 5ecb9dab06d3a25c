import { DIE_FACES, type Event } from '@paddock/formula-de';

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
