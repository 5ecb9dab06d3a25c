import { formula } from '@paddock/formula';
import { conformance } from '@paddock/kernel/testing/conformance';
import { allSetups } from '@paddock/kernel/testing/setups';
import { inShard } from '@paddock/kernel/testing/shard';
import { claims } from './claims.ts';

conformance(formula, claims, { setups: inShard(allSetups(formula)), games: 3 });
