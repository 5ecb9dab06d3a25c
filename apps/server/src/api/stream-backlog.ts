import type { Socket } from 'node:net';

/** How much one stream may have unsent. With more, its reader is too slow. */
const MAX_STREAM_BYTES = 256 * 1024;
/** What all streams of one address may have unsent together. */
const MAX_ADDRESS_BYTES = 8 * 1024 * 1024;

/** Bounds what waits in memory for slow readers. Their streams are closed, and clients reconnect. */
export class StreamBacklogs {
  readonly #sockets = new Map<string, Set<Socket>>();

  /** Tracks a stream of an address until it closes. */
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

/** Those of all streams and WebSockets of this process. */
export const BACKLOGS = new StreamBacklogs();

/** The unsent part of one stream. */
export class StreamBacklog {
  readonly #socket: Socket;
  readonly #checkAddress: () => void;
  /** The first events may be larger than the bound, and have time to be sent. */
  #isInitial = true;
  #initialBytes = 0;

  constructor(socket: Socket, checkAddress: () => void) {
    this.#socket = socket;
    this.#checkAddress = checkAddress;
  }

  /** Writes to the stream, or ends it if its reader is too far behind. */
  write(chunk: string | Buffer): void {
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
