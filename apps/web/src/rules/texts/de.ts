import { createPluralizer } from '../../base/texts/language.ts';
import type { RulesTexts } from './types.ts';

const plural = createPluralizer('de');

export const rules: RulesTexts = {
  rulesOf: (game) => `Die Regeln von ${game}`,
  loading: 'Die Regeln werden geholt …',
  failed: 'Die Regeln konnten nicht geladen werden.',
  search: 'Regeln durchsuchen',
  found: (n) => plural(n, 'Regel', 'Regeln'),
  nothing: 'Keine Regel enthält diese Wörter. Versuch es mit weniger oder mit der Nummer einer Regel.',
  showAll: 'Alle Regeln zeigen',
  printed: 'eine Regel des gedruckten Spiels',
  decision: 'unsere Entscheidung, wo die gedruckten Regeln schweigen',
  contents: 'Inhalt',
  bookkeeping: 'Hinweise für Entwickler',
};
