import { connect, type Socket } from 'node:net';

/** One buffer for all sockets, because allocating one for every chunk would cost more than reading it. */
const INCOMING = Buffer.allocUnsafe(64 * 1024);

/** Connects to a server on this machine. `read` gets a view of a shared buffer, which is valid only until it returns. */
export function openSocket(port: number, read: (chunk: Buffer) => void): Socket {
  const onread = {
    buffer: INCOMING,
    callback: (length: number) => {
      read(INCOMING.subarray(0, length));
      return true;
    },
  };
  return connect({ port, host: '127.0.0.1', noDelay: true, onread });
}
