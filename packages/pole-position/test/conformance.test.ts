import { conformance } from '@paddock/kernel/testing/conformance';
import { polePosition } from '@paddock/pole-position';

conformance(polePosition, {
  hides: () => true,
  // The last card chosen turns all of them over (PP-6).
  uncovers: (s) => s.phase === 'choose' && (s.waiting & (s.waiting - 1)) === 0,
});
