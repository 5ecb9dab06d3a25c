import { games } from '@paddock/games';
import { Rng } from '@paddock/kernel';
import { coveringSetups, describeSetup } from '@paddock/kernel/testing/setups';
import { describe, expect, it } from 'vitest';
import { traceOf } from '../run.ts';
import { loadJudge } from '../src/index.ts';

describe.each(games.map((definition) => [definition.id, definition] as const))(
  'the referee of %s',
  async (id, definition) => {
    const judge = await loadJudge(id);
    const setups = coveringSetups(definition);

    it.each(setups.map((setup) => [describeSetup(setup), setup] as const))(
      'finds no mismatch with %s',
      (name, setup) => {
        for (let g = 0; g < 3; g++) expect(judge(traceOf(definition, setup, `test ${name} ${g}`))).toEqual([]);
      },
    );

    it('notices a trace that was tampered with', () => {
      const rng = Rng.from(`tamper ${id}`);
      const lines = traceOf(definition, setups[0]!, 'tamper');
      for (let i = 0; i < 40; i++) {
        const copy = structuredClone(lines) as Record<string, unknown>[];
        const at = 1 + rng.below(copy.length - 1);
        const fault = rng.below(4);
        if (fault === 0) copy.splice(at, 1);
        else if (fault === 1) copy.splice(at, 0, copy[at]!);
        else if (fault === 2) spoil(copy[at]!['table'] as Record<string, unknown>, rng);
        else copy[at]!['awaiting'] = { kind: 'moves', seats: [9] };
        expect(judge(copy).length).toBeGreaterThan(0);
      }
      expect(judge(lines.slice(0, -1)).length).toBeGreaterThan(0);
      expect(judge([]).length).toBeGreaterThan(0);
    });
  },
);

/** Changes one member of the table. */
function spoil(table: Record<string, unknown>, rng: Rng): void {
  const key = rng.pick(Object.keys(table));
  table[key] = table[key] === 999 ? 998 : 999;
}
