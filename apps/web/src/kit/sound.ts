import type { Sound } from './sound-recipes.ts';

export type { Sound } from './sound-recipes.ts';

/** Plays a short sound. The synthesizer is loaded with the first one, because sound is off until it is switched on. */
export function playSound(sound: Sound): void {
  import('./synthesizer.ts').then(
    ({ synthesize }) => synthesize(sound),
    // Without a network the race goes on without sound.
    () => {},
  );
}
