import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ConcurrencyLimit } from '../src/people/concurrency-limit.ts';

it('runs no more than the limit at a time, in order, also after a failure', async () => {
  const limit = new ConcurrencyLimit(2);
  const begun: number[] = [];
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
  const results = ends.map(({ promise }, i) =>
    limit.run(() => {
      begun.push(i);
      return promise;
    }),
  );
  const settled = Promise.allSettled(results);
  await setImmediate();
  expect(begun).toEqual([0, 1]);
  ends[1]!.reject(new Error('no'));
  await setImmediate();
  expect(begun).toEqual([0, 1, 2]);
  for (const [i, { resolve }] of ends.entries()) resolve(i);
  expect((await settled).map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
    0,
    'failed',
    2,
    3,
    4,
  ]);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  await limit.run(() => Promise.resolve());
});
