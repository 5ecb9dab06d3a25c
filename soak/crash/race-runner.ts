import { setTimeout as pause } from 'node:timers/promises';
import { games } from '@paddock/games';
import type { Rng } from '@paddock/kernel';
import type { Table } from '@paddock/protocol';
import { ApiClient } from '../api-client.ts';
import { RetryingPlayer } from './retrying-player.ts';
import type { MoveLog } from './move-log.ts';

const TIME_CONTROLS = [
  { kind: 'none' },
  { kind: 'move', seconds: 5 },
  { kind: 'bank', seconds: 8, increment: 1 },
  { kind: 'move', seconds: 86_400 },
];

/** Runs races at many tables at once. When one is over, the next one begins. */
export class RaceRunner {
  /** Races that were played to the end. */
  finished = 0;
  readonly #moves: MoveLog;
  readonly #rng: Rng;
  readonly #address: () => string;
  readonly #players = new Set<RetryingPlayer>();
  readonly #slots: Promise<void>[] = [];
  #isStopped = false;

  constructor(moveLog: MoveLog, rng: Rng, address: () => string) {
    this.#moves = moveLog;
    this.#rng = rng;
    this.#address = address;
  }

  start(tables: number): void {
    for (let slot = 0; slot < tables; slot++) this.#slots.push(this.#runRaces(slot, this.#rng.fork()));
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const driver of this.#players) driver.stop();
    await Promise.all(this.#slots);
  }

  async #runRaces(slot: number, rng: Rng): Promise<void> {
    for (let race = 0; !this.#isStopped; race++) {
      try {
        await this.#runRace(slot + race, rng);
        if (!this.#isStopped) this.finished++;
      } catch {
        // The server was killed while the table was being created: try another one.
        await pause(100);
      }
    }
  }

  async #runRace(number: number, rng: Rng): Promise<void> {
    const game = games[number % games.length]!;
    const time = rng.pick(TIME_CONTROLS);
    const clients = Array.from({ length: 1 + rng.below(2) }, () => new ApiClient(this.#address()));
    for (const [i, client] of clients.entries()) await client.signIn(`Driver ${number}-${i}`);
    const bots = Array.from({ length: 1 + rng.below(2) }, () => ({ kind: 'bot', level: 'rookie' }));
    const seats = [{ kind: 'me' }, ...clients.slice(1).map(() => ({ kind: 'open' })), ...bots];
    const { id } = await clients[0]!.createTable({ game: game.id, seats, time });
    for (const client of clients.slice(1)) await client.call<Table>('POST', `/api/tables/${id}/join`);
    const short = time.kind === 'bank' || time.seconds === 5;
    const drivers = clients.map((client) => {
      const [isAbsent, usesSocket] = [short && rng.below(4) === 0, rng.below(2) === 0];
      return new RetryingPlayer(client, this.#moves, rng.fork(), this.#address, isAbsent, usesSocket);
    });
    for (const driver of drivers) this.#players.add(driver);
    await Promise.all(drivers.map((driver) => driver.playRace(id)));
    for (const driver of drivers) this.#players.delete(driver);
    for (const client of clients) client.close();
  }
}
