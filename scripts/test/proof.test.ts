import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chooseProofs, type ProofState, runProofs } from '../proof-run.mjs';
import { type Proof, PROOFS } from '../proofs.mjs';

const ONE: Proof = { name: 'one', about: 'first', shards: 2, program: 'x', words: ['a', '--shard={shard}'] };
const TWO: Proof = { name: 'two', about: 'second', shards: 1, program: 'y', words: [] };

/** Runs both proofs; `codes` are the exit codes of the shards in their order. */
async function prove(codes: readonly number[], state: ProofState = { version: 'v', passed: {} }) {
  const calls: string[] = [];
  const saved: ProofState[] = [];
  const result = await runProofs({
    proofs: [ONE, TWO],
    state,
    run: (program, words, shard) => {
      calls.push([program, ...words, shard].join(' '));
      return Promise.resolve(codes[calls.length - 1]!);
    },
    save: (newState) => saved.push(structuredClone(newState)),
    print: () => {},
    now: () => 0,
  });
  return { calls, saved, ...result };
}

describe('proofs', () => {
  it('run shard by shard', async () => {
    const { calls, isProved, lines } = await prove([0, 0, 0]);
    expect(calls).toEqual(['x a --shard=1/2 1/2', 'x a --shard=2/2 2/2', 'y 1/1']);
    expect(isProved).toBe(true);
    expect(lines.map((line) => line.split(/\s+/).slice(0, 2))).toEqual([
      ['proved', '2/2'],
      ['proved', '1/1'],
    ]);
  });

  it('continue where they were interrupted', async () => {
    const first = await prove([0, 130]);
    expect(first).toMatchObject({ isProved: false, isInterrupted: true });
    expect(first.calls).toHaveLength(2);
    const second = await prove([0, 0], first.saved.at(-1));
    expect(second.calls).toEqual(['x a --shard=2/2 2/2', 'y 1/1']);
    expect(second.isProved).toBe(true);
  });

  it('go on after a failure, and try it again the next time', async () => {
    const first = await prove([1, 0, 0]);
    expect(first).toMatchObject({ isProved: false, failed: ['one 1/2'] });
    expect(first.lines[0]).toMatch(/^FAILED +1\/2/);
    const second = await prove([0], first.saved.at(-1));
    expect(second.calls).toEqual(['x a --shard=1/2 1/2']);
    expect(second.isProved).toBe(true);
  });

  it('are chosen by the beginning of their names', () => {
    expect(chooseProofs([ONE, TWO], [])).toEqual([ONE, TWO]);
    expect(chooseProofs([ONE, TWO], ['tw'])).toEqual([TWO]);
    expect(() => chooseProofs([ONE, TWO], ['x'])).toThrow('there is no proof "x"; there are: one, two');
  });

  it('have names of their own, and every proof file is in one of them', () => {
    expect(new Set(PROOFS.map(({ name }) => name)).size).toBe(PROOFS.length);
    const words = PROOFS.flatMap((proof) => proof.words);
    const files = globSync('{packages,apps}/*/test/**/*.proof.ts').concat(globSync('referee/test/*.proof.ts'));
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => !words.some((word) => file.replaceAll('\\', '/').includes(word)))).toEqual([]);
  });

  it('name files that exist', () => {
    const files = globSync('{{packages,apps}/*,referee,scripts}/test/**/*.{proof,test}.ts').map((file) =>
      file.replaceAll('\\', '/'),
    );
    const named = PROOFS.filter(({ program }) => program === 'vitest').flatMap(({ words }) =>
      words.filter((word) => /\.(?:proof|test)\.ts$/.test(word)),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((word) => !files.some((file) => file.includes(word)))).toEqual([]);
  });
});
