import { setTimeout as pause } from 'node:timers/promises';
import { type Host, startHost } from './host.ts';
import { OurPlayers } from './our-players.ts';
import { PeerPlayers } from './peer-players.ts';
import type { Players, Seated } from './players.ts';
import { SEATS, Tally } from './tally.ts';

/** How long moves that are under way may take at the end of a round. */
const REST = 500;

/** What one round of one contestant came to. */
export interface Round {
  readonly rate: number;
  /** Share of one core that the server used. */
  readonly cpu: number;
  readonly acknowledged: readonly number[];
  readonly told: readonly number[];
}

/** A server, and players at so many of its tables; where a race ends, the next one begins. */
export class Load {
  readonly host: Host;
  readonly #players: Players;
  readonly #tally = new Tally();
  readonly #tables = new Map<number, Seated>();
  #playing = false;

  private constructor(host: Host, players: Players) {
    this.host = host;
    this.#players = players;
  }

  static async ours(flags: readonly string[] = []): Promise<Load> {
    const host = await startHost('./ours.ts', flags);
    return new Load(host, new OurPlayers(host.ports));
  }

  static async peer(): Promise<Load> {
    const host = await startHost('./peer.ts');
    return new Load(host, new PeerPlayers(host.ports));
  }

  /** So many tables begin; nobody looks yet. */
  async open(tables: number, people = tables * SEATS): Promise<void> {
    await this.#players.invite(people);
    for (let number = 0; number < tables; number++) await this.#sit(number);
    this.#players.hangUp();
  }

  /** Everybody looks. */
  async listen(): Promise<void> {
    for (const table of this.#tables.values()) await table.listen();
  }

  async #sit(number: number): Promise<Seated> {
    const over = (): void => void this.#sit(number).then((table) => table.listen());
    const table = await this.#players.sit(number, this.#tally, this.#playing, over);
    this.#tables.set(number, table);
    return table;
  }

  /** All play for so many seconds, each table as fast as the server answers. */
  async play(seconds: number): Promise<Round> {
    const { cpu: before } = await this.host.usage();
    this.#tally.clear();
    const started = performance.now();
    this.#set(true);
    await pause(seconds * 1000);
    const elapsed = (performance.now() - started) / 1000;
    this.#set(false);
    const { moves, acknowledged, told } = this.#tally;
    const { cpu: after } = await this.host.usage();
    this.#tally.clear();
    await pause(REST);
    return { rate: moves / elapsed, cpu: (after - before) / elapsed, acknowledged, told };
  }

  /** Tables at which somebody has moved. */
  get moved(): number {
    return [...this.#tables.values()].filter(({ moves }) => moves.count > 0).length;
  }

  #set(playing: boolean): void {
    this.#playing = playing;
    for (const { moves } of this.#tables.values()) moves.playing = playing;
  }

  async close(): Promise<void> {
    for (const table of this.#tables.values()) table.close();
    this.#players.hangUp();
    await this.host.stop();
  }
}
