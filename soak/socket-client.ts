import type { IncomingMessage } from 'node:http';
import { SOCKET_PATH } from '@paddock/protocol';
import { WebSocket } from 'ws';

interface SocketEvents {
  /** The answer to the upgrade. */
  readonly onUpgrade?: (answer: IncomingMessage) => void;
  /** Every message. */
  readonly onText: (text: string) => void;
}

/** A WebSocket of the site as the network carries it. */
export class SocketClient {
  /** Resolves with the close code when the connection has ended. */
  readonly closed: Promise<number>;
  readonly socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => socket.once('close', resolve));
    // `close` follows.
    socket.on('error', () => {});
  }

  /** Rejects with the status if the server refuses the connection. */
  static open(
    base: string,
    headers: Readonly<Record<string, string>>,
    { onUpgrade = () => {}, onText }: SocketEvents,
    path = SOCKET_PATH,
  ): Promise<SocketClient> {
    const socket = new WebSocket(base.replace('http', 'ws') + path, { headers });
    const client = new SocketClient(socket);
    return new Promise((resolve, reject) => {
      socket.once('upgrade', onUpgrade);
      socket.on('message', (data: Buffer) => {
        if (client.isOpen) onText(data.toString());
      });
      socket.once('open', () => resolve(client));
      socket.once('unexpected-response', (request, { statusCode }) => {
        request.destroy();
        reject(new Error(`status ${statusCode}`));
      });
      socket.once('error', reject);
    });
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Cuts the connection. Nothing is received any more. */
  close(): void {
    this.socket.terminate();
  }
}
