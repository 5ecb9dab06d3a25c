import type { GameTypes, Level, Observation, Rng } from '@paddock/kernel';
import type { Budget, Computation } from './computation.ts';

/**
 * A computer player. Like a person it gets an observation of its seat, never the true state. The same observation,
 * generator and number of playouts give the same move, so every game it plays can be repeated.
 */
export interface Bot<K extends GameTypes = GameTypes> {
  readonly id: string;
  /** One sentence for people who choose an opponent. */
  readonly description: string;
  /** The budget used when the caller gives none; `null` if the bot decides at once and ignores budgets. */
  readonly defaultBudget: Budget | null;
  /**
   * Precomputes what the bot needs for games of this kind before it can keep to a budget (Formula Dé solves the
   * circuit). The result is cached. A bot that was not prepared does this at its first decision.
   */
  prepare(game: Observation<K>['game']): Computation<void>;
  /** Searches for a move step by step, so that the caller can pause or abandon the search between two steps. */
  think(observation: Observation<K>, rng: Rng, budget?: Budget): Computation<K['move']>;
  /** The same without pauses, for worker threads and simulations. */
  choose(observation: Observation<K>, rng: Rng, budget?: Budget): K['move'];
}

/** A position as judged from what one seat knows. */
export interface Evaluation<K extends GameTypes = GameTypes> {
  /** Each seat's probability of winning; a shared win is split, so they sum to 1. */
  readonly winProbabilities: readonly Estimate[];
  /** The seat's own probability of winning after each of its legal moves, in their order; empty if it is not its turn. */
  readonly moves: readonly (Estimate & { readonly move: K['move'] })[];
  readonly playouts: number;
}

export interface Estimate {
  readonly probability: number;
  readonly standardError: number;
}

/** The bots of one game, and its position evaluation. */
export interface GameBots<K extends GameTypes> extends Readonly<Record<Level, Bot<K>>> {
  /** The id of the game. */
  readonly game: string;
  /** A baseline besides the levels: the move that looks best right now. */
  readonly greedy: Bot<K>;
  /** Evaluates a position for one seat, at its turn or not, until the budget is spent. */
  evaluate(observation: Observation<K>, rng: Rng, budget: Budget): Computation<Evaluation<K>>;
}
