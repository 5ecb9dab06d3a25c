import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { BACKLOGS } from '../api/stream-backlog.ts';

/** The same as for the body of a request. */
const MAX_MESSAGE_BYTES = 64 * 1024;

/** Close codes of RFC 6455: the server stops; the message is not text; the sender may not go on. */
export const CLOSE_CODES = { restart: 1012, unsupported: 1003, policy: 1008 } as const;

/** Lets routes become WebSockets. Must be registered before all hooks that may refuse a request, so that it ends the refused ones. */
export async function registerWebSockets(app: FastifyInstance): Promise<void> {
  await app.register(websocket, {
    // Pings are answered by the route, which bounds what is unsent.
    options: { maxPayload: MAX_MESSAGE_BYTES, autoPong: false },
    // The client broke the connection or the protocol: `close` follows.
    errorHandler: (error, socket, request) => {
      request.log.debug({ err: error }, 'a WebSocket failed');
      socket.terminate();
    },
    preClose: async () => {
      for (const socket of app.websocketServer.clients) endSocket(socket, CLOSE_CODES.restart);
    },
  });
}

/** Tells the client why, after everything before it, and does not wait for its answer. */
export function endSocket(socket: WebSocket, code: number): void {
  BACKLOGS.flushUrgent();
  socket.close(code);
  setImmediate(() => socket.terminate());
}
