import { formelFun } from '@paddock/formel-fun';
import { conformance } from '@paddock/kernel/testing/conformance';

conformance(formelFun, { hides: () => true });
