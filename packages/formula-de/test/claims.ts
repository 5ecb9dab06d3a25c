import type { FormulaDeTypes } from '@paddock/formula-de';
import type { Claims } from '@paddock/kernel/testing/conformance';

export const claims: Claims<FormulaDeTypes> = {
  hides: ({ options }) => options.dashboards === 'hidden',
  // Whether a car spins where it stops depends on tyres that only its driver has seen.
  uncovers: ({ phase }) => phase === 'move',
};
