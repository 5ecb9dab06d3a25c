import { fileURLToPath } from 'node:url';
import { formula } from '@paddock/formula';
import { testFixtures } from '@paddock/kernel/testing/fixtures';
import { optionsWith } from './positions.ts';

testFixtures(formula, fileURLToPath(new URL('../fixtures', import.meta.url)), {
  playthroughs: [
    { seats: 2, options: optionsWith() },
    { seats: 3, options: optionsWith({ goal: 'points', target: 50 }) },
    { seats: 4, options: optionsWith({ goal: 'all', useTable: true, winnerExtraCard: true, rounds: 2 }) },
  ],
  lines: [
    { seats: 2, options: optionsWith(), depth: 3 },
    { seats: 3, options: optionsWith({ goal: 'points' }), depth: 3 },
    { seats: 4, options: optionsWith({ useTable: true }), depth: 3 },
    { seats: 6, options: optionsWith({ goal: 'all' }), depth: 3 },
  ],
});
