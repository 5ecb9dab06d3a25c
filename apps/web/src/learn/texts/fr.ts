import type { Nouns } from '../../base/texts/nouns/index.ts';
import type { LearnTexts } from './types.ts';

export const learn = (words: Nouns): LearnTexts => ({
  title: 'Apprendre',
  lead: 'Cinq images pour commencer, une leçon de deux minutes pour essayer, une carte à imprimer, et toutes les règles avec nos propres mots.',
  read: 'Lire les règles',
  readOf: (game) => `Lire les règles de ${game}`,
  guided: 'Apprendre en deux minutes',
  guidedOf: (game) => `Apprendre ${game} en deux minutes`,
  card: 'Aide-mémoire',
  cardOf: (game) => `Aide-mémoire de ${game}`,
  print: 'Imprimer',
  judge: 'Est-ce un bon circuit ?',
  puzzles: 'Énigmes du jour',
  puzzlesHint: 'Une position, un seul meilleur choix : le voyez-vous ?',
  lesson: {
    coach: 'Moniteur',
    steps: 'Étapes de la leçon',
    goTo: (step, title, isDone) => `Étape ${step} : ${title}${isDone ? ' (faite)' : ''}`,
    other: 'Bon à savoir, mais essayez ici le coup indiqué.',
    skip: 'Passer',
    next: 'Suite',
    again: 'Encore une fois',
    race: `Et maintenant, une vraie ${words.play} !`,
    rules: 'Vers les règles',
  },
  fairSteps: [
    'Avant le premier coup, la table tire un long nombre secret, la graine, et en montre le SHA-256 : impossible ensuite de l’échanger.',
    'Chaque jet et chaque carte piochée découlent de la graine et de leur numéro dans l’enregistrement, selon une recette connue de tous.',
    'Les bots n’en savent pas plus qu’une personne assise à leur place, et ne voient jamais la graine.',
    'Après le dernier coup, la graine est révélée, et un clic recalcule chaque jet et chaque carte sous vos yeux.',
  ],
  fair: 'Un hasard que personne ne peut truquer',
});
