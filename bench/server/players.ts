import type { MoveClock, LatencyTally } from './tally.ts';

/** Four scripted players at a table. */
export interface LoadTable {
  readonly moves: MoveClock;
  /** Opens their live connections, and answers when all four know how the race stands. */
  listen(): Promise<void>;
  close(): void;
}

/** Those who play at one of the servers. */
export interface LoadPlayers {
  /** So many people make themselves known. */
  createPlayers(count: number): Promise<void>;
  /** Four of them sit down at a new table; `over` is called when its race has ended. */
  createTable(number: number, tally: LatencyTally, playing: boolean, over: () => void): Promise<LoadTable>;
  /** Closes what they do not need while they only look on. */
  closeConnections(): void;
}
