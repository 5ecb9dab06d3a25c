import { conformance } from '@paddock/kernel/testing/conformance';
import { polePosition } from '@paddock/pole-position';
import { claims } from './claims.ts';

conformance(polePosition, claims);
