/**
 * Runs one contestant in its own process, so that contestants do not share compiled code. For every line on its input it
 * plays for a while and prints its moves per second of CPU time.
 */
import { createInterface } from 'node:readline';
import { type ContestantName, contestants } from './contestants.ts';

const SECONDS = 1.5;

const play = contestants[process.argv[2] as ContestantName]();
for await (const _ of createInterface({ input: process.stdin })) {
  let moves = 0;
  const until = performance.now() + SECONDS * 1000;
  const before = process.cpuUsage();
  while (performance.now() < until) moves += play();
  const { user, system } = process.cpuUsage(before);
  console.log((moves / (user + system)) * 1e6);
}
