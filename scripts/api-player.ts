import { randomUUID } from 'node:crypto';
import type { LiveEvents, Table } from '@paddock/protocol';
import type { Position } from '@paddock/table';
import { Wire } from '../soak/wire.ts';

/** Somebody at the server who comes without a page, so that whoever has one is not alone. */
export class Guest {
  readonly id: string;
  readonly #wire: Wire;
  readonly #gone = new AbortController();

  private constructor(wire: Wire, id: string) {
    this.#wire = wire;
    this.id = id;
  }

  static async arrive(base: string, nickname: string): Promise<Guest> {
    const wire = new Wire(base);
    return new Guest(wire, await wire.introduce(nickname));
  }

  open(wanted: object): Promise<Table> {
    return this.#wire.table(wanted);
  }

  async ask<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.#wire.call<T>(method, path, body);
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  async join(table: string): Promise<void> {
    await this.ask('POST', `/api/tables/${table}/join`);
  }

  async say(table: string, text: string): Promise<number> {
    const said = { id: randomUUID(), text };
    return (await this.ask<{ number: number }>('POST', `/api/tables/${table}/messages`, said)).number;
  }

  /** Looks at a table until it is over or `leave` is called; with `choosing`, answers whatever it is asked there. */
  watch(table: string, choosing = true): void {
    let answered = -1;
    const think = ({ n, made, legal, viewer }: Position): void => {
      if (!choosing || legal.length === 0 || made === answered) return;
      answered = made;
      const move = legal[(n * 5) % legal.length];
      void this.#wire.call('POST', `/api/tables/${table}/moves`, { id: randomUUID(), seat: viewer, n, move });
    };
    void this.#wire.listen(table, null, this.#gone.signal, ({ event, data }) => {
      if (event === 'account') think((data as LiveEvents['account']).position);
      if (event === 'step') think((data as LiveEvents['step']).after);
    });
  }

  leave(): void {
    this.#gone.abort();
    this.#wire.close();
  }
}
