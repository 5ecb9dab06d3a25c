import pg from 'pg';
import { BatchingBus } from './batching-bus.ts';

const CHANNEL = 'paddock';
const RECONNECT_MS = 1000;
const CONNECT_TIMEOUT_MS = 5000;

/** LISTEN and NOTIFY of PostgreSQL on a connection of its own, so that several processes need nothing but DATABASE_URL. */
export class PostgresBus extends BatchingBus {
  readonly #url: string;
  #client: pg.Client | null = null;
  #reconnecting: NodeJS.Timeout | null = null;
  #closed = false;

  private constructor(url: string) {
    super();
    this.#url = url;
  }

  static async open(url: string): Promise<PostgresBus> {
    const bus = new PostgresBus(url);
    await bus.#connect();
    return bus;
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#reconnecting !== null) clearTimeout(this.#reconnecting);
    await this.flush();
    await this.#client?.end();
  }

  protected async send(message: string): Promise<void> {
    if (this.#client === null) throw new Error('not connected');
    await this.#client.query('select pg_notify($1, $2)', [CHANNEL, message]);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    });
    client.on('notification', ({ payload }) => {
      if (payload !== undefined) this.receive(payload);
    });
    // An end follows every error. Without a listener the error would end the process.
    client.on('error', () => {});
    client.once('end', () => this.#reconnectLater(client));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    if (this.#closed) await client.end();
    else this.#client = client;
  }

  /** Reconnects when the connection in use has ended. A failed attempt to connect is retried by its caller. */
  #reconnectLater(client: pg.Client | null): void {
    if (client !== this.#client) return;
    this.#client = null;
    if (!this.#closed) this.#reconnecting = setTimeout(() => void this.#reconnect(), RECONNECT_MS);
  }

  async #reconnect(): Promise<void> {
    try {
      await this.#connect();
    } catch {
      this.#reconnectLater(null);
      return;
    }
    this.onReconnected();
    await this.flush();
  }
}
