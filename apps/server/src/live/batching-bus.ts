import { randomUUID } from 'node:crypto';
import { type Bus, type BusSubscriber, type Topic, TOPICS } from './bus.ts';

/** PostgreSQL takes messages of less than 8,000 bytes. */
const MAX_ITEMS_PER_MESSAGE = 100;

/**
 * What every bus has in common: news on their way out, and how they are written: the sender, then `topic table` for each. What
 * waits to be sent waits once, however often it has changed meanwhile.
 */
export abstract class BatchingBus implements Bus {
  readonly #sender = randomUUID();
  readonly #waiting = new Set<string>();
  #hearing: BusSubscriber | null = null;
  #sending = false;

  publish(topic: Topic, table: string): void {
    this.#waiting.add(`${topic} ${table}`);
    void this.flush();
  }

  subscribe(hearing: BusSubscriber): void {
    this.#hearing = hearing;
  }

  abstract close(): Promise<void>;

  /** Carries a message to all processes, or fails where there is no connection. */
  protected abstract send(message: string): Promise<unknown>;

  /** Sends what waits, until nothing does or it cannot be sent: then it waits for the next call. */
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
      // The connection is gone; whoever brings it back calls again.
    } finally {
      this.#sending = false;
    }
  }

  /** Passes on what another process has sent. */
  protected receive(message: string): void {
    const [sender, ...items] = message.split('\n');
    if (sender === this.#sender) return;
    for (const item of items) {
      const [topic, table] = item.split(' ');
      if (isTopic(topic) && table !== undefined) this.#hearing?.heard(topic, table);
    }
  }

  /** For a while nothing could be heard. */
  protected missed(): void {
    this.#hearing?.missed();
  }
}

function isTopic(word: string | undefined): word is Topic {
  return (TOPICS as readonly (string | undefined)[]).includes(word);
}
