import { fileURLToPath } from 'node:url';
import { formula } from '@paddock/formula';
import { testFixtures } from '@paddock/kernel/testing/fixtures';
import { createOptions } from './positions.ts';

testFixtures(formula, fileURLToPath(new URL('../fixtures', import.meta.url)), {
  playthroughs: [
    { seats: 2, options: createOptions() },
    { seats: 3, options: createOptions({ goal: 'points', target: 50 }) },
    { seats: 4, options: createOptions({ goal: 'all', useTable: true, winnerExtraCard: true, rounds: 2 }) },
  ],
  lines: [
    { seats: 2, options: createOptions(), depth: 3 },
    { seats: 3, options: createOptions({ goal: 'points' }), depth: 3 },
    { seats: 4, options: createOptions({ useTable: true }), depth: 3 },
    { seats: 6, options: createOptions({ goal: 'all' }), depth: 3 },
  ],
});
