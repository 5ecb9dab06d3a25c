import { conformance } from '@paddock/kernel/testing/conformance';
import { allSetups } from '@paddock/kernel/testing/setups';
import { inShard } from '@paddock/kernel/testing/shard';
import { polePosition } from '@paddock/pole-position';
import { claims } from './claims.ts';

conformance(polePosition, claims, { setups: inShard(allSetups(polePosition)), games: 3 });
