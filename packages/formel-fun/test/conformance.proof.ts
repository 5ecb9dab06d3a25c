import { formelFun } from '@paddock/formel-fun';
import { conformance } from '@paddock/kernel/testing/conformance';
import { allSetups } from '@paddock/kernel/testing/setups';
import { inShard } from '@paddock/kernel/testing/shard';
import { claims } from './claims.ts';

conformance(formelFun, claims, { setups: inShard(allSetups(formelFun)), games: 3 });
