import { formulaDe } from '@paddock/formula-de';
import { conformance } from '@paddock/kernel/testing/conformance';

conformance(formulaDe, {
  hides: ({ options }) => options.dashboards === 'hidden',
  // Whether a car spins where it stops depends on tyres that only its driver has seen.
  uncovers: ({ phase }) => phase === 'move',
  games: 1,
});
