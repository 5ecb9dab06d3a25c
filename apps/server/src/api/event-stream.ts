import { SOCKET_PATH } from '@paddock/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { storageFailureOf } from '../storage/failures.ts';
import type { Subscriber } from '../live/hub.ts';
import { SSE_FORMAT } from '../live/stream-format.ts';
import { clientAddressOf } from './client-address.ts';
import { BACKLOGS, type StreamBacklog } from './stream-backlog.ts';

/** Routes that answer with a stream or become a WebSocket. */
export const STREAM_ROUTES: ReadonlySet<string | undefined> = new Set([
  '/api/tables/:id/live',
  '/api/lobby/live',
  SOCKET_PATH,
]);

/** Proxies close connections that are silent for a minute. */
const HEARTBEAT_MS = 25_000;
/** A comment. */
const HEARTBEAT = Buffer.from(':\n\n');

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/** Registers what to do when the stream closes; done at once if it is closed already. */
type OnClose = (then: () => void) => void;

/** Answers with a stream of Server-Sent Events. `join` sends the first events and subscribes it. HEAD gets headers only. */
export async function openEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  person: Subscriber['person'],
  join: (subscriber: Subscriber, onClose: OnClose) => Promise<void>,
): Promise<FastifyReply> {
  if (reply.request.method === 'HEAD') return reply.headers(HEADERS).send();
  const backlog = openStream(request, reply);
  const subscriber: Subscriber = {
    person,
    viewer: null,
    format: SSE_FORMAT,
    // A stream carries one channel, so that its events do not name it.
    send: (event) => backlog.write(SSE_FORMAT.encode('', event)),
    write: (encoded, urgency) => backlog.write(encoded, urgency),
    close: () => {
      backlog.flush();
      reply.raw.end();
    },
  };
  const heartbeat = setInterval(() => backlog.write(HEARTBEAT), HEARTBEAT_MS);
  const closed = new Promise<void>((resolve) => reply.raw.once('close', resolve)).then(() => clearInterval(heartbeat));
  try {
    await join(subscriber, (then) => void closed.then(then));
    backlog.endInitialData();
    // A session that ended meanwhile has closed the streams subscribed by then, but not this one.
    if (person !== null && !(await request.isStillIdentified())) subscriber.close();
  } catch (error) {
    // The client has left, or the server is stopping and has closed the storage: the stream needs nothing any more.
    const isClosed = reply.raw.writableEnded || reply.raw.destroyed;
    // The headers are sent already. The client reconnects.
    subscriber.close();
    if (!isClosed && storageFailureOf(error) === null) throw error;
    reply.log.debug({ err: error }, 'a stream could not begin');
  }
  return reply;
}

function openStream(request: FastifyRequest, reply: FastifyReply): StreamBacklog {
  reply.hijack();
  const { raw } = reply;
  // The stream ends with its connection, so events need no chunked encoding and go straight to the socket, at half the cost.
  raw.useChunkedEncodingByDefault = false;
  raw.shouldKeepAlive = false;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    ...HEADERS,
  });
  raw.flushHeaders();
  return BACKLOGS.open(clientAddressOf(request), raw.socket!);
}
