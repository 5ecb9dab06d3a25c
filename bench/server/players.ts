import { Rng } from '@paddock/kernel';
import { MoveClock, type LoadTally, SEATS } from './tally.ts';

/** Four scripted players at a table. */
export interface LoadTable {
  readonly id: string;
  readonly moves: MoveClock;
  /** Opens their live connections. Resolves when all four have the first snapshot. */
  connectStreams(): Promise<void>;
  close(): void;
}

/** What a table needs to know of the load test. */
export interface TableContext {
  /** Returns the tally of the present round. */
  readonly tally: () => LoadTally;
  /** Called when the race has ended. */
  readonly onOver: () => void;
  /** How long players think before each move. */
  readonly thinkMs: number;
}

/** The players of one of the servers. What is optional is for servers where people sign in. */
export interface LoadPlayers {
  /** Signs in `count` people. */
  createPlayers?(count: number): Promise<void>;
  /** Opens the connections that people share among all their tables. */
  connectPlayers?(): Promise<void>;
  /** Four of them sit down at a new table. */
  createTable(number: number, context: TableContext): Promise<LoadTable>;
  /** Closes the connections that are not needed while they only receive events. */
  closeIdleConnections?(): void;
  /** Closes everything that does not belong to a table. */
  close?(): void;
}

/** What is the same for all servers. The rest is how to connect, and how to read the messages. */
export abstract class ScriptedTable implements LoadTable {
  readonly id: string;
  readonly moves: MoveClock;
  protected readonly rng: Rng;
  readonly #onOver: () => void;
  #isClosed = false;

  constructor(id: string, { tally, onOver, thinkMs }: TableContext) {
    this.id = id;
    this.moves = new MoveClock(tally, thinkMs);
    this.rng = Rng.from(id);
    this.#onOver = onOver;
  }

  async connectStreams(): Promise<void> {
    const connecting = Array.from(
      { length: SEATS },
      (_, player) => new Promise<void>((onReady) => this.connect(player, onReady)),
    );
    await Promise.all(connecting);
  }

  /** Opens the live connection of a player; `onReady` is called with the first snapshot. */
  protected abstract connect(player: number, onReady: () => void): void;

  protected abstract disconnect(): void;

  /** For servers that acknowledge a move by sending its sender what they send to everybody. */
  protected receiveMove(player: number, bytes: number, mustChoose: boolean): void {
    this.moves.acknowledge(player);
    this.moves.countDelivery(player, bytes, mustChoose);
  }

  protected endRace(): void {
    if (this.#isClosed) return;
    this.close();
    this.#onOver();
  }

  close(): void {
    this.#isClosed = true;
    this.disconnect();
  }
}
