import { randomUUID } from 'node:crypto';
import type { TableStreamEvents, Table } from '@paddock/protocol';
import type { Position } from '@paddock/table';
import { ApiClient } from '../soak/api-client.ts';

/** A player who uses the API without a browser, beside the player in the page. */
export class ApiPlayer {
  readonly id: string;
  readonly #client: ApiClient;
  readonly #hasLeft = new AbortController();

  private constructor(wire: ApiClient, id: string) {
    this.#client = wire;
    this.id = id;
  }

  static async signIn(base: string, nickname: string): Promise<ApiPlayer> {
    const wire = new ApiClient(base);
    return new ApiPlayer(wire, await wire.signIn(nickname));
  }

  createTable(wanted: object): Promise<Table> {
    return this.#client.createTable(wanted);
  }

  async request<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.#client.call<T>(method, path, body);
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
  follow(table: string, choosing = true): void {
    let answered = -1;
    const answer = ({ n, turnId, legal, viewer }: Position): void => {
      if (!choosing || legal.length === 0 || turnId === answered) return;
      answered = turnId;
      const move = legal[(n * 5) % legal.length];
      void this.#client.call('POST', `/api/tables/${table}/moves`, { id: randomUUID(), seat: viewer, n, move });
    };
    void this.#client.followStream(table, null, this.#hasLeft.signal, ({ event, data }) => {
      if (event === 'snapshot') answer((data as TableStreamEvents['snapshot']).position);
      if (event === 'step') answer((data as TableStreamEvents['step']).after);
    });
  }

  leave(): void {
    this.#hasLeft.abort();
    this.#client.close();
  }
}
