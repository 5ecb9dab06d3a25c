import { formelFun } from '@paddock/formel-fun';
import { conformance } from '@paddock/kernel/testing/conformance';
import { claims } from './claims.ts';

conformance(formelFun, claims);
