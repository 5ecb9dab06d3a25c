import { createPluralizer } from '../../base/texts/language.ts';
import type { RulesTexts } from './types.ts';

const plural = createPluralizer('de');

export const rules: RulesTexts = {
  rulesOf: (game) => `Die Regeln von ${game}`,
  quickStart: 'Spielen in 60 Sekunden',
  detail: 'Im Einzelnen',
  symbols: 'Zeichen',
  reference: 'Alle Regeln nach Nummern',
  referenceNote: 'Für Schiedsrichter und Entwickler: Jede Regel hat eine Nummer, und mindestens ein Test nennt sie.',
  loading: 'Die Regeln werden geholt …',
  failed: 'Die Regeln konnten nicht geladen werden.',
  search: 'Regeln durchsuchen',
  found: (n) => plural(n, 'Stelle', 'Stellen'),
  nothing: 'Keine Regel enthält diese Wörter. Versuch es mit weniger oder mit der Nummer einer Regel.',
  showAll: 'Alle Regeln zeigen',
  printed: 'eine Regel des gedruckten Spiels',
  decision: 'unsere Entscheidung, wo die gedruckten Regeln schweigen',
  contents: 'Inhalt',
  bookkeeping: 'Hinweise für Entwickler',
};
