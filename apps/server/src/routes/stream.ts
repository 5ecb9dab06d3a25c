import type { FastifyReply, FastifyRequest } from 'fastify';
import { storageFailureOf } from '../database/failures.ts';
import type { Listener } from '../live/hub.ts';

/** Routes that answer for as long as somebody listens. */
export const STREAMS: ReadonlySet<string | undefined> = new Set(['/api/tables/:id/live', '/api/lobby/live']);

/** Proxies close what is silent for a minute. */
const HEARTBEAT = 25_000;
/** A client that is this far behind is cut off, and comes back to a fresh account. */
const MOST_UNSENT = 1 << 20;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/** What to do when somebody has gone; at once if they have gone already. */
export type WhenGone = (then: () => void) => void;

/** Answers with Server-Sent Events for as long as somebody listens; `join` tells the first of them. HEAD gets headers only. */
export async function stream(
  request: FastifyRequest,
  reply: FastifyReply,
  person: Listener['person'],
  join: (listener: Listener, whenGone: WhenGone) => Promise<void>,
): Promise<FastifyReply> {
  if (reply.request.method === 'HEAD') return reply.headers(HEADERS).send();
  const listener = open(reply, person);
  const heart = setInterval(() => listener.send(':\n\n'), HEARTBEAT);
  const gone = new Promise<void>((resolve) => reply.raw.once('close', resolve)).then(() => clearInterval(heart));
  try {
    await join(listener, (then) => void gone.then(then));
    // Ending a session closes the streams that have joined by then; this one may have joined just after.
    if (person !== null && !(await request.isStillIdentified())) listener.close();
  } catch (error) {
    // It has been answered already; who listened comes back.
    listener.close();
    if (storageFailureOf(error) === null) throw error;
    reply.log.debug({ err: error }, 'a stream could not begin');
  }
  return reply;
}

function open(reply: FastifyReply, person: Listener['person']): Listener {
  reply.hijack();
  const { raw } = reply;
  // It ends when the connection does. So events need no frame around them and go straight to the socket, at half the cost.
  raw.useChunkedEncodingByDefault = false;
  raw.shouldKeepAlive = false;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    ...HEADERS,
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
