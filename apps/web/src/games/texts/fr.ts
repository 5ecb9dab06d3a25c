import type { GameCardTexts } from './types.ts';

export const games: GameCardTexts = {
  'formel-fun': {
    pitch: 'Une main de cartes, des files serrées et une voiture éliminée à chaque course.',
    players: '3 à 6 joueurs',
  },
  'formula-de': { pitch: 'Six vitesses, six dés et des virages qui ne pardonnent rien.', players: '2 à 10 joueurs' },
  'pole-position': { pitch: 'Des cartes Carburant secrètes, retournées toutes à la fois.', players: '2 à 5 joueurs' },
  formula: { pitch: 'Changez la formule, gardez-la juste, videz votre main.', players: '2 à 6 joueurs' },
};
