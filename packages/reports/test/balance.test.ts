import { runToEnd } from '@paddock/bots';
import { practiceOval } from '@paddock/formula-de';
import { findBalancedCircuit } from '@paddock/reports/formula-de';
import { describe, expect, it } from 'vitest';
import { createRing } from './circuits.ts';

/** One corner of three stops after the other: far too slow. */
const slow = createRing({
  rows: 50,
  corners: [
    [8, 14],
    [18, 24],
    [27, 33],
  ],
  stops: 3,
});
const CANDIDATES = [slow, practiceOval, slow];

describe('the search for a balanced circuit', () => {
  it('returns the better one of its candidates, and counts those without a circuit as tries', () => {
    const seen: number[] = [];
    const found = runToEnd(
      findBalancedCircuit((attempt) => (attempt === 0 ? null : { circuit: CANDIDATES[attempt - 1]! }), {
        tries: 3,
        races: 2,
        onTry: (tried) => seen.push(tried),
      }),
    );
    expect(found!.candidate.circuit).toBe(practiceOval);
    expect(found!.tries).toBe(seen.length);
  });

  it('returns nothing if there is no candidate', () => {
    expect(runToEnd(findBalancedCircuit(() => null, { tries: 3 }))).toBeNull();
  });
});
