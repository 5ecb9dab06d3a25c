import type { Kind, Observation, Rng } from '@paddock/kernel';
import { type Bot, type Evaluation, LEVELS, type GameBots } from './bot.ts';
import { formelFunStable } from './formel-fun/index.ts';
import { formulaDeStable } from './formula-de/index.ts';
import { formulaStable } from './formula/index.ts';
import { polePositionStable } from './pole-position/index.ts';
import type { Budget, Computation } from './computation.ts';
import { ismctsBot } from './baselines/ismcts.ts';
import { randomBot } from './baselines/random.ts';

export { type Bot, type Estimate, type Evaluation, type Level, LEVELS } from './bot.ts';
export { type LoneRaces, loneRaces } from './formula-de/lone.ts';
export { type Budget, runToEnd, runInSlices, type SliceOptions, type Computation } from './computation.ts';

const GAME_BOTS: Readonly<Record<string, GameBots<Kind>>> = {
  'formel-fun': formelFunStable,
  'formula-de': formulaDeStable,
  'pole-position': polePositionStable,
  formula: formulaStable,
};

function gameBotsOf(game: string): GameBots<Kind> {
  const stable = GAME_BOTS[game];
  if (stable === undefined) throw new Error(`there are no bots for ${game}`);
  return stable;
}

/** The opponents that people choose from, weakest first. */
export function levelsFor(game: string): readonly Bot[] {
  const stable = gameBotsOf(game);
  return LEVELS.map((level) => stable[level]);
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
