import type { GameTypes, Observation, Rng } from '@paddock/kernel';
import type { Bot } from './bot.ts';
import { type Budget, createCompleted, type Computation, runToEnd } from './computation.ts';

type ChooseMove<K extends GameTypes> = (observation: Observation<K>, rng: Rng) => K['move'];

/** Creates a bot that decides by a heuristic, without search and without a budget. */
export function createInstantBot<K extends GameTypes>(id: string, description: string, choose: ChooseMove<K>): Bot<K> {
  return {
    id,
    description,
    defaultBudget: null,
    prepare: () => createCompleted(undefined),
    think: (observation, rng) => createCompleted(choose(observation, rng)),
    choose: (observation, rng) => choose(observation, rng),
  };
}

/** Creates a bot that searches until its budget is spent. With a single legal move it returns that one unsearched. */
export function createSearchBot<K extends GameTypes>(
  id: string,
  description: string,
  defaultBudget: Budget,
  search: (observation: Observation<K>, rng: Rng, budget: Budget) => Computation<K['move']>,
  prepare: Bot<K>['prepare'] = () => createCompleted(undefined),
): Bot<K> {
  function* think(observation: Observation<K>, rng: Rng, budget: Budget = defaultBudget): Computation<K['move']> {
    if (observation.legal.length === 1) return observation.legal[0]!;
    yield* prepare(observation.game);
    return yield* search(observation, rng, budget);
  }
  return {
    id,
    description,
    defaultBudget,
    prepare,
    think,
    choose: (observation, rng, budget) => runToEnd(think(observation, rng, budget)),
  };
}
