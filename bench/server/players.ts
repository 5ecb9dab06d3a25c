import type { MoveClock, LatencyTally } from './tally.ts';

/** Four scripted players at a table. */
export interface LoadTable {
  readonly moves: MoveClock;
  /** Opens their live connections. Resolves when all four have the first snapshot. */
  connectStreams(): Promise<void>;
  close(): void;
}

/** The players of one of the servers. */
export interface LoadPlayers {
  /** Signs in `count` people. */
  createPlayers(count: number): Promise<void>;
  /** Four of them sit down at a new table; `over` is called when its race has ended. */
  createTable(number: number, tally: LatencyTally, playing: boolean, over: () => void): Promise<LoadTable>;
  /** Closes the connections that are not needed while they only receive events. */
  closeConnections(): void;
}
