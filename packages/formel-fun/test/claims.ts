import type { FormelFunKind } from '@paddock/formel-fun';
import type { Claims } from '@paddock/kernel/testing/conformance';

export const claims: Claims<FormelFunKind> = { hides: () => true };
