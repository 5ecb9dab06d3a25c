import type { PolePositionPuzzleTexts } from '../index.ts';

const texts: PolePositionPuzzleTexts = {
  question: 'Quelle carte, face cachée ?',
  judgedBy:
    'La meilleure carte gagne le plus de courses à partir d’ici contre des rivaux qui choisissent aussi bien la leur. Leurs cartes restent secrètes.',
  oil: (other) => `Dans l’état de la piste, avec le ${other} toutes les voitures finiraient dans l’huile.`,
  wasted: (other) => `Dans l’état de la piste, aucune voiture ne pourrait utiliser tous les points du ${other}.`,
  tooLow: (other, best) => `Le ${other} roule plus tard que le ${best}, et moins loin.`,
  tooHigh: (other, best) =>
    `Le ${other} roule plus tôt et plus loin, mais ici le ${best} mène à de meilleures cases et garde le ${other} pour un tour suivant.`,
};

export default texts;
