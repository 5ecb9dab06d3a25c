import { setTimeout as pause } from 'node:timers/promises';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { PaddockPlayers } from './paddock-players.ts';
import { BoardgameIoPlayers } from './boardgame-io-players.ts';
import type { LoadPlayers, LoadTable } from './players.ts';
import { SEATS, LatencyTally } from './tally.ts';

/** How long moves that are still in flight may take at the end of a round. */
const SETTLE_MS = 500;

/** The result of one round of one server. */
export interface RoundResult {
  readonly rate: number;
  /** Share of one core that the server used. */
  readonly cpu: number;
  readonly acknowledged: readonly number[];
  readonly delivered: readonly number[];
}

/** A server with players at many tables. When a race ends, the next one begins. */
export class LoadTest {
  readonly host: ServerProcess;
  readonly #players: LoadPlayers;
  readonly #tally = new LatencyTally();
  readonly #tables = new Map<number, LoadTable>();
  #playing = false;

  private constructor(host: ServerProcess, players: LoadPlayers) {
    this.host = host;
    this.#players = players;
  }

  static async startPaddock(flags: readonly string[] = []): Promise<LoadTest> {
    const host = await startServerProcess('./paddock-server.ts', flags);
    return new LoadTest(host, new PaddockPlayers(host.ports));
  }

  static async startPeer(): Promise<LoadTest> {
    const host = await startServerProcess('./boardgame-io-server.ts');
    return new LoadTest(host, new BoardgameIoPlayers(host.ports));
  }

  /** Creates tables whose players are not connected yet. */
  async createTables(tables: number, people = tables * SEATS): Promise<void> {
    await this.#players.createPlayers(people);
    for (let number = 0; number < tables; number++) await this.#createTable(number);
    this.#players.closeConnections();
  }

  /** Connects the live streams of all players. */
  async connectStreams(): Promise<void> {
    for (const table of this.#tables.values()) await table.connectStreams();
  }

  async #createTable(number: number): Promise<LoadTable> {
    const over = (): void => void this.#createTable(number).then((table) => table.connectStreams());
    const table = await this.#players.createTable(number, this.#tally, this.#playing, over);
    this.#tables.set(number, table);
    return table;
  }

  /** Plays at all tables for this many seconds, each as fast as the server answers. */
  async play(seconds: number): Promise<RoundResult> {
    const { cpu: before } = await this.host.usage();
    this.#tally.clear();
    const started = performance.now();
    this.#setPlaying(true);
    await pause(seconds * 1000);
    const elapsed = (performance.now() - started) / 1000;
    this.#setPlaying(false);
    const { moves, acknowledged, delivered } = this.#tally;
    const { cpu: after } = await this.host.usage();
    this.#tally.clear();
    await pause(SETTLE_MS);
    return { rate: moves / elapsed, cpu: (after - before) / elapsed, acknowledged, delivered };
  }

  /** The number of tables with at least one move. */
  get activeTableCount(): number {
    return [...this.#tables.values()].filter(({ moves }) => moves.count > 0).length;
  }

  #setPlaying(playing: boolean): void {
    this.#playing = playing;
    for (const { moves } of this.#tables.values()) moves.playing = playing;
  }

  async close(): Promise<void> {
    for (const table of this.#tables.values()) table.close();
    this.#players.closeConnections();
    await this.host.stop();
  }
}
