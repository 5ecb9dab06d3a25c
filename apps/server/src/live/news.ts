import { randomUUID } from 'node:crypto';
import { type Hearing, type Topic, TOPICS } from './bus.ts';

/** PostgreSQL takes messages of less than 8,000 bytes. */
const MOST_AT_ONCE = 100;

/**
 * News on their way out, and how they are written: the sender, then `topic table` for each. What waits to be sent waits once,
 * however often it has changed meanwhile.
 */
export class News {
  readonly #sender = randomUUID();
  readonly #waiting = new Set<string>();
  readonly #send: (message: string) => Promise<unknown>;
  #sending = false;

  constructor(send: (message: string) => Promise<unknown>) {
    this.#send = send;
  }

  add(topic: Topic, table: string): void {
    this.#waiting.add(`${topic} ${table}`);
    void this.flush();
  }

  /** Sends what waits, until nothing does or it cannot be sent: then it waits for the next call. */
  async flush(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    try {
      while (this.#waiting.size > 0) {
        const items = [...this.#waiting].slice(0, MOST_AT_ONCE);
        for (const item of items) this.#waiting.delete(item);
        await this.#send([this.#sender, ...items].join('\n')).catch((error: unknown) => {
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
  receive(message: string, hearing: Hearing): void {
    const [sender, ...items] = message.split('\n');
    if (sender === this.#sender) return;
    for (const item of items) {
      const [topic, table] = item.split(' ');
      if (isTopic(topic) && table !== undefined) hearing.heard(topic, table);
    }
  }
}

function isTopic(word: string | undefined): word is Topic {
  return (TOPICS as readonly (string | undefined)[]).includes(word);
}
