import type { Socket } from 'node:net';

/** What one stream may have unsent; more than that, and its reader is too slow. */
const MAX_STREAM_BYTES = 256 * 1024;
/** What all streams of one address may have unsent together. */
const MAX_ADDRESS_BYTES = 8 * 1024 * 1024;

/** Bounds what waits in memory for readers that do not read. Clients that are cut off come back to a fresh start. */
export class StreamBacklogs {
  readonly #sockets = new Map<string, Set<Socket>>();

  /** Watches a stream of an address until it closes. */
  open(address: string, socket: Socket): StreamBacklog {
    const sockets = this.#sockets.get(address) ?? new Set();
    this.#sockets.set(address, sockets.add(socket));
    socket.once('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0 && this.#sockets.get(address) === sockets) this.#sockets.delete(address);
    });
    return new StreamBacklog(socket, () => closeLargest(sockets));
  }
}

/** The unsent part of one stream. */
export class StreamBacklog {
  readonly #socket: Socket;
  readonly #checkAddress: () => void;
  /** What a stream begins with may be larger than the bound; it has the time to be sent. */
  #isGreeting = true;
  #greetingBytes = 0;

  constructor(socket: Socket, checkAddress: () => void) {
    this.#socket = socket;
    this.#checkAddress = checkAddress;
  }

  /** Writes to the stream, or ends it if its reader is too far behind. */
  write(chunk: string | Buffer): void {
    const socket = this.#socket;
    if (this.#isGreeting) this.#greetingBytes += chunk.length;
    else if (socket.writableLength === 0) this.#greetingBytes = 0;
    if (socket.writableLength > MAX_STREAM_BYTES + this.#greetingBytes) {
      socket.destroy();
      return;
    }
    socket.write(chunk);
    if (socket.writableLength > 0) this.#checkAddress();
  }

  /** All that a stream begins with has been written. */
  endInitialData(): void {
    this.#isGreeting = false;
  }
}

/** Ends the streams that are furthest behind until the rest is within the bound. */
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
