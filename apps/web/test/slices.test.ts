import { expect, test } from 'vitest';
import { runInSlices } from '../src/kit/slices.ts';

/** Each step lasts longer than a slice by the given clock. */
function* countSteps(total: number, done: number[]): Generator<undefined, void> {
  for (let k = 0; k < total; k++) {
    const until = performance.now() + 3;
    while (performance.now() < until);
    done.push(k);
    yield;
  }
}

test('a computation in slices lets other tasks run between its steps, and comes to its end', async () => {
  const done: number[] = [];
  const running = runInSlices(countSteps(4, done), new AbortController().signal);
  expect(done).toEqual([0]);
  await running;
  expect(done).toEqual([0, 1, 2, 3]);
});

test('a computation in slices stops when it is aborted', async () => {
  const done: number[] = [];
  const controller = new AbortController();
  const running = runInSlices(countSteps(100, done), controller.signal);
  controller.abort();
  await expect(running).rejects.toThrow();
  expect(done).toEqual([0]);
});
