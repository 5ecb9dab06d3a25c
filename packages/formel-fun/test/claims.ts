import type { FormelFunTypes } from '@paddock/formel-fun';
import type { Claims } from '@paddock/kernel/testing/conformance';

export const claims: Claims<FormelFunTypes> = { hides: () => true };
