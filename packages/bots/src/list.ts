/** The bots of all games, one line each. */
export { formelFunBots } from './formel-fun/index.ts';
export { formulaBots } from './formula/index.ts';
export { formulaDeBots } from './formula-de/index.ts';
export { polePositionBots } from './pole-position/index.ts';
