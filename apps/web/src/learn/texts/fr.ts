import type { Nouns } from '../../base/texts/nouns/index.ts';
import type { LearnTexts } from './types.ts';

export const learn = (words: Nouns): LearnTexts => ({
  title: 'Apprendre',
  lead: 'Toutes les règles, avec leurs numéros et nos propres mots. Ou apprenez en jouant : une première partie guidée prend quelques minutes.',
  read: 'Lire les règles',
  readOf: (game) => `Lire les règles de ${game}`,
  guided: `Faire une première ${words.play} guidée`,
  guidedOf: (game) => `Faire une première ${words.play} guidée de ${game}`,
  fairSteps: [
    'Avant le premier coup, la table tire un long nombre secret, la graine, et en montre le SHA-256 : impossible ensuite de l’échanger.',
    'Chaque jet et chaque carte piochée découlent de la graine et de leur numéro dans l’enregistrement, selon une recette connue de tous.',
    'Les bots n’en savent pas plus qu’une personne assise à leur place, et ne voient jamais la graine.',
    'Après le dernier coup, la graine est révélée, et un clic recalcule chaque jet et chaque carte sous vos yeux.',
  ],
  fair: 'Un hasard que personne ne peut truquer',
});
