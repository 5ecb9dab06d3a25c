import { createPluralizer } from '../../base/texts/language.ts';
import type { PremoveTexts } from './types.ts';

const plural = createPluralizer('fr');

export const premoveTexts: PremoveTexts = {
  title: 'Prévoir la suite',
  hint: 'Choisissez dès maintenant ce que vous jouerez ensuite. Ce sera joué dès votre tour, si la position le permet encore.',
  secret: 'Personne d’autre ne voit votre plan.',
  next: 'Votre prochain choix',
  more: 'Et après',
  full: 'On ne peut rien prévoir de plus d’ici.',
  remove: (choice) => `Retirer du plan : ${choice}`,
  choice: (n) => `Choix ${n}`,
  planned: (n) => plural(n, 'choix prévu', 'choix prévus'),
  dropped: 'La position ne s’y prête plus : votre plan est abandonné. Choisissez à nouveau quand ce sera votre tour.',
  understood: 'Entendu',
  offline: 'Pas de connexion : le plan n’est pas enregistré. Réessayez.',
  failed: 'Le plan n’a pas été accepté. Réessayez.',
};
