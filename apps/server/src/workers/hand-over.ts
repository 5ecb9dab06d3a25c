import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { HandedUpgrade } from './messages.ts';
import { tableOfUrl, workerOfTable } from './routing.ts';

type UpgradeListener = (request: IncomingMessage, socket: Socket, head: Buffer) => void;

/** Marks a connection that was passed on, so that it stays. */
const handedOver = new WeakSet<Socket>();

/**
 * Passes WebSockets on to the worker of their table. Clients send nothing before the handshake is answered, so no byte is lost
 * on the way.
 */
export function handOverWebSockets(server: Server, number: number, workers: number): void {
  const serve = server.listeners('upgrade') as UpgradeListener[];
  server.removeAllListeners('upgrade');
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    const table = tableOfUrl(request.url ?? '/');
    const worker = table === null ? number : workerOfTable(table, workers);
    if (worker === number || handedOver.has(socket)) for (const listener of serve) listener(request, socket, head);
    else {
      // Without a listener, a client that leaves now would end the process.
      socket.on('error', () => socket.destroy());
      const message: HandedUpgrade = { type: 'upgrade', worker, head: headOf(request) };
      process.send!(message, socket);
    }
  });
  process.on('message', (message: HandedUpgrade, handle: unknown) => {
    const socket = handle as Socket | undefined;
    if (message.type !== 'upgrade' || socket === undefined) return;
    handedOver.add(socket);
    server.emit('connection', socket);
    socket.emit('data', Buffer.from(message.head, 'latin1'));
    socket.resume();
  });
}

function headOf({ method, url, httpVersion, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let i = 0; i < rawHeaders.length; i += 2) lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}
