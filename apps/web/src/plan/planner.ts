import type { Kind, Seat } from '@paddock/kernel';
import type { GameTexts, TextContext } from '../games/ui.ts';

/**
 * What can be chosen in advance in a game. Only a proposal: the rules have the last word when the turn has come, and a plan
 * that does not fit then is dropped. So it goes by what the seat sees of itself, and works out nothing that dice decide.
 */
export interface Planner<K extends Kind = Kind, T extends GameTexts = GameTexts> {
  /** What the seat may choose after the moves that are planned already; nothing when there is no more to plan. */
  readonly next: (
    view: K['view'],
    seat: Seat,
    planned: readonly K['move'][],
    options: K['options'],
  ) => readonly K['move'][];
  /** What the choice at this place of a plan is for, where that is known: a certain car. */
  readonly target?: (view: K['view'], seat: Seat, at: number, words: TextContext<K, T>) => string | null;
  /** A move of a plan in the game's own words. */
  readonly say: (move: K['move'], words: TextContext<K, T>) => string;
}
