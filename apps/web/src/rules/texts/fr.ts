import { createPluralizer } from '../../base/texts/language.ts';
import type { RulesTexts } from './types.ts';

const plural = createPluralizer('fr');

export const rules: RulesTexts = {
  rulesOf: (game) => `Les règles de ${game}`,
  loading: 'Chargement des règles…',
  failed: 'Impossible de charger les règles.',
  search: 'Chercher dans les règles',
  found: (n) => plural(n, 'règle', 'règles'),
  nothing: 'Aucune règle ne contient ces mots. Essayez-en moins, ou le numéro d’une règle.',
  showAll: 'Montrer toutes les règles',
  printed: 'une règle du jeu imprimé',
  decision: 'notre décision là où les règles imprimées se taisent',
  contents: 'Sommaire',
  bookkeeping: 'Notes pour les développeurs',
};
