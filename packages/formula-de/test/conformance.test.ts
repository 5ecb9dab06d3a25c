import { formulaDe } from '@paddock/formula-de';
import { conformance } from '@paddock/kernel/testing/conformance';
import { claims } from './claims.ts';

conformance(formulaDe, claims);
