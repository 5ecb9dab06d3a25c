// Runs proofs shard by shard, and remembers which shards have passed, so that an interrupted run continues.

/** @typedef {import('./proofs.mjs').Proof} Proof */
/** @typedef {{ version: string, passed: Record<string, number> }} ProofState seconds by name of the shard */

const INTERRUPTED = 130;

/**
 * The proofs that were asked for by name or by the beginning of a name.
 *
 * @param {readonly Proof[]} proofs
 * @param {readonly string[]} words
 */
export function chooseProofs(proofs, words) {
  const unknown = words.find((word) => !proofs.some(({ name }) => name.startsWith(word)));
  if (unknown !== undefined) {
    throw new Error(`there is no proof "${unknown}"; there are: ${proofs.map(({ name }) => name).join(', ')}`);
  }
  return words.length === 0 ? proofs : proofs.filter(({ name }) => words.some((word) => name.startsWith(word)));
}

/**
 * Runs every shard that has not passed yet. `save` is called after each one that passes. Returns whether all have passed, and the
 * lines of a summary.
 *
 * @param {{
 *   proofs: readonly Proof[],
 *   state: ProofState,
 *   run: (program: string, words: string[], shard: string) => Promise<number>,
 *   save: (state: ProofState) => void,
 *   print: (line: string) => void,
 *   now?: () => number,
 * }} options
 */
export async function runProofs({ proofs, state, run, save, print, now = Date.now }) {
  const total = proofs.reduce((sum, { shards }) => sum + shards, 0);
  const failed = [];
  let number = 0;
  let isInterrupted = false;
  for (const { name, shards, program, words } of proofs) {
    for (let i = 1; i <= shards && !isInterrupted; i++) {
      number++;
      const shard = `${i}/${shards}`;
      const key = `${name} ${shard}`;
      if (key in state.passed) continue;
      print(`[${number}/${total}] ${key} …`);
      const started = now();
      const code = await run(
        program,
        words.map((word) => word.replaceAll('{shard}', shard)),
        shard,
      );
      const seconds = Math.round((now() - started) / 1000);
      if (code === INTERRUPTED) isInterrupted = true;
      else if (code === 0) save(Object.assign(state, { passed: { ...state.passed, [key]: seconds } }));
      else failed.push(key);
      if (!isInterrupted) print(`[${number}/${total}] ${key}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
    }
  }
  return { ...summarize(proofs, state, failed), isInterrupted };
}

function summarize(proofs, state, failed) {
  const lines = proofs.map(({ name, about, shards }) => {
    const passed = Object.entries(state.passed).filter(([key]) => key.startsWith(`${name} `));
    const seconds = passed.reduce((sum, [, time]) => sum + time, 0);
    const hasFailed = failed.some((key) => key.startsWith(`${name} `));
    const verdict = hasFailed ? 'FAILED' : passed.length === shards ? 'proved' : 'open';
    return `${verdict.padEnd(7)} ${`${passed.length}/${shards}`.padStart(6)} ${`${seconds} s`.padStart(8)}  ${name}: ${about}`;
  });
  return { lines, isProved: lines.every((line) => line.startsWith('proved')), failed };
}
