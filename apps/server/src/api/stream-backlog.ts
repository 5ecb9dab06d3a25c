import type { Socket } from 'node:net';

/** How much one stream may have unsent. With more, its reader is too slow. */
const MAX_STREAM_BYTES = 256 * 1024;
/** What all streams of one address may have unsent together. */
const MAX_ADDRESS_BYTES = 8 * 1024 * 1024;

/**
 * How long data waits that its reader does not have to act on, and how often to look for it. Four writes of a move to its four
 * players cost as much as everything else about it, and nobody notices these milliseconds.
 */
const MIN_DELAY_MS = 30;
const DELAY_CHECK_MS = 10;
const MAX_COLLECTED_BYTES = 64 * 1024;

/** Who is told that a stream has collected something. */
interface WriteSchedule {
  /** To be written at the end of this turn of the event loop. */
  addUrgent(stream: StreamBacklog): void;
  /** To be written within some milliseconds. */
  addDelayed(stream: StreamBacklog): void;
}

/**
 * Writes to all streams, and bounds what waits in memory for slow readers. Their streams are closed, and clients reconnect.
 *
 * What one turn of the event loop sends is written at its end: each stream with one write, and all of them one right after the
 * other. A write that wakes its reader, with work in between, takes the system several times as long.
 */
export class StreamBacklogs {
  readonly #sockets = new Map<string, Set<Socket>>();
  #urgent: StreamBacklog[] = [];
  readonly #delayed = new Set<StreamBacklog>();
  #timer: NodeJS.Timeout | null = null;
  readonly #schedule: WriteSchedule = {
    addUrgent: (stream) => this.#addUrgent(stream),
    addDelayed: (stream) => this.#addDelayed(stream),
  };

  /** Tracks a stream of an address until it closes. */
  open(address: string, socket: Socket): StreamBacklog {
    const sockets = this.#sockets.get(address) ?? new Set();
    this.#sockets.set(address, sockets.add(socket));
    socket.once('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0 && this.#sockets.get(address) === sockets) this.#sockets.delete(address);
    });
    return new StreamBacklog(socket, () => closeLargest(sockets), this.#schedule);
  }

  #addUrgent(stream: StreamBacklog): void {
    if (this.#urgent.length === 0) setImmediate(() => this.flushUrgent());
    this.#urgent.push(stream);
  }

  /** Writes what is not delayed, for whoever cannot wait for the end of the turn: a connection that is about to end. */
  flushUrgent(): void {
    const streams = this.#urgent;
    this.#urgent = [];
    for (const stream of streams) stream.flush();
  }

  #addDelayed(stream: StreamBacklog): void {
    this.#delayed.add(stream);
    this.#timer ??= setInterval(() => this.#writeDelayed(), DELAY_CHECK_MS).unref();
  }

  #writeDelayed(): void {
    const before = performance.now() - MIN_DELAY_MS;
    for (const stream of this.#delayed) if (stream.flushCollectedBefore(before)) this.#delayed.delete(stream);
    if (this.#delayed.size > 0 || this.#timer === null) return;
    clearInterval(this.#timer);
    this.#timer = null;
  }
}

/** Those of all streams and WebSockets of this process. */
export const BACKLOGS = new StreamBacklogs();

/** The unsent part of one stream. */
export class StreamBacklog {
  readonly #socket: Socket;
  readonly #checkAddress: () => void;
  readonly #schedule: WriteSchedule;
  /** What is written together, and since when it waits. */
  #collected: Buffer[] = [];
  #collectedBytes = 0;
  #collectedSince = 0;
  /** Some of it is written at the end of this turn of the event loop. */
  #isUrgent = false;
  /** The first events may be larger than the bound, and have time to be sent. */
  #isInitial = true;
  #initialBytes = 0;

  constructor(socket: Socket, checkAddress: () => void, schedule: WriteSchedule) {
    this.#socket = socket;
    this.#checkAddress = checkAddress;
    this.#schedule = schedule;
  }

  /** Writes to the stream at the end of this turn of the event loop, after what waits already. */
  write(chunk: Buffer): void {
    this.#collect(chunk);
    if (this.#isUrgent || this.#collected.length === 0) return;
    this.#isUrgent = true;
    this.#schedule.addUrgent(this);
  }

  /** Writes to the stream within some milliseconds, together with what else is written until then. */
  writeSoon(chunk: Buffer): void {
    if (this.#collected.length === 0) {
      this.#collectedSince = performance.now();
      this.#schedule.addDelayed(this);
    }
    this.#collect(chunk);
  }

  #collect(chunk: Buffer): void {
    this.#collected.push(chunk);
    this.#collectedBytes += chunk.length;
    if (this.#collectedBytes > MAX_COLLECTED_BYTES) this.flush();
  }

  /** Writes what waits since before this time. Returns whether nothing waits any more. */
  flushCollectedBefore(time: number): boolean {
    if (this.#collectedSince <= time) this.flush();
    return this.#collected.length === 0;
  }

  /** Writes what waits, unless the stream has ended. */
  flush(): void {
    const collected = this.#collected;
    if (collected.length === 0) return;
    this.#collected = [];
    this.#collectedBytes = 0;
    this.#isUrgent = false;
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
