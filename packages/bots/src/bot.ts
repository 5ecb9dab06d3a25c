import type { Kind, Observation, Rng } from '@paddock/kernel';
import type { Budget, Thought } from './thinking.ts';

/**
 * A driver that is a program. It sits at the table like a person: it gets an observation, never the true position.
 * The same observation, generator and number of playouts give the same move, so that every game it plays can be repeated.
 */
export interface Bot<K extends Kind = Kind> {
  readonly id: string;
  /** A sentence for those who choose an opponent. */
  readonly character: string;
  /** What it thinks with when nobody says otherwise; `null` if it decides at once, whatever it is given. */
  readonly budget: Budget | null;
  /**
   * What it must work out once for such a table before it can keep to a budget (Formula Dé solves the circuit). It is
   * remembered; a bot that was not prepared does it at its first decision.
   */
  prepare(game: Observation<K>['game']): Thought<void>;
  /** Comes to a move step by step: whoever drives the thought may pause or end it between two steps. */
  think(observation: Observation<K>, rng: Rng, budget?: Budget): Thought<K['move']>;
  /** The same in one go, for worker threads and simulations. */
  choose(observation: Observation<K>, rng: Rng, budget?: Budget): K['move'];
}

/** The levels that people choose from, weakest first. */
export const LEVELS = ['rookie', 'amateur', 'pro', 'champion'] as const;
export type Level = (typeof LEVELS)[number];

/** How a position looks to one seat. */
export interface Evaluation<K extends Kind = Kind> {
  /** Each seat's chance to win, a shared win being split: they sum up to 1. */
  readonly win: readonly Estimate[];
  /** What the seat's own chance becomes with each of its legal moves, in their order; none if it is not its turn. */
  readonly moves: readonly (Estimate & { readonly move: K['move'] })[];
  readonly playouts: number;
}

export interface Estimate {
  readonly chance: number;
  /** Its standard error. */
  readonly error: number;
}

/** What the folder of a game brings. */
export interface Stable<K extends Kind> {
  readonly rookie: Bot<K>;
  readonly amateur: Bot<K>;
  readonly pro: Bot<K>;
  readonly champion: Bot<K>;
  /** A yardstick besides the levels: the best-looking move right now. */
  readonly greedy: Bot<K>;
  /** Looks at a position for one seat, at its turn or not, until the budget is spent. */
  evaluate(observation: Observation<K>, rng: Rng, budget: Budget): Thought<Evaluation<K>>;
}
