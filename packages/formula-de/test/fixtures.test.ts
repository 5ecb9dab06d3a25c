import { fileURLToPath } from 'node:url';
import { formulaDe, type Options, practiceOval } from '@paddock/formula-de';
import { defaultOptions } from '@paddock/kernel';
import { testFixtures } from '@paddock/kernel/testing/fixtures';

const options = (changed: Partial<Options>): Options => ({ ...defaultOptions(formulaDe.options), ...changed });

testFixtures(formulaDe, fileURLToPath(new URL('../fixtures', import.meta.url)), {
  playthroughs: [
    { seats: 2, options: options({}) },
    { seats: 3, options: options({ circuit: practiceOval, laps: 2 }) },
  ],
  lines: [
    { seats: 2, options: options({}), depth: 8 },
    { seats: 6, options: options({ circuit: 'zandvoort' }), depth: 14 },
    { seats: 10, options: options({ laps: 2 }), depth: 14 },
    { seats: 5, options: options({ carsPerPlayer: 2 }), depth: 14 },
  ],
});
