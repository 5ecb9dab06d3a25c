import { createPluralizer } from '../../base/texts/language.ts';
import type { RulesTexts } from './types.ts';

const plural = createPluralizer('en');

export const rules: RulesTexts = {
  rulesOf: (game) => `The rules of ${game}`,
  quickStart: 'Play in 60 seconds',
  detail: 'In detail',
  symbols: 'Symbols',
  reference: 'All rules by number',
  referenceNote: 'For referees and developers: every rule has a number, and at least one test names it.',
  loading: 'Fetching the rules …',
  failed: 'The rules could not be fetched.',
  search: 'Search the rules',
  found: (n) => plural(n, 'place', 'places'),
  nothing: 'No rule has these words. Try fewer, or the number of a rule.',
  showAll: 'Show all rules',
  printed: 'a rule of the printed game',
  decision: 'our decision where the printed rules are silent',
  contents: 'Contents',
  bookkeeping: 'Notes for developers',
};
