import type { Viewer } from '@paddock/kernel';
import { type Bus, NO_BUS, type Topic } from './bus.ts';

/** Somebody who looks at a table, down an open stream. */
export interface Listener {
  /** `null` for who has given no name. */
  readonly person: string | null;
  /** Through whose eyes they look: a spectator's until the race says where they sit, for seats are drawn when it begins. */
  viewer: Viewer;
  /** Writes one event of the stream as it is. */
  send(chunk: string | Buffer): void;
  close(): void;
}

interface Sitting {
  readonly person: string | null;
}

/** Who looks at which table in this process, and how many entries of the race each of them has been told. */
export class Hub {
  readonly #tables = new Map<string, Map<Listener, number>>();
  readonly #bus: Bus;
  #noticed: (topic: Topic, table: string) => void = () => {};

  constructor(bus: Bus = NO_BUS) {
    this.#bus = bus;
  }

  join(table: string, listener: Listener, told = 0): () => void {
    let listeners = this.#tables.get(table);
    if (listeners === undefined) this.#tables.set(table, (listeners = new Map()));
    listeners.set(listener, told);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#tables.get(table) === listeners) this.#tables.delete(table);
    };
  }

  /** Lets the other processes know that something has changed at a table: they look, and tell those who listen there. */
  publish(topic: Topic, table: string): void {
    this.#bus.publish(topic, table);
    this.#noticed(topic, table);
  }

  /** Whoever is told of everything that this process publishes. */
  notify(noticed: (topic: Topic, table: string) => void): void {
    this.#noticed = noticed;
  }

  /** Gives everybody the eyes of the seat on which they sit. */
  seat(table: string, seats: readonly Sitting[]): void {
    for (const listener of this.#tables.get(table)?.keys() ?? []) listener.viewer = viewerAt(seats, listener.person);
  }

  /** Tells some people at a table here, and nobody else. */
  whisper(table: string, people: ReadonlySet<string>, words: string): void {
    for (const listener of this.#tables.get(table)?.keys() ?? []) {
      if (listener.person !== null && people.has(listener.person)) listener.send(words);
    }
  }

  /** Tells everybody at a table here; what a viewer is told is made once, however many look through the same eyes. */
  tell(table: string, chunkFor: (viewer: Viewer) => string): void {
    const listeners = this.#tables.get(table);
    if (listeners === undefined) return;
    const made = new Map<Viewer, string>();
    for (const listener of listeners.keys()) {
      let text = made.get(listener.viewer);
      if (text === undefined) made.set(listener.viewer, (text = chunkFor(listener.viewer)));
      listener.send(text);
    }
  }

  /**
   * Tells everybody what brings them to entry n from where they are. Most are where the step begins; who is not has been
   * left behind by another process's entries, and who is there already has been told.
   */
  advance(table: string, n: number, stepFor: (viewer: Viewer, from: number) => string): void {
    const listeners = this.#tables.get(table);
    if (listeners === undefined) return;
    const made = new Map<string, string>();
    for (const [listener, told] of listeners) {
      if (told >= n) continue;
      const key = `${listener.viewer} ${told}`;
      let text = made.get(key);
      if (text === undefined) made.set(key, (text = stepFor(listener.viewer, told)));
      listener.send(text);
      listeners.set(listener, n);
    }
  }

  has(table: string): boolean {
    return this.#tables.has(table);
  }

  /** The people who look at a race here from a seat of their own, and that seat. */
  sitting(table: string): Map<string, number> {
    const found = new Map<string, number>();
    for (const { person, viewer } of this.#tables.get(table)?.keys() ?? []) {
      if (person !== null && viewer !== null) found.set(person, viewer);
    }
    return found;
  }

  /** Ends the streams of somebody who may not be who they were; who still is comes back. */
  dismiss(person: string): void {
    for (const listeners of this.#tables.values()) {
      for (const listener of listeners.keys()) if (listener.person === person) listener.close();
    }
  }

  /** Who looks at a table here; those who have given no name are not counted. */
  peopleAt(table: string): Set<string> {
    const people = [...(this.#tables.get(table)?.keys() ?? [])].map(({ person }) => person);
    return new Set(people.filter((person) => person !== null));
  }

  /** Tables that somebody looks at. */
  get tables(): string[] {
    return [...this.#tables.keys()];
  }

  /** How many entries everybody at a table has been told at least, for every table. */
  told(): [table: string, n: number][] {
    return [...this.#tables].map(([table, listeners]) => [table, Math.min(...listeners.values())]);
  }

  get listeners(): number {
    let count = 0;
    for (const listeners of this.#tables.values()) count += listeners.size;
    return count;
  }

  /** Ends the streams of a table that is no longer there. */
  close(table: string): void {
    for (const listener of this.#tables.get(table)?.keys() ?? []) listener.close();
  }

  /** Ends every stream: the server goes, and clients come back to another. */
  closeAll(): void {
    for (const listeners of this.#tables.values()) for (const listener of listeners.keys()) listener.close();
    this.#tables.clear();
  }
}

/** Through whose eyes somebody looks: who has no seat is a spectator. */
export function viewerAt(seats: readonly Sitting[], person: string | null): Viewer {
  const seat = person === null ? -1 : seats.findIndex((sitter) => sitter.person === person);
  return seat === -1 ? null : seat;
}

/** One event as the stream writes it. Its data is one line: JSON has no line breaks. */
export function chunk(event: string, data: unknown, id?: number): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
