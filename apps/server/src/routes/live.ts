import { TableId } from '@paddock/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { chunk, type Hub, type Listener } from '../live/hub.ts';
import type { Lobby } from '../services/lobby.ts';
import type { People } from '../services/people.ts';
import type { Play } from '../services/play.ts';
import { whoAsks } from './border.ts';

/** Proxies close what is silent for a minute. */
const HEARTBEAT = 25_000;
/** A client that is this far behind is cut off, and comes back to a fresh account. */
const MOST_UNSENT = 1 << 20;

const Last = Type.Object({ 'last-event-id': Type.Optional(Type.String({ pattern: '^\\d{1,7}$' })) });

export function liveRoutes(app: FastifyInstance, people: People, lobby: Lobby, play: Play, hub: Hub): void {
  app.get<{ Params: { id: string }; Headers: { 'last-event-id'?: string } }>(
    '/api/tables/:id/live',
    {
      schema: {
        summary: 'What happens at a table, as Server-Sent Events',
        params: Type.Object({ id: TableId }),
        headers: Last,
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const person = await whoAsks(people, request);
      const table = await lobby.find(id);
      const seat = person === null ? -1 : table.seats.findIndex((sitter) => sitter.person === person.id);
      const last = request.headers['last-event-id'];
      const stream = open(reply, seat === -1 ? null : seat);
      stream.send(chunk('table', table));
      const leave =
        table.phase === 'open'
          ? hub.join(id, stream)
          : await play.listen(id, last === undefined ? null : Number(last), stream);
      const heart = setInterval(() => stream.send(':\n\n'), HEARTBEAT);
      reply.raw.once('close', () => {
        clearInterval(heart);
        leave();
      });
      return reply;
    },
  );
}

function open(reply: FastifyReply, viewer: Listener['viewer']): Listener {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  return {
    viewer,
    send(text) {
      if (raw.writableLength > MOST_UNSENT) raw.destroy();
      else raw.write(text);
    },
    close: () => raw.end(),
  };
}
