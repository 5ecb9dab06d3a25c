import { type GameTypes, LEVELS } from '@paddock/kernel';
import { ismctsBot } from './baselines/ismcts.ts';
import { randomBot } from './baselines/random.ts';
import type { Bot, GameBots } from './bot.ts';

export type { Bot, GameBots } from './bot.ts';

/** The opponents that people choose from, weakest first. */
export function levelsOf(bots: GameBots<GameTypes>): readonly Bot[] {
  return LEVELS.map((level) => bots[level]);
}

/** All bots of a game: the baselines, which are for measuring, and the levels. */
export function allBotsOf(bots: GameBots<GameTypes>): readonly Bot[] {
  return [randomBot, bots.greedy, ismctsBot, ...levelsOf(bots)];
}
