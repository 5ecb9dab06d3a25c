import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createFairDice,
  type GameDefinition,
  type GameTypes,
  parseRecord,
  seedFromText,
  verifyRecord,
} from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { countLinesByDepth } from './lines.ts';
import { writePlaythrough } from './playthrough.ts';
import { describeSetup, type Setup } from './setups.ts';

export interface FixtureOptions<K extends GameTypes> {
  /** Tables for which a whole game is stored as text. */
  readonly playthroughs: readonly Setup<K>[];
  /** Tables for which the lines of moves are counted, and how deep. */
  readonly lines: readonly (Setup<K> & { readonly depth: number })[];
}

/**
 * Regression tests of a game. `records/` holds recorded games, which never change: they must always
 * verify. `playthroughs/` and `lines.txt` show today's behaviour; `npx vitest run -u` accepts a change of it.
 */
export function testFixtures<K extends GameTypes>(
  definition: GameDefinition<K>,
  directory: string,
  golden: FixtureOptions<K>,
): void {
  const anyGame = definition as GameDefinition;
  describe(`${definition.id}: fixtures`, () => {
    const records = readdirSync(join(directory, 'records')).filter((file) => file.endsWith('.json'));

    it('has recorded games', () => {
      expect(records.length).toBeGreaterThan(0);
    });

    it.each(records)('the recorded game %s still verifies', (file) => {
      const record = parseRecord(readFileSync(join(directory, 'records', file), 'utf8'));
      if (!record.ok) throw new Error(record.error);
      const verdict = verifyRecord(definition, record.value);
      expect(verdict.ok ? 'verified' : verdict.error).toBe('verified');
    });

    it.each(golden.playthroughs.map((setup) => [describeSetup(setup), setup] as const))(
      'the playthrough with %s is as it was',
      async (name, setup) => {
        const file = `${name.replaceAll(/[^A-Za-z0-9]+/g, '-')}.txt`;
        await expect(writePlaythrough(anyGame, setup, 'golden')).toMatchFileSnapshot(
          join(directory, 'playthroughs', file),
        );
      },
    );

    it('has as many lines of moves as it had', async () => {
      const rows = golden.lines.map((setup) => {
        const counts = countLinesByDepth(anyGame, setup, createFairDice(seedFromText('lines')), setup.depth);
        return `${describeSetup(setup)}: ${counts.join(' ')}\n`;
      });
      await expect(rows.join('')).toMatchFileSnapshot(join(directory, 'lines.txt'));
    });
  });
}
