import { setTimeout as pause } from 'node:timers/promises';
import { games } from '@paddock/games';
import type { Rng } from '@paddock/kernel';
import type { Table } from '@paddock/protocol';
import { Wire } from '../wire.ts';
import { Driver } from './driver.ts';
import type { Ledger } from './ledger.ts';

const TIMES = [
  { kind: 'none' },
  { kind: 'move', seconds: 5 },
  { kind: 'bank', seconds: 8, increment: 1 },
  { kind: 'move', seconds: 86_400 },
];

/** Many tables at once: where one race is over, the next begins. */
export class Fleet {
  /** Races that were driven to their end. */
  finished = 0;
  readonly #ledger: Ledger;
  readonly #rng: Rng;
  readonly #address: () => string;
  readonly #drivers = new Set<Driver>();
  readonly #slots: Promise<void>[] = [];
  #stopped = false;

  constructor(ledger: Ledger, rng: Rng, address: () => string) {
    this.#ledger = ledger;
    this.#rng = rng;
    this.#address = address;
  }

  open(tables: number): void {
    for (let slot = 0; slot < tables; slot++) this.#slots.push(this.#keep(slot, this.#rng.fork()));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const driver of this.#drivers) driver.stop();
    await Promise.all(this.#slots);
  }

  async #keep(slot: number, rng: Rng): Promise<void> {
    for (let race = 0; !this.#stopped; race++) {
      try {
        await this.#race(slot + race, rng);
        if (!this.#stopped) this.finished++;
      } catch {
        // Killed while the table was being made: another one.
        await pause(100);
      }
    }
  }

  async #race(number: number, rng: Rng): Promise<void> {
    const game = games[number % games.length]!;
    const time = rng.pick(TIMES);
    const wires = Array.from({ length: 1 + rng.below(2) }, () => new Wire(this.#address()));
    for (const [i, wire] of wires.entries()) await wire.introduce(`Driver ${number}-${i}`);
    const bots = Array.from({ length: 1 + rng.below(2) }, () => ({ kind: 'bot', level: 'rookie' }));
    const seats = [{ kind: 'me' }, ...wires.slice(1).map(() => ({ kind: 'open' })), ...bots];
    const { id } = await wires[0]!.table({ game: game.id, seats, time });
    for (const wire of wires.slice(1)) await wire.call<Table>('POST', `/api/tables/${id}/join`);
    const short = time.kind === 'bank' || time.seconds === 5;
    const drivers = wires.map(
      (wire) => new Driver(wire, this.#ledger, rng.fork(), this.#address, short && rng.below(4) === 0),
    );
    for (const driver of drivers) this.#drivers.add(driver);
    await Promise.all(drivers.map((driver) => driver.drive(id)));
    for (const driver of drivers) this.#drivers.delete(driver);
    for (const wire of wires) wire.close();
  }
}
