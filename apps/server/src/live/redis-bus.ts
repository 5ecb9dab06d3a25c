import { Redis } from 'ioredis';
import { BatchingBus } from './batching-bus.ts';

const CHANNEL = 'paddock';
/** The older protocol is enough, and every Redis knows it. */
const CONNECTION_OPTIONS = { lazyConnect: true, protocol: 2 } as const;

/** Redis, where more is to be told than PostgreSQL likes to carry. Who listens there cannot speak: two connections. */
export class RedisBus extends BatchingBus {
  readonly #speaker: Redis;
  readonly #listener: Redis;

  private constructor(url: string) {
    super();
    // What cannot be sent at once waits with the news, each once, and not in a queue of the client.
    this.#speaker = new Redis(url, { ...CONNECTION_OPTIONS, enableOfflineQueue: false });
    this.#listener = new Redis(url, { ...CONNECTION_OPTIONS, autoResubscribe: false });
    // The client comes back by itself; without a listener an error would be written to the console.
    for (const connection of [this.#speaker, this.#listener]) connection.on('error', () => {});
  }

  static async open(url: string): Promise<RedisBus> {
    const bus = new RedisBus(url);
    try {
      await Promise.all([bus.#speaker.connect(), bus.#listener.connect()]);
      await bus.#listener.subscribe(CHANNEL);
    } catch (error) {
      bus.#disconnect();
      throw error;
    }
    bus.#listener.on('message', (_channel, message) => bus.receive(message));
    // From now on these mean: again.
    bus.#listener.on('ready', () => void bus.#comeBack());
    bus.#speaker.on('ready', () => void bus.flush());
    return bus;
  }

  async close(): Promise<void> {
    await this.flush();
    this.#disconnect();
  }

  protected send(message: string): Promise<unknown> {
    return this.#speaker.publish(CHANNEL, message);
  }

  /** Listens first and says then that something may be missing: nothing falls between the two. */
  async #comeBack(): Promise<void> {
    try {
      await this.#listener.subscribe(CHANNEL);
      this.missed();
    } catch {
      // Gone again: it will be ready again.
    }
  }

  #disconnect(): void {
    this.#speaker.disconnect();
    this.#listener.disconnect();
  }
}
