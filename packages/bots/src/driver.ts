import type { Kind, Observation, Rng } from '@paddock/kernel';
import type { Bot } from './bot.ts';
import { type Budget, finish, type Thought, thought } from './thinking.ts';

/** A bot that decides at once, by rules of thumb. */
export function reflex<K extends Kind>(id: string, character: string, choose: Choice<K>): Bot<K> {
  return {
    id,
    character,
    budget: null,
    prepare: () => thought(undefined),
    think: (observation, rng) => thought(choose(observation, rng)),
    choose: (observation, rng) => choose(observation, rng),
  };
}

/** A bot that looks ahead for as long as it is given. It is not asked where there is nothing to choose. */
export function thinker<K extends Kind>(
  id: string,
  character: string,
  budget: Budget,
  deliberate: (observation: Observation<K>, rng: Rng, budget: Budget) => Thought<K['move']>,
  prepare: Bot<K>['prepare'] = () => thought(undefined),
): Bot<K> {
  function* think(observation: Observation<K>, rng: Rng, given: Budget = budget): Thought<K['move']> {
    if (observation.legal.length === 1) return observation.legal[0]!;
    yield* prepare(observation.game);
    return yield* deliberate(observation, rng, given);
  }
  return {
    id,
    character,
    budget,
    prepare,
    think,
    choose: (observation, rng, given) => finish(think(observation, rng, given)),
  };
}

type Choice<K extends Kind> = (observation: Observation<K>, rng: Rng) => K['move'];
