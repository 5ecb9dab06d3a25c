import type { GameTypes, Seat } from '@paddock/kernel';
import type { GameTexts, TextContext } from './ui.ts';

/** What the premove panel needs of a game: what may be chosen ahead, and how to describe it. */
export interface Premoves<K extends GameTypes = GameTypes, T extends GameTexts = GameTexts> {
  /** The game's own `premoves`: what the seat may choose after the moves it has chosen already. */
  readonly next: (
    view: K['view'],
    seat: Seat,
    chosen: readonly K['move'][],
    options: K['options'],
  ) => readonly K['move'][];
  /** What the premove at this place of the list is for, where that is known: a certain car. */
  readonly target?: (view: K['view'], seat: Seat, at: number, context: TextContext<K, T>) => string | null;
  /** A premove as a text. */
  readonly describe: (move: K['move'], context: TextContext<K, T>) => string;
}
