/** What the command line knows about each game, one line each. */
export { formelFun } from './formel-fun/manifest.ts';
export { formula } from './formula/manifest.ts';
export { formulaDe } from './formula-de/manifest.ts';
export { polePosition } from './pole-position/manifest.ts';
