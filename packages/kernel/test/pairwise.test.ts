import { chooseCoveringRows, combinations } from '@paddock/kernel/testing/pairwise';
import { allSetups, pairwiseSetups } from '@paddock/kernel/testing/setups';
import { inShard } from '@paddock/kernel/testing/shard';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createToyGame } from './toy.ts';

function pairs(rows: readonly (readonly number[])[]): Set<string> {
  const found = new Set<string>();
  for (const row of rows) {
    for (const [i, a] of row.entries()) for (let j = 0; j < i; j++) found.add(`${i}=${a} ${j}=${row[j]}`);
  }
  return found;
}

describe('covering rows', () => {
  it('have every pair of values of all rows, even where some rows are not allowed', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(sizes, fc.nat(6), (given, forbidden) => {
        const rows = combinations(given).filter((row) => row.reduce((sum, value) => sum + value, 0) !== forbidden);
        const chosen = chooseCoveringRows(rows);
        expect(pairs(chosen)).toEqual(pairs(rows));
        for (const row of chosen) expect(rows).toContain(row);
      }),
    );
  });

  it('are few: nine for four factors of three values, and every value of a single factor', () => {
    expect(combinations([3, 3, 3, 3])).toHaveLength(81);
    expect(chooseCoveringRows(combinations([3, 3, 3, 3])).length).toBeLessThanOrEqual(12);
    expect(chooseCoveringRows(combinations([4]))).toEqual([[0], [1], [2], [3]]);
  });
});

describe('setups', () => {
  const text = ({ seats, options }: { seats: number; options: object }): string => JSON.stringify([seats, options]);
  const most = { kind: 'number', min: 1, max: 4, default: 3, title: '', help: '' } as const;

  it('are all that the game allows, each once', () => {
    const setups = allSetups(createToyGame()).map(text);
    expect(new Set(setups).size).toBe(setups.length);
    expect(setups).toHaveLength(2 * 4 * 2);
    const strict = {
      ...createToyGame(),
      checkOptions: (seats: number, options: { loud: boolean }) => (seats === 2 && options.loud ? 'no' : null),
    };
    expect(allSetups(strict)).toHaveLength(4 + 8);
  });

  it('leave out an option that has no effect', () => {
    const definition = {
      ...createToyGame(),
      options: { ...createToyGame().options, most: { ...most, when: { loud: true } } },
    };
    const quiet = allSetups(definition).filter(({ options }) => !options.loud);
    expect(quiet.map(text)).toEqual([2, 3].map((seats) => text({ seats, options: { most: 3, loud: false } })));
  });

  it('can be chosen so that every two settings occur together', () => {
    const setups = pairwiseSetups(createToyGame());
    const together = new Set(
      setups.flatMap(({ seats, options }) => [`${seats} ${options.most}`, `${seats} ${options.loud}`]),
    );
    expect(together.size).toBe(2 * 4 + 2 * 2);
    expect(setups.length).toBeLessThanOrEqual(8);
  });
});

describe('shards', () => {
  it('have every item once', () => {
    const items = [0, 1, 2, 3, 4, 5, 6];
    expect(inShard(items, '1/1')).toEqual(items);
    expect(['1/3', '2/3', '3/3'].flatMap((shard) => inShard(items, shard)).toSorted((a, b) => a - b)).toEqual(items);
    expect(() => inShard(items, '4/3')).toThrow('PROOF_SHARD');
  });
});
