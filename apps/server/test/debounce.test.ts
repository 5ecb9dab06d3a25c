import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Debouncer } from '../src/live/debounce.ts';

describe('a debouncer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('gathers what is requested within its delay, each key once', async () => {
    const done: string[][] = [];
    const debouncer = new Debouncer(
      300,
      (keys) => {
        done.push([...keys]);
        return Promise.resolve();
      },
      () => {},
    );
    for (const key of ['one', 'two', 'one']) debouncer.request(key);
    await vi.advanceTimersByTimeAsync(299);
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toEqual([['one', 'two']]);
    debouncer.request('three');
    await vi.advanceTimersByTimeAsync(300);
    expect(done).toEqual([['one', 'two'], ['three']]);
  });
});
