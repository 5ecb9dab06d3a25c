import { describe, expect, it } from 'vitest';
import { JobQueue, JOB_PRIORITIES } from '../src/race/job-queue.ts';

function drain(queue: JobQueue): string[] {
  const taken: string[] = [];
  for (let next = queue.take(JOB_PRIORITIES); next !== null; next = queue.take(JOB_PRIORITIES)) taken.push(next.table);
  return taken;
}

describe('the queue of jobs', () => {
  it('serves tables with people first, then watched bots, then all others', () => {
    const queue = new JobQueue();
    for (const n of [1, 2, 3]) queue.add(`alone ${n}`, 'background');
    queue.add('bots', 'watched');
    queue.add('people', 'people');
    expect(drain(queue)).toEqual(['people', 'bots', 'alone 1', 'alone 2', 'alone 3']);
  });

  it('gives every table of a priority the same share', () => {
    const queue = new JobQueue();
    const served: string[] = [];
    for (const table of ['a', 'b', 'c']) queue.add(table, 'people');
    for (let i = 0; i < 6; i++) {
      const { table } = queue.take(JOB_PRIORITIES)!;
      served.push(table);
      queue.add(table, 'people');
    }
    expect(served).toEqual(['a', 'b', 'c', 'a', 'b', 'c']);
  });

  it('keeps a table once, at its current priority', () => {
    const queue = new JobQueue();
    queue.add('a', 'background');
    queue.add('b', 'background');
    queue.add('b', 'people');
    queue.add('a', 'background');
    expect(drain(queue)).toEqual(['b', 'a']);
  });

  it('does not take tables of other priorities', () => {
    const queue = new JobQueue();
    queue.add('a', 'background');
    expect(queue.take(['people', 'watched'])).toBeNull();
    expect(drain(queue)).toEqual(['a']);
  });
});
