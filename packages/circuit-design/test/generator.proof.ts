import { inShard } from '@paddock/kernel/testing/shard';
import { describe, it } from 'vitest';
import { checkGeneratedCircuit } from './generator.ts';

const CIRCUITS = 10_000;
const PER_TEST = 100;

describe('ten thousand generated circuits', () => {
  const starts = Array.from({ length: CIRCUITS / PER_TEST }, (_, k) => k * PER_TEST);
  it.each(inShard(starts))('are legal from number %i on', (start) => {
    for (let k = start; k < start + PER_TEST; k++) checkGeneratedCircuit(k);
  });
});
