import type { Kind, Observation, Rng } from '@paddock/kernel';
import { type Bot, type Evaluation, LEVELS, type Stable } from './bot.ts';
import { formelFunStable } from './formel-fun/index.ts';
import { formulaDeStable } from './formula-de/index.ts';
import { formulaStable } from './formula/index.ts';
import { polePositionStable } from './pole-position/index.ts';
import type { Budget, Thought } from './thinking.ts';
import { ismcts } from './yardsticks/ismcts.ts';
import { random } from './yardsticks/random.ts';

export { type Bot, type Estimate, type Evaluation, type Level, LEVELS } from './bot.ts';
export { type LoneRaces, loneRaces } from './formula-de/lone.ts';
export { type Budget, finish, ponder, type Pondering, type Thought } from './thinking.ts';

const STABLES: Readonly<Record<string, Stable<Kind>>> = {
  'formel-fun': formelFunStable,
  'formula-de': formulaDeStable,
  'pole-position': polePositionStable,
  formula: formulaStable,
};

function stableOf(game: string): Stable<Kind> {
  const stable = STABLES[game];
  if (stable === undefined) throw new Error(`nobody drives ${game}`);
  return stable;
}

/** The opponents that people choose from, weakest first. */
export function levelsFor(game: string): readonly Bot[] {
  const stable = stableOf(game);
  return LEVELS.map((level) => stable[level]);
}

/** All bots of a game: the yardsticks, which are for measuring, and the levels. */
export function botsFor(game: string): readonly Bot[] {
  return [random, stableOf(game).greedy, ismcts, ...levelsFor(game)];
}

export function findBot(game: string, id: string): Bot | undefined {
  return botsFor(game).find((bot) => bot.id === id);
}

/** Says who will win and what each move is worth: for hints, the win bar and the analysis of finished games. */
export function evaluate(game: string, observation: Observation, rng: Rng, budget: Budget): Thought<Evaluation> {
  return stableOf(game).evaluate(observation, rng, budget);
}
