import { formulaDe } from '@paddock/formula-de';
import { conformance } from '@paddock/kernel/testing/conformance';
import { allSetups } from '@paddock/kernel/testing/setups';
import { inShard } from '@paddock/kernel/testing/shard';
import { claims } from './claims.ts';

conformance(formulaDe, claims, { setups: inShard(allSetups(formulaDe)), games: 3 });
