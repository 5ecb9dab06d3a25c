import type { Genre } from '@paddock/kernel';
import type { ChanceNouns, Nouns, PlayNouns } from './index.ts';

const race: PlayNouns = {
  play: 'course',
  plays: 'courses',
  drive: 'conduire',
  drives: 'conduit',
  driver: 'pilote',
  drivers: 'pilotes',
  log: 'Journal de course',
  who: 'Au volant',
  start: 'Au départ',
  takeOver: 'Reprendre le volant',
  lots: 'Le sort dit alors qui conduit quelle voiture.',
};
const game: PlayNouns = {
  play: 'partie',
  plays: 'parties',
  drive: 'jouer',
  drives: 'joue',
  driver: 'joueur',
  drivers: 'joueurs',
  log: 'Journal de la partie',
  who: 'Les joueurs',
  start: 'Distribuer',
  takeOver: 'Reprendre la main',
  lots: 'Le sort dit alors qui s’assoit où.',
};
const dice: ChanceNouns = {
  draw: 'jet',
  draws: 'jets',
  fresh: 'de nouveaux dés',
  verify: 'Vérifier les dés',
  settled: 'Les dés sont déjà jetés',
};
const shuffle: ChanceNouns = {
  draw: 'tirage',
  draws: 'tirages',
  fresh: 'un nouveau mélange',
  verify: 'Vérifier le mélange',
  settled: 'Le mélange est déjà fixé',
};

export const nouns: Readonly<Record<Genre, Nouns>> = {
  'dice-race': { ...race, ...dice },
  'card-race': { ...race, ...shuffle },
  game: { ...game, ...shuffle },
};
