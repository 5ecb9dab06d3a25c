import { formulaDe } from '@paddock/formula-de';
import { conformance } from '@paddock/kernel/testing/conformance';
import { pairwiseSetups } from '@paddock/kernel/testing/setups';
import { claims } from './claims.ts';

/** Every number of seats and all pairs of other settings occur at the first tables. The proof plays at all of them. */
const MAX_SETUPS = 14;

conformance(formulaDe, claims, { setups: pairwiseSetups(formulaDe).slice(0, MAX_SETUPS), games: 1 });
