import { Redis } from 'ioredis';
import { BatchingBus } from './batching-bus.ts';

const CHANNEL = 'paddock';
/** Every Redis speaks protocol version 2. */
const CONNECTION_OPTIONS = { lazyConnect: true, protocol: 2 } as const;

/** Redis, for more messages than PostgreSQL carries well. A subscribed connection cannot publish, so there are two. */
export class RedisBus extends BatchingBus {
  readonly #publisher: Redis;
  readonly #connection: Redis;

  private constructor(url: string) {
    super();
    // What cannot be sent at once waits in our own queue, each message once, and not in the client's.
    this.#publisher = new Redis(url, { ...CONNECTION_OPTIONS, enableOfflineQueue: false });
    this.#connection = new Redis(url, { ...CONNECTION_OPTIONS, autoResubscribe: false });
    // The client reconnects by itself. Without a listener its errors would be written to the console.
    for (const connection of [this.#publisher, this.#connection]) connection.on('error', () => {});
  }

  static async open(url: string): Promise<RedisBus> {
    const bus = new RedisBus(url);
    try {
      await Promise.all([bus.#publisher.connect(), bus.#connection.connect()]);
      await bus.#connection.subscribe(CHANNEL);
    } catch (error) {
      bus.#disconnect();
      throw error;
    }
    bus.#connection.on('message', (_channel, message) => bus.receive(message));
    // From now on `ready` means that the connection is back.
    bus.#connection.on('ready', () => void bus.#resubscribe());
    bus.#publisher.on('ready', () => void bus.flush());
    return bus;
  }

  async close(): Promise<void> {
    await this.flush();
    this.#disconnect();
  }

  protected send(message: string): Promise<unknown> {
    return this.#publisher.publish(CHANNEL, message);
  }

  /** Subscribes before it reports lost messages, so that none is lost in between. */
  async #resubscribe(): Promise<void> {
    try {
      await this.#connection.subscribe(CHANNEL);
      this.onReconnected();
    } catch {
      // Lost again. `ready` will follow again.
    }
  }

  #disconnect(): void {
    this.#publisher.disconnect();
    this.#connection.disconnect();
  }
}
