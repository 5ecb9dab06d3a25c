import { randomUUID } from 'node:crypto';
import type { TableStreamEvents, Table } from '@paddock/protocol';
import type { Position } from '@paddock/table';
import { Wire } from '../soak/wire.ts';

/** A player who uses the API without a browser, as company for the player in the page. */
export class ApiPlayer {
  readonly id: string;
  readonly #wire: Wire;
  readonly #gone = new AbortController();

  private constructor(wire: Wire, id: string) {
    this.#wire = wire;
    this.id = id;
  }

  static async signIn(base: string, nickname: string): Promise<ApiPlayer> {
    const wire = new Wire(base);
    return new ApiPlayer(wire, await wire.introduce(nickname));
  }

  createTable(wanted: object): Promise<Table> {
    return this.#wire.table(wanted);
  }

  async request<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.#wire.call<T>(method, path, body);
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  async join(table: string): Promise<void> {
    await this.request('POST', `/api/tables/${table}/join`);
  }

  async sendMessage(table: string, text: string): Promise<number> {
    const said = { id: randomUUID(), text };
    return (await this.request<{ number: number }>('POST', `/api/tables/${table}/messages`, said)).number;
  }

  /** Watches a table until it is over or `leave` is called. With `choosing` it also plays its turns. */
  watch(table: string, choosing = true): void {
    let answered = -1;
    const think = ({ n, turnId, legal, viewer }: Position): void => {
      if (!choosing || legal.length === 0 || turnId === answered) return;
      answered = turnId;
      const move = legal[(n * 5) % legal.length];
      void this.#wire.call('POST', `/api/tables/${table}/moves`, { id: randomUUID(), seat: viewer, n, move });
    };
    void this.#wire.listen(table, null, this.#gone.signal, ({ event, data }) => {
      if (event === 'snapshot') think((data as TableStreamEvents['snapshot']).position);
      if (event === 'step') think((data as TableStreamEvents['step']).after);
    });
  }

  leave(): void {
    this.#gone.abort();
    this.#wire.close();
  }
}
