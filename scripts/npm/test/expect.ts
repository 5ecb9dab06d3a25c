import type { RunResult } from './toolchain.ts';

/** Ends the test with everything that a command has printed unless it did what it should. */
export function expectRan(
  what: string,
  { code, output }: RunResult,
  wanted: { code?: number; output?: RegExp } = {},
): void {
  if (code === (wanted.code ?? 0) && (wanted.output ?? /(?:)/).test(output)) {
    console.log(`  ok  ${what}`);
    return;
  }
  console.error(output);
  throw new Error(`${what}: exit code ${code}, or unexpected output; see above`);
}
