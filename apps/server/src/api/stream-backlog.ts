import type { Socket } from 'node:net';
import type { Urgency } from '../live/hub.ts';
import { DelayedWrites } from './delayed-writes.ts';

/** How much one stream may have unsent. With more, its reader is too slow. */
const MAX_STREAM_BYTES = 256 * 1024;
/** What all streams of one address may have unsent together. */
const MAX_ADDRESS_BYTES = 8 * 1024 * 1024;

/**
 * How long messages wait, to be written together with what follows. Four writes of a move to its four players cost as much as
 * everything else about it, and nobody notices these milliseconds.
 */
const ACKNOWLEDGEMENT_DELAY_MS = 7;
const WATCHING_DELAY_MS = 40;
/** Acknowledgements wait only while one turn of the event loop writes to this many streams or more. */
const BUSY_STREAMS = 8;
const MAX_COLLECTED_BYTES = 64 * 1024;

/**
 * Writes to all streams, and bounds what waits in memory for slow readers. Their streams are closed, and clients reconnect.
 *
 * What one turn of the event loop sends is written at its end: each stream with one write, and all of them one right after the
 * other. A write that wakes its reader, with work in between, takes the system several times as long.
 */
export class StreamBacklogs {
  readonly #sockets = new Map<string, Set<Socket>>();
  #urgent: StreamBacklog[] = [];
  #isBusy = false;
  readonly #acknowledgements = new DelayedWrites(ACKNOWLEDGEMENT_DELAY_MS);
  readonly #watching = new DelayedWrites(WATCHING_DELAY_MS);

  /** Tracks a stream of an address until it closes. */
  open(address: string, socket: Socket): StreamBacklog {
    const sockets = this.#sockets.get(address) ?? new Set();
    this.#sockets.set(address, sockets.add(socket));
    socket.once('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0 && this.#sockets.get(address) === sockets) this.#sockets.delete(address);
    });
    const schedule = (stream: StreamBacklog, urgency: Urgency): number => this.#schedule(stream, urgency);
    return new StreamBacklog(socket, () => closeLargest(sockets), schedule);
  }

  /** Schedules the next write to a stream, unless an earlier one is scheduled. Returns when it is due. */
  #schedule(stream: StreamBacklog, urgency: Urgency): number {
    if (urgency === 'watching') return this.#watching.add(stream);
    if (urgency === 'acknowledgement' && this.#isBusy) return this.#acknowledgements.add(stream);
    if (stream.dueAt === 0) return 0;
    if (this.#urgent.length === 0) setImmediate(() => this.flushUrgent());
    this.#urgent.push(stream);
    return 0;
  }

  /** Writes what is not delayed, for whoever cannot wait for the end of the turn: a connection that is about to end. */
  flushUrgent(): void {
    const streams = this.#urgent;
    this.#urgent = [];
    this.#isBusy = streams.length >= BUSY_STREAMS;
    for (const stream of streams) stream.flush();
  }
}

/** Those of all streams and WebSockets of this process. */
export const BACKLOGS = new StreamBacklogs();

/** The unsent part of one stream. */
export class StreamBacklog {
  readonly #socket: Socket;
  readonly #checkAddress: () => void;
  readonly #schedule: (stream: StreamBacklog, urgency: Urgency) => number;
  /** What is written together. */
  #collected: Buffer[] = [];
  #collectedBytes = 0;
  /** When it is written: 0 at the end of this turn of the event loop, infinite if nothing waits. */
  #dueAt = Number.POSITIVE_INFINITY;
  /** The first events may be larger than the bound, and have time to be sent. */
  #isInitial = true;
  #initialBytes = 0;

  constructor(socket: Socket, checkAddress: () => void, schedule: (stream: StreamBacklog, urgency: Urgency) => number) {
    this.#socket = socket;
    this.#checkAddress = checkAddress;
    this.#schedule = schedule;
  }

  get dueAt(): number {
    return this.#dueAt;
  }

  /** Writes to the stream after what waits already: at the end of this turn of the event loop, or when it is needed. */
  write(chunk: Buffer, urgency: Urgency = 'immediate'): void {
    this.#collected.push(chunk);
    this.#collectedBytes += chunk.length;
    if (this.#collectedBytes > MAX_COLLECTED_BYTES) this.flush();
    else this.#dueAt = Math.min(this.#dueAt, this.#schedule(this, urgency));
  }

  /** Writes what waits, unless the stream has ended. */
  flush(): void {
    const collected = this.#collected;
    if (collected.length === 0) return;
    this.#collected = [];
    this.#collectedBytes = 0;
    this.#dueAt = Number.POSITIVE_INFINITY;
    if (this.#socket.writable) this.#write(collected.length === 1 ? collected[0]! : Buffer.concat(collected));
  }

  /** Ends the stream instead if its reader is too far behind. */
  #write(chunk: Buffer): void {
    const socket = this.#socket;
    if (this.#isInitial) this.#initialBytes += chunk.length;
    else if (socket.writableLength === 0) this.#initialBytes = 0;
    if (socket.writableLength > MAX_STREAM_BYTES + this.#initialBytes) {
      socket.destroy();
      return;
    }
    socket.write(chunk);
    if (socket.writableLength > 0) this.#checkAddress();
  }

  /** The first events are complete. */
  endInitialData(): void {
    this.flush();
    this.#isInitial = false;
  }
}

/** Closes the streams with the most unsent data until the rest is within the bound. */
function closeLargest(sockets: ReadonlySet<Socket>): void {
  const open = [...sockets].filter(({ destroyed }) => !destroyed);
  let total = open.reduce((sum, { writableLength }) => sum + writableLength, 0);
  if (total <= MAX_ADDRESS_BYTES) return;
  for (const socket of open.toSorted((one, other) => other.writableLength - one.writableLength)) {
    if (total <= MAX_ADDRESS_BYTES) return;
    total -= socket.writableLength;
    socket.destroy();
  }
}
