import type { GameManifest } from '@paddock/kernel';
import type { FormelFunKind } from './types.ts';

export const manifest: GameManifest<FormelFunKind> = {
  id: 'formel-fun',
  title: 'Formel Fun',
  genre: 'card-race',
  order: 1,
  seats: { min: 3, max: 6 },
  defaultSeats: 4,
  defaultOptions: { win: 'title' },
};
