import pg from 'pg';
import type { Bus, Hearing, Topic } from './bus.ts';
import { News } from './news.ts';

const CHANNEL = 'paddock';
const RECONNECT = 1000;

/** The database's own LISTEN and NOTIFY, on a connection of its own: many processes need nothing but DATABASE_URL. */
export class PostgresBus implements Bus {
  readonly #url: string;
  readonly #news = new News((message) => this.#notify(message));
  #client: pg.Client | null = null;
  #hearing: Hearing | null = null;
  #again: NodeJS.Timeout | null = null;
  #closed = false;

  private constructor(url: string) {
    this.#url = url;
  }

  static async open(url: string): Promise<PostgresBus> {
    const bus = new PostgresBus(url);
    await bus.#connect();
    return bus;
  }

  publish(topic: Topic, table: string): void {
    this.#news.add(topic, table);
  }

  subscribe(hearing: Hearing): void {
    this.#hearing = hearing;
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#again !== null) clearTimeout(this.#again);
    await this.#news.flush();
    await this.#client?.end();
  }

  async #notify(message: string): Promise<void> {
    if (this.#client === null) throw new Error('not connected');
    await this.#client.query('select pg_notify($1, $2)', [CHANNEL, message]);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    client.on('notification', ({ payload }) => {
      if (payload !== undefined && this.#hearing !== null) this.#news.receive(payload, this.#hearing);
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
    this.#hearing?.missed();
    await this.#news.flush();
  }
}
