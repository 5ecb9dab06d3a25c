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
const MAX_DELAYED_BYTES = 64 * 1024;

/** Bounds what waits in memory for slow readers. Their streams are closed, and clients reconnect. */
export class StreamBacklogs {
  readonly #sockets = new Map<string, Set<Socket>>();
  readonly #delayed = new Set<StreamBacklog>();
  #timer: NodeJS.Timeout | null = null;

  /** Tracks a stream of an address until it closes. */
  open(address: string, socket: Socket): StreamBacklog {
    const sockets = this.#sockets.get(address) ?? new Set();
    this.#sockets.set(address, sockets.add(socket));
    socket.once('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0 && this.#sockets.get(address) === sockets) this.#sockets.delete(address);
    });
    return new StreamBacklog(
      socket,
      () => closeLargest(sockets),
      (stream) => this.#delay(stream),
    );
  }

  #delay(stream: StreamBacklog): void {
    this.#delayed.add(stream);
    this.#timer ??= setInterval(() => this.#writeDelayed(), DELAY_CHECK_MS).unref();
  }

  #writeDelayed(): void {
    const before = performance.now() - MIN_DELAY_MS;
    for (const stream of this.#delayed) if (stream.flushDelayedBefore(before)) this.#delayed.delete(stream);
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
  readonly #onDelay: (stream: StreamBacklog) => void;
  /** What is written together with what follows, and since when it waits. */
  #delayed: Buffer[] = [];
  #delayedBytes = 0;
  #delayedSince = 0;
  /** The first events may be larger than the bound, and have time to be sent. */
  #isInitial = true;
  #initialBytes = 0;

  constructor(socket: Socket, checkAddress: () => void, onDelay: (stream: StreamBacklog) => void) {
    this.#socket = socket;
    this.#checkAddress = checkAddress;
    this.#onDelay = onDelay;
  }

  /** Writes to the stream within some milliseconds, together with what else is written until then. */
  writeSoon(chunk: Buffer): void {
    if (this.#delayed.length === 0) {
      this.#delayedSince = performance.now();
      this.#onDelay(this);
    }
    this.#delayed.push(chunk);
    this.#delayedBytes += chunk.length;
    if (this.#delayedBytes > MAX_DELAYED_BYTES) this.flushDelayed();
  }

  /** Writes what waits since before this time. Returns whether nothing waits any more. */
  flushDelayedBefore(time: number): boolean {
    if (this.#delayedSince <= time) this.flushDelayed();
    return this.#delayed.length === 0;
  }

  flushDelayed(): void {
    if (this.#delayed.length === 0) return;
    const delayed = this.#takeDelayed();
    if (this.#socket.writable) this.#write(delayed);
  }

  /** Writes to the stream, or ends it if its reader is too far behind. */
  write(chunk: Buffer): void {
    if (this.#delayed.length > 0) this.#delayed.push(chunk);
    this.#write(this.#delayed.length === 0 ? chunk : this.#takeDelayed());
  }

  #takeDelayed(): Buffer {
    const taken = this.#delayed.length === 1 ? this.#delayed[0]! : Buffer.concat(this.#delayed);
    this.#delayed = [];
    this.#delayedBytes = 0;
    return taken;
  }

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

  /** The first events have been written. */
  endInitialData(): void {
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
