import type { Viewer } from '@paddock/kernel';
import { channelOfTable } from '@paddock/protocol';
import { createEncoder, type LiveEvent, type StreamFormat } from './stream-format.ts';

/**
 * How soon the reader of a message needs it: at once; as the acknowledgement of their move, which may wait for some milliseconds
 * while the server is busy; or only to watch, a moment later. What waits is written together with what follows, which costs less.
 */
export type Urgency = 'immediate' | 'acknowledgement' | 'watching';

/** An open live stream of a table, or a WebSocket's subscription to it. */
export interface Subscriber {
  readonly format: StreamFormat;
  /** `null` for somebody who is not signed in. */
  readonly person: string | null;
  /** Whose view they get. Seats are drawn when the race begins, so everybody is a spectator (`null`) until then. */
  viewer: Viewer;
  /** Writes an event to the stream. */
  send(event: LiveEvent): void;
  /** Writes what is encoded already in its format, where many get the same. */
  write(encoded: Buffer, urgency?: Urgency): void;
  close(): void;
}

/** For a stream before its snapshot: it is sent what else happens at the table, but no steps of the race. */
export const NO_STEPS = Number.POSITIVE_INFINITY;

/** What brings streams to the present position of a race. */
interface AdvanceMessages {
  /** `known` is the number of entries that the stream has been sent: streams differ in it when another process stored entries. */
  encodeFor(subscriber: Subscriber, known: number): Buffer;
  urgencyFor(subscriber: Subscriber): Urgency;
}

interface SeatHolder {
  readonly person: string | null;
}

/** An open stream, and how many entries of the race it has been sent. */
interface Subscription {
  readonly subscriber: Subscriber;
  entryCount: number;
}

/** The open streams of each table in this process, and how many entries of the race each of them has been sent. */
export class Hub {
  readonly #tables = new Map<string, Map<Subscriber, Subscription>>();

  /** Adds a stream that has been sent `entryCount` entries, or changes that number. Returns how to remove it. */
  subscribe(table: string, subscriber: Subscriber, entryCount = 0): () => void {
    let subscribers = this.#tables.get(table);
    if (subscribers === undefined) this.#tables.set(table, (subscribers = new Map()));
    const known = subscribers.get(subscriber);
    if (known === undefined) subscribers.set(subscriber, { subscriber, entryCount });
    else known.entryCount = entryCount;
    return () => {
      subscribers.delete(subscriber);
      if (subscribers.size === 0 && this.#tables.get(table) === subscribers) this.#tables.delete(table);
    };
  }

  /** Gives the streams that wait for a race to begin the view of the seat their person has. */
  seatWaiting(table: string, seats: readonly SeatHolder[]): void {
    for (const { subscriber, entryCount } of this.#tables.get(table)?.values() ?? []) {
      if (entryCount < 0) subscriber.viewer = viewerOf(seats, subscriber.person);
    }
  }

  /** Sends an event to the streams of some people at a table. */
  sendTo(table: string, people: ReadonlySet<string>, event: LiveEvent): void {
    const encode = createEncoder(channelOfTable(table), [event]);
    for (const subscriber of this.#subscribersAt(table)) {
      if (subscriber.person !== null && people.has(subscriber.person)) subscriber.write(encode(subscriber.format));
    }
  }

  /** Sends an event to every stream of a table. */
  broadcast(table: string, event: LiveEvent): void {
    const encode = createEncoder(channelOfTable(table), [event]);
    for (const subscriber of this.#subscribersAt(table)) subscriber.write(encode(subscriber.format));
  }

  /** Brings every stream of a table to entry `n`. */
  advance(table: string, n: number, messages: AdvanceMessages): void {
    const subscribers = this.#tables.get(table);
    if (subscribers === undefined) return;
    for (const subscription of subscribers.values()) {
      const { subscriber, entryCount } = subscription;
      if (entryCount >= n) continue;
      subscriber.write(messages.encodeFor(subscriber, entryCount), messages.urgencyFor(subscriber));
      subscription.entryCount = n;
    }
  }

  hasSubscribers(table: string): boolean {
    return this.#tables.has(table);
  }

  /** The people who look at a race here from a seat of their own, and that seat. */
  seatedPeople(table: string): Map<string, number> {
    const seated = new Map<string, number>();
    for (const { person, viewer } of this.#subscribersAt(table)) {
      if (person !== null && viewer !== null) seated.set(person, viewer);
    }
    return seated;
  }

  /** Closes a person's streams after their credentials changed. A client with a valid session reconnects. */
  closeStreamsOf(person: string): void {
    for (const subscribers of this.#tables.values()) {
      for (const subscriber of subscribers.keys()) if (subscriber.person === person) subscriber.close();
    }
  }

  /** Who looks at a table here. People who are not signed in are not counted. */
  peopleAt(table: string): Set<string> {
    const people = [...this.#subscribersAt(table)].map(({ person }) => person);
    return new Set(people.filter((person) => person !== null));
  }

  /** The streams of a table whose people have no seat. */
  spectatorsAt(table: string): Subscriber[] {
    return [...this.#subscribersAt(table)].filter(({ viewer }) => viewer === null);
  }

  /** Takes the streams of spectators that wait for a race to begin: they are not brought to its entries any more. */
  takeWaitingSpectators(table: string): Subscriber[] {
    const subscriptions = [...(this.#tables.get(table)?.values() ?? [])];
    const waiting = subscriptions.filter(({ subscriber, entryCount }) => subscriber.viewer === null && entryCount < 0);
    for (const subscription of waiting) subscription.entryCount = NO_STEPS;
    return waiting.map(({ subscriber }) => subscriber);
  }

  /** How many streams of people who are not signed in a table has here. */
  countAnonymous(table: string): number {
    return [...this.#subscribersAt(table)].filter(({ person }) => person === null).length;
  }

  /** Tables that have a stream here. */
  get tables(): string[] {
    return [...this.#tables.keys()];
  }

  /** For each table, the number of entries that all of its streams have been sent at least. */
  entryCounts(): [table: string, n: number][] {
    const counts = [...this.#tables].map(([table, subscribers]): [string, number] => {
      return [table, Math.min(...[...subscribers.values()].map(({ entryCount }) => entryCount))];
    });
    return counts.filter(([, n]) => n !== NO_STEPS);
  }

  get subscriberCount(): number {
    let count = 0;
    for (const subscribers of this.#tables.values()) count += subscribers.size;
    return count;
  }

  /** Closes the streams of a table that was removed. */
  close(table: string): void {
    for (const subscriber of this.#subscribersAt(table)) subscriber.close();
  }

  /** Closes every stream when the server stops. Clients reconnect to another process. */
  closeAll(): void {
    for (const subscribers of this.#tables.values()) for (const subscriber of subscribers.keys()) subscriber.close();
    this.#tables.clear();
  }

  #subscribersAt(table: string): Iterable<Subscriber> {
    return this.#tables.get(table)?.keys() ?? [];
  }
}

/** The seat whose view a person gets, or `null` for a spectator. */
export function viewerOf(seats: readonly SeatHolder[], person: string | null): Viewer {
  const seat = person === null ? -1 : seats.findIndex((holder) => holder.person === person);
  return seat === -1 ? null : seat;
}
