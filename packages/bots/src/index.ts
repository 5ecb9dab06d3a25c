import type { GameTypes, Observation, Rng } from '@paddock/kernel';
import type { Bot, Evaluation, GameBots } from './bot.ts';
import type { Budget, Computation } from './computation.ts';
import * as list from './list.ts';
import { allBotsOf, levelsOf } from './selection.ts';

export { type Level, LEVELS } from '@paddock/kernel';
export type { Bot, Estimate, Evaluation } from './bot.ts';
export { type SoloRaces, runSoloRaces } from './formula-de/solo-races.ts';
export { type Budget, runToEnd, runInSlices, type SliceOptions, type Computation } from './computation.ts';

const GAME_BOTS: ReadonlyMap<string, GameBots<GameTypes>> = new Map(
  Object.values<GameBots<GameTypes>>(list).map((bots) => [bots.game, bots]),
);

function gameBotsOf(game: string): GameBots<GameTypes> {
  const bots = GAME_BOTS.get(game);
  if (bots === undefined) throw new Error(`there are no bots for ${game}`);
  return bots;
}

/** The opponents that people choose from, weakest first. */
export function levelsFor(game: string): readonly Bot[] {
  return levelsOf(gameBotsOf(game));
}

/** All bots of a game: the baselines, which are for measuring, and the levels. */
export function botsFor(game: string): readonly Bot[] {
  return allBotsOf(gameBotsOf(game));
}

export function findBot(game: string, id: string): Bot | undefined {
  return botsFor(game).find((bot) => bot.id === id);
}

/** Estimates who will win and what each move is worth, for hints, the win bar and the analysis of finished games. */
export function evaluate(game: string, observation: Observation, rng: Rng, budget: Budget): Computation<Evaluation> {
  return gameBotsOf(game).evaluate(observation, rng, budget);
}
