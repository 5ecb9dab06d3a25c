import { formula } from '@paddock/formula';
import { conformance } from '@paddock/kernel/testing/conformance';
import { claims } from './claims.ts';

conformance(formula, claims);
