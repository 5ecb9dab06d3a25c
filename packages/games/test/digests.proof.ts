import { inShard } from '@paddock/kernel/testing/shard';
import { testDigests } from './digests.ts';

testDigests((lines) => inShard(lines));
