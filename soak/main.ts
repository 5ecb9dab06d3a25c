/**
 * npm run soak -- crash|faults|flood|leaks|input [n]: what the server must show. `crash` kills it n times under load, on each
 * storage;
 * `faults` takes away its database, bus, disk or clock n times; `flood` fills the lobby with large tables and changes them n
 * times, before streams that nobody reads; `leaks` records whole games, n of each game; `input` sends n invalid
 * requests and WebSockets. Players use streams and the site's WebSocket.
 */
import { testCrashes } from './crash/run.ts';
import { testFaults } from './faults/run.ts';
import { testFlood } from './flood/run.ts';
import { testInput } from './input/run.ts';
import { testLeaks } from './leaks/run.ts';

const SOAK_TESTS: Readonly<Record<string, readonly [run: (n: number) => Promise<void>, n: number]>> = {
  crash: [testCrashes, 200],
  faults: [testFaults, 200],
  flood: [testFlood, 500],
  leaks: [testLeaks, 1000],
  input: [testInput, 200_000],
};

const [name = '', count] = process.argv.slice(2);
const soakTest = SOAK_TESTS[name];
const wanted = count === undefined ? soakTest?.[1] : Number(count);
if (soakTest === undefined || wanted === undefined || !Number.isInteger(wanted) || wanted < 1) {
  console.error(`paddock: soak takes one of ${Object.keys(SOAK_TESTS).join(', ')}, and how often`);
  process.exit(2);
}
await soakTest[0](wanted);
process.exit(0);
