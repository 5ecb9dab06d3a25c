import { fileURLToPath } from 'node:url';
import { testFixtures } from '@paddock/kernel/testing/fixtures';
import { type Options, polePosition, SAMPLE_COURSE } from '@paddock/pole-position';

const SHUFFLED: Options = { rules: 'normal', course: 'shuffled', tokens: null, podium: 'all' };
const CUSTOM: Options = { ...SHUFFLED, course: 'custom', tokens: SAMPLE_COURSE };

testFixtures(polePosition, fileURLToPath(new URL('../fixtures', import.meta.url)), {
  playthroughs: [
    { seats: 2, options: SHUFFLED },
    { seats: 3, options: { ...SHUFFLED, course: 'built', rules: 'plus' } },
    { seats: 5, options: { ...CUSTOM, podium: 'six' } },
  ],
  lines: [
    { seats: 2, options: CUSTOM, depth: 6 },
    { seats: 3, options: { ...CUSTOM, rules: 'plus' }, depth: 6 },
    { seats: 4, options: SHUFFLED, depth: 5 },
    { seats: 5, options: { ...SHUFFLED, course: 'built' }, depth: 6 },
  ],
});
