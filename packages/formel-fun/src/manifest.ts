import type { GameManifest } from '@paddock/kernel';
import type { FormelFunTypes } from './types.ts';

export const manifest: GameManifest<FormelFunTypes> = {
  id: 'formel-fun',
  title: 'Formel Fun',
  genre: 'card-race',
  order: 1,
  seats: { min: 3, max: 6 },
  defaultSeats: 4,
  defaultOptions: { win: 'title' },
};
