import { games } from '@paddock/games';
import { Rng } from '@paddock/kernel';
import { pairwiseSetups, describeSetup } from '@paddock/kernel/testing/setups';
import { describe, expect, it } from 'vitest';
import { playAndTrace } from '../run.ts';
import { loadTraceChecker } from '../src/index.ts';

/** The first tables have the most pairs of settings. The proof judges games at all tables. */
const MAX_SETUPS = 6;

describe.each(games.map((definition) => [definition.id, definition] as const))(
  'the referee of %s',
  async (id, definition) => {
    const checkTrace = await loadTraceChecker(id);
    const setups = pairwiseSetups(definition).slice(0, MAX_SETUPS);

    it.each(setups.map((setup) => [describeSetup(setup), setup] as const))(
      'finds no mismatch with %s',
      (name, setup) => {
        expect(checkTrace(playAndTrace(definition, setup, `test ${name}`))).toEqual([]);
      },
    );

    it('notices a trace that was tampered with', () => {
      const rng = Rng.from(`tamper ${id}`);
      const lines = playAndTrace(definition, setups[0]!, 'tamper');
      for (let i = 0; i < 8; i++) {
        const copy = structuredClone(lines) as Record<string, unknown>[];
        const at = 1 + rng.below(copy.length - 1);
        const fault = i % 4;
        if (fault === 0) copy.splice(at, 1);
        else if (fault === 1) copy.splice(at, 0, copy[at]!);
        else if (fault === 2) changeOneMember(copy[at]!['table'] as Record<string, unknown>, rng);
        else copy[at]!['awaiting'] = { kind: 'moves', seats: [9] };
        expect(checkTrace(copy).length).toBeGreaterThan(0);
      }
      expect(checkTrace(lines.slice(0, -1)).length).toBeGreaterThan(0);
      expect(checkTrace([]).length).toBeGreaterThan(0);
    });
  },
);

/** Changes one member of the table. */
function changeOneMember(table: Record<string, unknown>, rng: Rng): void {
  const key = rng.pick(Object.keys(table));
  table[key] = table[key] === 999 ? 998 : 999;
}
