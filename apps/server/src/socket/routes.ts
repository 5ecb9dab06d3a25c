import type { WebSocket } from '@fastify/websocket';
import { LOBBY_CHANNEL, SOCKET_PATH, tableOfChannel } from '@paddock/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { knownPeopleOf } from '../api/ban-check.ts';
import { clientAddressOf } from '../api/client-address.ts';
import { BACKLOGS } from '../api/stream-backlog.ts';
import { Refusal } from '../errors.ts';
import { encodePongFrame } from '../live/socket-frames.ts';
import { subscribeToTable } from '../race/table-subscription.ts';
import type { Services } from '../services.ts';
import { SocketConnection, type SocketServices } from './connection.ts';
import { CLOSE_CODES, endSocket } from './plugin.ts';
import { RepeatedCheck } from './repeated-check.ts';

/** Proxies close connections that are silent for a minute, and a client that does not answer is gone. */
const PING_INTERVAL_MS = 25_000;

/** The site's WebSocket: one connection for all that a page shows. Programs use POST and the streams. */
export function socketRoutes(app: FastifyInstance, services: Services, limitMessages: (sender: string) => void): void {
  const connections = new Map<WebSocket, SocketConnection>();
  services.events.on('credentialsChanged', ({ person }) => {
    for (const [socket, connection] of connections) {
      if (connection.person === person) endSocket(socket, CLOSE_CODES.policy);
    }
  });
  app.get(SOCKET_PATH, { websocket: true, helmet: false }, (socket, request) => {
    const connection = openConnection(socket, request, services, limitMessages);
    connections.set(socket, connection);
    socket.once('close', () => {
      connections.delete(socket);
      connection.close();
    });
  });
}

function openConnection(
  socket: WebSocket,
  request: FastifyRequest,
  services: Services,
  limitMessages: (sender: string) => void,
): SocketConnection {
  const person = request.identity?.person ?? null;
  const address = clientAddressOf(request);
  const sessionCheck = new RepeatedCheck(async () => {
    if (person !== null && !(await request.isStillIdentified()))
      throw new Refusal('unauthenticated', 'this session has ended; sign in again');
  });
  const banCheck = new RepeatedCheck(() => services.bans.refuseBanned(knownPeopleOf(request), request.ip));
  const backlog = BACKLOGS.open(address, request.raw.socket);
  const socketServices: SocketServices = {
    subscribe: async (channel, after, subscriber, onClose) => {
      const id = tableOfChannel(channel);
      if (id !== null) await subscribeToTable(services, { id, after }, subscriber, onClose);
      else if (channel === LOBBY_CHANNEL) {
        onClose(() => services.lobbyFeed.leave(subscriber));
        await services.lobbyFeed.join(subscriber);
      } else throw new Refusal('not-found', 'there is no such channel');
    },
    submit: (sender, { table, id, seat, n, move }) => services.races.submit(table, sender, { id, seat, n, move }),
    charge: () => limitMessages(person ?? address),
    authorize: (type) => {
      const session = sessionCheck.run();
      const ban = type === 'move' ? banCheck.run() : null;
      return session === null && ban === null ? null : Promise.all([session, ban]).then(() => {});
    },
    logError: (error) => request.log.error(error),
  };
  const connection = new SocketConnection(person, socketServices, {
    write: (frame, urgency) => backlog.write(frame, urgency),
    endInitialData: () => backlog.endInitialData(),
  });
  socket.on('message', (data, isBinary) => {
    if (isBinary) endSocket(socket, CLOSE_CODES.unsupported);
    else connection.receive((data as Buffer).toString());
  });
  socket.on('ping', (data) => backlog.write(encodePongFrame(data)));
  keepAlive(socket);
  return connection;
}

/** Pings the client, and ends the connection if it does not answer. */
function keepAlive(socket: WebSocket): void {
  let isAlive = true;
  socket.on('pong', () => (isAlive = true));
  const timer = setInterval(() => {
    if (!isAlive) {
      socket.terminate();
      return;
    }
    isAlive = false;
    socket.ping();
  }, PING_INTERVAL_MS);
  socket.once('close', () => clearInterval(timer));
}
