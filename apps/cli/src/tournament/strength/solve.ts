/** Prints how many seconds the Formula Dé champion takes to prepare for Monaco. Run in a fresh process for every measurement. */
import { findBot, runToEnd } from '@paddock/bots';
import { findGame } from '@paddock/games';
import { defaultOptions } from '@paddock/kernel';

const definition = findGame('formula-de')!;
const game = definition.create(2, { ...defaultOptions(definition.options), laps: Number(process.argv[2] ?? 1) });
const champion = findBot('formula-de', 'champion')!;
const began = performance.now();
runToEnd(champion.prepare(game));
console.log((performance.now() - began) / 1000);
