import type { GameCardTexts } from './types.ts';

export const games: GameCardTexts = {
  'formel-fun': {
    pitch: 'A hand of cards, crowded lanes, and one car knocked out in every race.',
    players: '3 to 6 players',
  },
  'formula-de': { pitch: 'Six gears, six dice and corners that forgive nothing.', players: '2 to 10 players' },
  'pole-position': { pitch: 'Secret fuel cards, turned all at once.', players: '2 to 5 players' },
  formula: { pitch: 'Change the equation, keep it true, run out of cards.', players: '2 to 6 players' },
};
