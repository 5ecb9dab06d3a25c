import type { Moves, Tally } from './tally.ts';

/** Four scripted players at a table. */
export interface Seated {
  readonly moves: Moves;
  /** Opens their live connections, and answers when all four know how the race stands. */
  listen(): Promise<void>;
  close(): void;
}

/** Those who play at one of the servers. */
export interface Players {
  /** So many people make themselves known. */
  invite(count: number): Promise<void>;
  /** Four of them sit down at a new table; `over` is called when its race has ended. */
  sit(number: number, tally: Tally, playing: boolean, over: () => void): Promise<Seated>;
  /** Closes what they do not need while they only look on. */
  hangUp(): void;
}
