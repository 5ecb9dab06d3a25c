import { setTimeout as pause } from 'node:timers/promises';
import type { LoadPlayers, LoadTable } from './players.ts';
import { type Memory, type ServerProcess, startServerProcess } from './server-process.ts';
import type { MeasuredServer } from './servers.ts';
import { LoadTally } from './tally.ts';

/** How long moves that are still in flight may take at the end of a round. */
const SETTLE_MS = 500;

/** The result of one round of one server. */
export interface RoundResult extends LoadTally {
  readonly seconds: number;
  /** Seconds of CPU time that the server used, all its processes together. */
  readonly serverCpu: number;
  /** Seconds of CPU time that the scripted players used, which is this process. */
  readonly clientCpu: number;
}

/** A server with players at many tables. When a race ends, the next one begins. */
export class LoadTest {
  readonly #processes: readonly ServerProcess[];
  readonly #players: LoadPlayers;
  readonly #thinkMs: number;
  readonly #tables = new Map<number, LoadTable>();
  /** The numbers of tables where a race has ended. */
  readonly #finished = new Set<number>();
  #tally = new LoadTally();
  #isPlaying = false;

  private constructor(processes: readonly ServerProcess[], players: LoadPlayers, thinkMs: number) {
    this.#processes = processes;
    this.#players = players;
    this.#thinkMs = thinkMs;
  }

  /** Starts a server: as many processes as there are lists of arguments. Players move at once, or after `thinkMs`. */
  static async start(
    { file, createPlayers }: MeasuredServer,
    argsOfProcesses: readonly (readonly string[])[] = [[]],
    thinkMs = 0,
  ): Promise<LoadTest> {
    const processes: ServerProcess[] = [];
    for (const args of argsOfProcesses) processes.push(await startServerProcess(file, args));
    return new LoadTest(processes, createPlayers(processes.flatMap(({ ports }) => ports)), thinkMs);
  }

  /** The ports that the server listens on, for those who only watch. */
  get ports(): readonly number[] {
    return this.#processes.flatMap(({ ports }) => ports);
  }

  /** Signs people in. */
  async createPlayers(people: number): Promise<void> {
    await this.#players.createPlayers?.(people);
  }

  /** Opens the connections that people share among all their tables. */
  async connectPlayers(): Promise<void> {
    await this.#players.connectPlayers?.();
  }

  /** Creates tables whose players are not connected to them yet. */
  async createTables(count: number): Promise<void> {
    const first = this.#tables.size;
    for (let number = first; number < first + count; number++) await this.#createTable(number);
    this.#players.closeIdleConnections?.();
  }

  /** The id that the server gave to one of the tables. */
  tableId(number: number): string {
    return this.#tables.get(number)!.id;
  }

  /** Connects all players to their tables. */
  async connectTables(): Promise<void> {
    for (const table of this.#tables.values()) await table.connectStreams();
  }

  async #createTable(number: number): Promise<LoadTable> {
    const onOver = (): void => {
      this.#finished.add(number);
      void this.#createTable(number).then((next) => next.connectStreams());
    };
    const table = await this.#players.createTable(number, { tally: () => this.#tally, onOver, thinkMs: this.#thinkMs });
    table.moves.isPlaying = this.#isPlaying;
    this.#tables.set(number, table);
    return table;
  }

  /** Plays at all tables for this many seconds, each as fast as the server answers. */
  async play(seconds: number): Promise<RoundResult> {
    const [serverBefore, clientBefore] = [await this.#measureCpu(), process.cpuUsage()];
    this.#tally = new LoadTally();
    const started = performance.now();
    this.#setPlaying(true);
    await pause(seconds * 1000);
    const elapsed = (performance.now() - started) / 1000;
    this.#setPlaying(false);
    const tally = this.#tally;
    this.#tally = new LoadTally();
    const { user, system } = process.cpuUsage(clientBefore);
    const serverCpu = (await this.#measureCpu()) - serverBefore;
    await pause(SETTLE_MS);
    return { ...tally, seconds: elapsed, serverCpu, clientCpu: (user + system) / 1e6 };
  }

  async #measureCpu(): Promise<number> {
    return sum(await Promise.all(this.#processes.map((one) => one.measureCpu())));
  }

  /** The memory of a server with one process. */
  measureMemory(): Promise<Memory> {
    return this.#processes[0]!.measureMemory();
  }

  /** The number of tables with at least one move so far. */
  get activeTableCount(): number {
    return [...this.#tables].filter(([number, { moves }]) => moves.count > 0 || this.#finished.has(number)).length;
  }

  #setPlaying(isPlaying: boolean): void {
    this.#isPlaying = isPlaying;
    for (const { moves } of this.#tables.values()) moves.isPlaying = isPlaying;
  }

  async close(): Promise<void> {
    for (const table of this.#tables.values()) table.close();
    this.#players.close?.();
    for (const one of this.#processes) await one.stop();
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
