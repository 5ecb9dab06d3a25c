import { fileURLToPath } from 'node:url';
import { formelFun } from '@paddock/formel-fun';
import { testFixtures } from '@paddock/kernel/testing/fixtures';

testFixtures(formelFun, fileURLToPath(new URL('../fixtures', import.meta.url)), {
  playthroughs: [
    { seats: 3, options: { win: 'title' } },
    { seats: 6, options: { win: 'final' } },
  ],
  lines: [
    { seats: 3, options: { win: 'title' }, depth: 5 },
    { seats: 4, options: { win: 'title' }, depth: 5 },
    { seats: 5, options: { win: 'title' }, depth: 5 },
    { seats: 6, options: { win: 'title' }, depth: 5 },
  ],
});
