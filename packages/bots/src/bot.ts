import type { Kind, Observation, Rng } from '@paddock/kernel';

/**
 * A driver that is a program. It sits at the table like a person: it gets an observation, never the true position.
 * The same observation and the same generator give the same move, so that every game it plays can be repeated.
 */
export interface Bot<K extends Kind = Kind> {
  readonly id: string;
  /** A sentence for those who choose an opponent. */
  readonly character: string;
  choose(observation: Observation<K>, rng: Rng): K['move'];
}
