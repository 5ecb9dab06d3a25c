import type { GameManifest } from '@paddock/kernel';
import type { PolePositionTypes } from './types.ts';

export const manifest: GameManifest<PolePositionTypes> = {
  id: 'pole-position',
  title: 'Pole Position',
  genre: 'card-race',
  order: 3,
  seats: { min: 2, max: 5 },
  defaultSeats: 4,
  galleryOption: 'tokens',
  defaultOptions: { rules: 'normal', course: 'shuffled', tokens: null, podium: 'all' },
};
