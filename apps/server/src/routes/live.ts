import { TableId } from '@paddock/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { chunk, type Hub, type Listener } from '../live/hub.ts';
import type { Lobby } from '../services/lobby.ts';
import type { People } from '../services/people.ts';
import type { Play } from '../services/play.ts';
import { whoAsks } from './border.ts';
import { ANYBODY } from './openapi.ts';

/** Proxies close what is silent for a minute. */
const HEARTBEAT = 25_000;
/** A client that is this far behind is cut off, and comes back to a fresh account. */
const MOST_UNSENT = 1 << 20;

const Last = Type.Object({ 'last-event-id': Type.Optional(Type.String({ pattern: '^\\d{1,7}$' })) });

const Stream = {
  description:
    'Events `table`, `account`, `step` and `message` with JSON as data, each as the viewer may see it; docs/api.md has them.',
  content: { 'text/event-stream': { schema: Type.String() } },
};

export function liveRoutes(app: FastifyInstance, people: People, lobby: Lobby, play: Play, hub: Hub): void {
  app.get<{ Params: { id: string }; Headers: { 'last-event-id'?: string } }>(
    '/api/tables/:id/live',
    {
      helmet: false,
      schema: {
        summary: 'What happens at a table, as Server-Sent Events',
        security: ANYBODY,
        params: Type.Object({ id: TableId }),
        headers: Last,
        response: { 200: Stream },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const person = await whoAsks(people, request);
      const table = await lobby.find(id);
      const last = request.headers['last-event-id'];
      const stream = open(reply, person?.id ?? null);
      stream.send(chunk('table', table));
      // Before the race they know less than its start: some races begin without an entry, and are told all the same.
      let leave = table.phase === 'open' ? hub.join(id, stream, -1) : null;
      // Who waits for the race is told when it begins; it may have begun just before they waited.
      if (leave === null || (await lobby.find(id)).phase !== 'open') {
        leave?.();
        leave = await play.listen(id, last === undefined ? null : Number(last), stream);
      }
      const heart = setInterval(() => stream.send(':\n\n'), HEARTBEAT);
      reply.raw.once('close', () => {
        clearInterval(heart);
        leave();
      });
      return reply;
    },
  );
}

function open(reply: FastifyReply, person: Listener['person']): Listener {
  reply.hijack();
  const { raw } = reply;
  // It ends when the connection does. So events need no frame around them and go straight to the socket, at half the cost.
  raw.useChunkedEncodingByDefault = false;
  raw.shouldKeepAlive = false;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.flushHeaders();
  const socket = raw.socket!;
  return {
    person,
    viewer: null,
    send(text) {
      if (socket.writableLength > MOST_UNSENT) socket.destroy();
      else socket.write(text);
    },
    close: () => raw.end(),
  };
}
