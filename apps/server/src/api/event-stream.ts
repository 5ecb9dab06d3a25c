import type { FastifyReply, FastifyRequest } from 'fastify';
import { storageFailureOf } from '../storage/failures.ts';
import type { Listener } from '../live/hub.ts';
import { addressOf } from './client-address.ts';
import { type Backlog, Backlogs } from './stream-backlog.ts';

/** Routes that answer for as long as somebody listens. */
export const STREAMS: ReadonlySet<string | undefined> = new Set(['/api/tables/:id/live', '/api/lobby/live']);

/** Proxies close what is silent for a minute. */
const HEARTBEAT = 25_000;

const BACKLOGS = new Backlogs();

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
  const backlog = open(request, reply);
  const listener: Listener = {
    person,
    viewer: null,
    send: (text) => backlog.write(text),
    close: () => reply.raw.end(),
  };
  const heart = setInterval(() => listener.send(':\n\n'), HEARTBEAT);
  const gone = new Promise<void>((resolve) => reply.raw.once('close', resolve)).then(() => clearInterval(heart));
  try {
    await join(listener, (then) => void gone.then(then));
    backlog.endGreeting();
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

function open(request: FastifyRequest, reply: FastifyReply): Backlog {
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
  return BACKLOGS.open(addressOf(request), raw.socket!);
}
