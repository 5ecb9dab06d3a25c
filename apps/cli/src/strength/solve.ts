/** Prints how many seconds the Formula Dé champion takes to prepare for Monaco. Run in a fresh process for every measurement. */
import { findBot, runToEnd } from '@paddock/bots';
import { formulaDe } from '@paddock/formula-de';

const game = formulaDe.create(2, { ...formulaDe.defaultOptions, laps: Number(process.argv[2] ?? 1) });
const champion = findBot(formulaDe.id, 'champion')!;
const began = performance.now();
runToEnd(champion.prepare(game));
console.log((performance.now() - began) / 1000);
