import { setTimeout as pause } from 'node:timers/promises';
import type { Rng } from '@paddock/kernel';
import type { Position } from '@paddock/table';
import type { Message, Wire } from '../wire.ts';
import type { Ledger, Sent } from './ledger.ts';

/** Without news for so long, somebody looks again: perhaps at another process. */
const RESTLESS = 2000;

/** A person at a table who goes on whatever happens to the server: comes back, and sends again what was not answered. */
export class Driver {
  readonly #wire: Wire;
  readonly #ledger: Ledger;
  readonly #rng: Rng;
  /** An address of a process that lives, as far as is known. */
  readonly #address: () => string;
  /** Somebody whose clock runs out. */
  readonly #absent: boolean;
  #pending: Sent | null = null;
  #answered = -1;
  #last: number | null = null;
  #over = false;
  #stopped = false;

  constructor(wire: Wire, ledger: Ledger, rng: Rng, address: () => string, absent: boolean) {
    this.#wire = wire;
    this.#ledger = ledger;
    this.#rng = rng;
    this.#address = address;
    this.#absent = absent;
  }

  /** Drives until the race is over or nobody wants it any more. */
  async drive(table: string): Promise<void> {
    while (!this.#over && !this.#stopped) {
      this.#wire.moveTo(this.#address());
      try {
        if (this.#pending !== null) await this.#send(table, this.#pending);
        await this.#attend(table);
      } catch {
        // It was killed: that is what this is about.
        await pause(50);
      }
    }
  }

  stop(): void {
    this.#stopped = true;
  }

  async #attend(table: string): Promise<void> {
    const stop = new AbortController();
    let rest = setTimeout(() => stop.abort(), RESTLESS);
    let answers: Promise<void> = Promise.resolve();
    const listening = this.#wire.listen(table, this.#last, stop.signal, (message) => {
      clearTimeout(rest);
      rest = setTimeout(() => stop.abort(), RESTLESS);
      const position = positionIn(message);
      if (position === null) return;
      this.#last = position.n;
      this.#over = position.awaiting.kind === 'over';
      if (this.#over || this.#stopped) stop.abort();
      else answers = answers.then(() => this.#answer(table, position)).catch(() => stop.abort());
    });
    try {
      await listening;
    } finally {
      clearTimeout(rest);
      stop.abort();
      await answers;
      // Who looks again after a while wants to see it all: they may not have chosen yet.
      this.#last = null;
    }
  }

  async #answer(table: string, { legal, turnId, viewer, n }: Position): Promise<void> {
    if (this.#absent || legal.length === 0 || viewer === null || turnId === this.#answered) return;
    this.#answered = turnId;
    const id = Array.from({ length: 20 }, () => this.#rng.below(36).toString(36)).join('');
    await this.#send(table, { id, seat: viewer, n, move: this.#rng.pick(legal) });
  }

  /** What is not answered stays pending, and is sent again as it was. */
  async #send(table: string, sent: Sent): Promise<void> {
    const first = this.#pending === null;
    if (first) this.#ledger.sent++;
    this.#pending = sent;
    try {
      const { status, body } = await this.#wire.call<{ n: number }>('POST', `/api/tables/${table}/moves`, sent);
      // It may be stored all the same: the same move is sent again.
      if (status >= 500) throw new Error(`${status} for a move`);
      this.#pending = null;
      if (status === 200) this.#ledger.acknowledge(table, sent, body.n);
      else this.#ledger.refuse(sent.id);
      if (status !== 200) this.#answered = -1;
    } catch (error) {
      if (first) this.#ledger.lost++;
      throw error;
    }
  }
}

function positionIn({ event, data }: Message): Position | null {
  if (event === 'snapshot') return (data as { position: Position }).position;
  return event === 'step' ? (data as { after: Position }).after : null;
}
