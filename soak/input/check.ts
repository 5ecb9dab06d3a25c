import fc from 'fast-check';
import { type Asked, requests } from './requests.ts';
import { sendRaw, statusesIn } from './raw.ts';
import type { World } from './world.ts';

/** What should not have happened, and with which request. */
export interface FailedRequest {
  readonly asked: Asked;
  readonly status: number;
  readonly body: string;
  readonly what: string;
}

/** Words of a stack trace, or of the machine below. */
const INNARDS = /\n\s+at |node_modules|node:internal|SQLITE_|\/src\//;
/** An answer that has not come by then does not come: but for streams, which are open without an end. */
const PATIENCE = 10_000;

/** What stands for an answer where the server hung up. */
const REFUSED = JSON.stringify({ error: 'bad-request', message: 'hung up' });

/** How the answers were, by their status. */
export type Tally = Map<number, number>;

/** Sends so many generated requests, one after the other; answers the first mishap, or `null`. */
export async function checkRequests(
  world: World,
  seed: number,
  count: number,
  tally: Tally,
): Promise<FailedRequest | null> {
  let before = await world.digest();
  for (const asked of fc.sample(requests(world), { seed, numRuns: count })) {
    const { status, body } = await ask(world, asked);
    tally.set(status, (tally.get(status) ?? 0) + 1);
    const after = await world.digest();
    const what = wrongWith(asked, status, body, before !== after);
    if (what !== null) return { asked, status, body, what };
    before = after;
  }
  return null;
}

/** Whether the API answers this address. It may be written with steps upwards, which lead to a page. */
function isApi(url: string): boolean {
  return url.startsWith('/api/') && new URL(url, 'http://server').pathname.startsWith('/api/');
}

function wrongWith({ method, url }: Asked, status: number, body: string, changed: boolean): string | null {
  if (status === 0) return 'no answer';
  if (status >= 500) return 'an error of the server';
  if (changed && (status >= 400 || method === 'GET'))
    return 'it was refused, or only asked, and still changed something';
  if (INNARDS.test(body) && !url.includes('src/')) return 'the answer shows the innards of the server';
  if (status < 400 || method === 'HEAD' || !isApi(url)) return null;
  return isRefusal(body) ? null : 'a refusal without code and message';
}

function isRefusal(body: string): boolean {
  try {
    const { error, message } = JSON.parse(body) as { error?: unknown; message?: unknown };
    return typeof error === 'string' && typeof message === 'string';
  } catch {
    return false;
  }
}

async function ask(world: World, asked: Asked): Promise<{ status: number; body: string }> {
  const { method, url, headers, payload } = asked;
  if (!URL.canParse(url, 'http://localhost')) return askRaw(world.base, asked);
  const answer = await Promise.race([
    world.app.inject({
      method: method as 'GET',
      url,
      headers,
      ...(payload === undefined ? {} : { payload }),
      // Streams have no end: what counts is how they begin.
      payloadAsStream: true,
    }),
    new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null).unref()),
  ]);
  if (answer === null) return { status: 0, body: '' };
  const stream = answer.stream();
  if (String(answer.headers['content-type']).startsWith('text/event-stream')) {
    answer.raw.res.emit('close');
    stream.destroy();
    return { status: answer.statusCode, body: '' };
  }
  let body = '';
  for await (const piece of stream) body += String(piece);
  return { status: answer.statusCode, body };
}

/** Addresses that cannot even be written down properly go over a socket as they are. */
async function askRaw(
  base: string,
  { method, url, headers, payload = '' }: Asked,
): Promise<{ status: number; body: string }> {
  const head = Object.entries({
    ...headers,
    host: 'localhost',
    connection: 'close',
    'content-length': Buffer.byteLength(payload),
  });
  const lines = head.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const text = await sendRaw(base, `${method} ${url} HTTP/1.1\r\n${lines}\r\n${payload}`);
  // Hanging up on it is right, too.
  return { status: statusesIn(text)[0] ?? 400, body: text.slice(text.indexOf('\r\n\r\n') + 4) || REFUSED };
}
