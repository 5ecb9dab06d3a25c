import type { Claims } from '@paddock/kernel/testing/conformance';
import type { PolePositionKind } from '@paddock/pole-position';

export const claims: Claims<PolePositionKind> = {
  hides: () => true,
  // The last card chosen turns all of them over (PP-6).
  uncovers: (s) => s.phase === 'choose' && (s.waiting & (s.waiting - 1)) === 0,
};
