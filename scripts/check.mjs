// npm run check: all static checks.
import { call, callOwnNode, setUp } from './setup.mjs';

/** @type {[name: string, run: () => Promise<{ code: number, output: string }>, advice?: string][]} */
const CHECKS = [
  ['format', () => call('oxfmt', ['--check', '.'], { caught: true }), 'npm run format puts it right'],
  [
    'lint',
    () => call('oxlint', ['--type-aware', '--deny-warnings', '--report-unused-disable-directives'], { caught: true }),
  ],
  ['types', () => call('tsc', ['-b'], { caught: true })],
  ['boundaries', () => callOwnNode(['scripts/boundaries/main.ts'], { caught: true })],
];

/** Runs all checks and returns how many failed. */
export async function check() {
  let failed = 0;
  for (const [name, run, advice] of CHECKS) {
    const started = Date.now();
    const { code, output } = await run();
    const verdict = code === 0 ? 'ok' : 'FAILED';
    console.log(`${name.padEnd(12)}${verdict.padEnd(8)}${((Date.now() - started) / 1000).toFixed(1)} s`);
    if (code === 0) continue;
    failed++;
    console.log(output.trimEnd());
    if (advice) console.log(`(${advice})`);
  }
  return failed;
}

if (process.argv[1].endsWith('check.mjs')) {
  await setUp();
  process.exit((await check()) === 0 ? 0 : 1);
}
