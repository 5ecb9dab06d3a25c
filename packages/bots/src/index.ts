import type { GameTypes, Observation, Rng } from '@paddock/kernel';
import { ismctsBot } from './baselines/ismcts.ts';
import { randomBot } from './baselines/random.ts';
import { type Bot, type Evaluation, type GameBots, LEVELS } from './bot.ts';
import type { Budget, Computation } from './computation.ts';
import { formelFunBots } from './formel-fun/index.ts';
import { formulaDeBots } from './formula-de/index.ts';
import { formulaBots } from './formula/index.ts';
import { polePositionBots } from './pole-position/index.ts';

export { type Bot, type Estimate, type Evaluation, type Level, LEVELS } from './bot.ts';
export { type SoloRaces, runSoloRaces } from './formula-de/solo-races.ts';
export { type Budget, runToEnd, runInSlices, type SliceOptions, type Computation } from './computation.ts';

const GAME_BOTS: Readonly<Record<string, GameBots<GameTypes>>> = {
  'formel-fun': formelFunBots,
  'formula-de': formulaDeBots,
  'pole-position': polePositionBots,
  formula: formulaBots,
};

function gameBotsOf(game: string): GameBots<GameTypes> {
  const bots = GAME_BOTS[game];
  if (bots === undefined) throw new Error(`there are no bots for ${game}`);
  return bots;
}

/** The opponents that people choose from, weakest first. */
export function levelsFor(game: string): readonly Bot[] {
  const bots = gameBotsOf(game);
  return LEVELS.map((level) => bots[level]);
}

/** All bots of a game: the baselines, which are for measuring, and the levels. */
export function botsFor(game: string): readonly Bot[] {
  return [randomBot, gameBotsOf(game).greedy, ismctsBot, ...levelsFor(game)];
}

export function findBot(game: string, id: string): Bot | undefined {
  return botsFor(game).find((bot) => bot.id === id);
}

/** Estimates who will win and what each move is worth, for hints, the win bar and the analysis of finished games. */
export function evaluate(game: string, observation: Observation, rng: Rng, budget: Budget): Computation<Evaluation> {
  return gameBotsOf(game).evaluate(observation, rng, budget);
}
