import { createPluralizer } from '../../base/texts/language.ts';
import type { RulesTexts } from './types.ts';

const plural = createPluralizer('fr');

export const rules: RulesTexts = {
  rulesOf: (game) => `Les règles de ${game}`,
  quickStart: 'Jouer en 60 secondes',
  detail: 'En détail',
  symbols: 'Symboles',
  reference: 'Toutes les règles par numéro',
  referenceNote: 'Pour les arbitres et les développeurs : chaque règle a un numéro, et au moins un test la nomme.',
  loading: 'Chargement des règles…',
  failed: 'Impossible de charger les règles.',
  search: 'Chercher dans les règles',
  found: (n) => plural(n, 'passage', 'passages'),
  nothing: 'Aucune règle ne contient ces mots. Essayez-en moins, ou le numéro d’une règle.',
  showAll: 'Montrer toutes les règles',
  printed: 'une règle du jeu imprimé',
  decision: 'notre décision là où les règles imprimées se taisent',
  contents: 'Sommaire',
  bookkeeping: 'Notes pour les développeurs',
};
