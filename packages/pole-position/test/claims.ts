import type { Claims } from '@paddock/kernel/testing/conformance';
import type { PolePositionTypes } from '@paddock/pole-position';

export const claims: Claims<PolePositionTypes> = {
  hides: () => true,
  // The last card chosen turns all of them over (PP-6).
  uncovers: (s) => s.phase === 'choose' && (s.waiting & (s.waiting - 1)) === 0,
};
