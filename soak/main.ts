/**
 * npm run soak -- crash|faults|flood|leaks|input [n]: what the server must show. `crash` kills it n times under load, on each
 * storage;
 * `faults` takes away its database, bus, disk or clock n times; `flood` fills the lobby with large tables and changes them n
 * times, before streams that nobody reads; `leaks` records whole games, n of each game; `input` sends n requests that nobody
 * in their right mind would send.
 */
import { crashes } from './crash/run.ts';
import { faults } from './faults/run.ts';
import { flood } from './flood/run.ts';
import { badInput } from './input/run.ts';
import { leaks } from './leaks/run.ts';

const PROOFS: Readonly<Record<string, readonly [run: (n: number) => Promise<void>, n: number]>> = {
  crash: [crashes, 200],
  faults: [faults, 200],
  flood: [flood, 500],
  leaks: [leaks, 1000],
  input: [badInput, 200_000],
};

const [name = '', count] = process.argv.slice(2);
const proof = PROOFS[name];
const wanted = count === undefined ? proof?.[1] : Number(count);
if (proof === undefined || wanted === undefined || !Number.isInteger(wanted) || wanted < 1) {
  console.error(`paddock: soak takes one of ${Object.keys(PROOFS).join(', ')}, and how often`);
  process.exit(2);
}
await proof[0](wanted);
process.exit(0);
