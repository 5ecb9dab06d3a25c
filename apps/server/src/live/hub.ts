import type { Viewer } from '@paddock/kernel';

/** Somebody who looks at a table, down an open stream. */
export interface Listener {
  readonly viewer: Viewer;
  /** Writes one event of the stream as it is. */
  send(chunk: string): void;
  close(): void;
}

/** Who looks at which table in this process. */
export class Hub {
  readonly #tables = new Map<string, Set<Listener>>();

  join(table: string, listener: Listener): () => void {
    let listeners = this.#tables.get(table);
    if (listeners === undefined) this.#tables.set(table, (listeners = new Set()));
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#tables.delete(table);
    };
  }

  /** Tells everybody at a table; what a viewer is told is made once, however many look through the same eyes. */
  tell(table: string, chunkFor: (viewer: Viewer) => string): void {
    const listeners = this.#tables.get(table);
    if (listeners === undefined) return;
    const made = new Map<Viewer, string>();
    for (const listener of listeners) {
      let chunk = made.get(listener.viewer);
      if (chunk === undefined) made.set(listener.viewer, (chunk = chunkFor(listener.viewer)));
      listener.send(chunk);
    }
  }

  has(table: string): boolean {
    return this.#tables.has(table);
  }

  get listeners(): number {
    let count = 0;
    for (const listeners of this.#tables.values()) count += listeners.size;
    return count;
  }

  /** Ends every stream: the server goes, and clients come back to another. */
  closeAll(): void {
    for (const listeners of this.#tables.values()) for (const listener of listeners) listener.close();
    this.#tables.clear();
  }
}

/** One event as the stream writes it. Its data is one line: JSON has no line breaks. */
export function chunk(event: string, data: unknown, id?: number): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
