import pg from 'pg';
import { NewsBus } from './news-bus.ts';

const CHANNEL = 'paddock';
const RECONNECT = 1000;

/** The database's own LISTEN and NOTIFY, on a connection of its own: many processes need nothing but DATABASE_URL. */
export class PostgresBus extends NewsBus {
  readonly #url: string;
  #client: pg.Client | null = null;
  #again: NodeJS.Timeout | null = null;
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
    if (this.#again !== null) clearTimeout(this.#again);
    await this.flush();
    await this.#client?.end();
  }

  protected async send(message: string): Promise<void> {
    if (this.#client === null) throw new Error('not connected');
    await this.#client.query('select pg_notify($1, $2)', [CHANNEL, message]);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    client.on('notification', ({ payload }) => {
      if (payload !== undefined) this.receive(payload);
    });
    // An end follows every error; without a listener it would end the process.
    client.on('error', () => {});
    await client.connect();
    client.once('end', () => this.#lost());
    await client.query(`listen ${CHANNEL}`);
    this.#client = client;
  }

  #lost(): void {
    this.#client = null;
    if (!this.#closed) this.#again = setTimeout(() => void this.#reconnect(), RECONNECT);
  }

  async #reconnect(): Promise<void> {
    try {
      await this.#connect();
    } catch {
      this.#lost();
      return;
    }
    this.missed();
    await this.flush();
  }
}
