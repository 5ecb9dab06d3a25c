import { randomUUID } from 'node:crypto';
import { type Bus, type BusSubscriber, type BusTopic, BUS_TOPICS } from './bus.ts';

/** PostgreSQL takes messages of less than 8,000 bytes. */
const MAX_ITEMS_PER_MESSAGE = 100;

/**
 * What all buses have in common: the queue of outgoing messages and their format, which is the sender's id followed by one
 * line `topic id` for each. A message that waits to be sent waits once, however often it is published meanwhile.
 */
export abstract class BatchingBus implements Bus {
  readonly #sender = randomUUID();
  readonly #waiting = new Set<string>();
  #subscriber: BusSubscriber | null = null;
  #sending = false;

  publish(topic: BusTopic, id: string): void {
    this.#waiting.add(`${topic} ${id}`);
    void this.flush();
  }

  subscribe(subscriber: BusSubscriber): void {
    this.#subscriber = subscriber;
  }

  abstract close(): Promise<void>;

  /** Sends a message to all processes, or rejects where there is no connection. */
  protected abstract send(message: string): Promise<unknown>;

  /** Sends what waits. What cannot be sent waits for the next call. */
  protected async flush(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    try {
      while (this.#waiting.size > 0) {
        const items = [...this.#waiting].slice(0, MAX_ITEMS_PER_MESSAGE);
        for (const item of items) this.#waiting.delete(item);
        await this.send([this.#sender, ...items].join('\n')).catch((error: unknown) => {
          for (const item of items) this.#waiting.add(item);
          throw error;
        });
      }
    } catch {
      // The connection is lost. It is flushed again after the reconnect.
    } finally {
      this.#sending = false;
    }
  }

  /** Passes on a message of another process. */
  protected receive(message: string): void {
    const [sender, ...items] = message.split('\n');
    if (sender === this.#sender) return;
    for (const item of items) {
      const [topic, id] = item.split(' ');
      if (isTopic(topic) && id !== undefined) this.#subscriber?.onMessage(topic, id);
    }
  }

  /** To be called after a reconnect. */
  protected onReconnected(): void {
    this.#subscriber?.onMessagesLost();
  }
}

function isTopic(word: string | undefined): word is BusTopic {
  return (BUS_TOPICS as readonly (string | undefined)[]).includes(word);
}
