import fc from 'fast-check';
import { findSocketFault, sendSocketInput } from './check-socket.ts';
import { type GeneratedRequest, arbitraryRequest } from './requests.ts';
import { sendRaw, statusesIn } from './raw.ts';
import { arbitrarySocketInput, type SocketInput } from './socket-inputs.ts';
import type { TestServer } from './test-server.ts';

/** A request with a wrong response. */
interface FailedRequest {
  readonly request: GeneratedRequest | SocketInput;
  readonly status: number;
  readonly body: string;
  readonly fault: string;
}

/** Words of stack traces and internal errors. */
const INTERNAL_WORDS = /\n\s+at |node_modules|node:internal|SQLITE_|\/src\//;
/** How long a response may take. Streams have no end and are not waited for. */
const RESPONSE_TIMEOUT_MS = 10_000;

/** Used as the response where the server closed the connection. */
const CONNECTION_CLOSED = JSON.stringify({ error: 'bad-request', message: 'hung up' });

/** Of so many requests, one is a WebSocket with several messages. */
const REQUESTS_PER_SOCKET = 5;

/** The number of responses by status. An open WebSocket is 101. */
export type StatusCounts = Map<number, number>;

/** Sends generated requests one after the other. Returns the first failure, or `null`. */
export async function checkRequests(
  world: TestServer,
  seed: number,
  count: number,
  tally: StatusCounts,
): Promise<FailedRequest | null> {
  let before = await world.computeDigest();
  const inputs = fc.oneof(
    { weight: REQUESTS_PER_SOCKET - 1, arbitrary: arbitraryRequest(world) },
    { weight: 1, arbitrary: arbitrarySocketInput(world) },
  );
  for (const asked of fc.sample<GeneratedRequest | SocketInput>(inputs, { seed, numRuns: count })) {
    const { status, body, fault, after } = await checkInput(world, asked, before);
    tally.set(status, (tally.get(status) ?? 0) + 1);
    if (fault !== null) return { request: asked, status, body, fault };
    before = after;
  }
  return null;
}

/** Sends one input. `before` and `after` are digests of all that is stored. */
async function checkInput(
  world: TestServer,
  asked: GeneratedRequest | SocketInput,
  before: string,
): Promise<{ status: number; body: string; fault: string | null; after: string }> {
  if ('frames' in asked) {
    const answers = await sendSocketInput(world, asked);
    const after = await world.computeDigest();
    const body = JSON.stringify(answers);
    const innards = INTERNAL_WORDS.test(body) ? 'the answer shows the innards of the server' : null;
    const fault = findSocketFault(asked, answers, world, before !== after) ?? innards;
    return { status: answers.status, body, fault: withChange(fault, before, after), after };
  }
  const { status, body } = await sendRequest(world, asked);
  const after = await world.computeDigest();
  const fault = findFault(asked, status, body, before !== after);
  return { status, body, fault: withChange(fault, before, after), after };
}

/** A fault with the stored rows that are not what they were. */
function withChange(fault: string | null, before: string, after: string): string | null {
  if (fault === null || before === after) return fault;
  const [rowsBefore, rowsAfter] = [before, after].map((digest) => (JSON.parse(digest) as string[][]).flat());
  const changes = [
    ...rowsBefore!.filter((row) => !rowsAfter!.includes(row)).map((row) => `- ${row}`),
    ...rowsAfter!.filter((row) => !rowsBefore!.includes(row)).map((row) => `+ ${row}`),
  ];
  return [fault, ...changes].join('\n');
}

/** Whether the API answers this address. It may be written with steps upwards, which lead to a page. */
function isApi(url: string): boolean {
  return url.startsWith('/api/') && new URL(url, 'http://server').pathname.startsWith('/api/');
}

function findFault({ method, url }: GeneratedRequest, status: number, body: string, changed: boolean): string | null {
  if (status === 0) return 'no answer';
  if (status >= 500) return 'an error of the server';
  if (changed && (status >= 400 || method === 'GET'))
    return 'it was refused, or only asked, and still changed something';
  if (INTERNAL_WORDS.test(body) && !url.includes('src/')) return 'the answer shows the innards of the server';
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

async function sendRequest(world: TestServer, asked: GeneratedRequest): Promise<{ status: number; body: string }> {
  const { method, url, headers, payload } = asked;
  if (!URL.canParse(url, 'http://localhost')) return sendRawRequest(world.base, asked);
  const answer = await Promise.race([
    world.app.inject({
      method: method as 'GET',
      url,
      headers,
      ...(payload === undefined ? {} : { payload }),
      // Streams have no end: only their beginning is checked.
      payloadAsStream: true,
    }),
    new Promise<null>((resolve) => setTimeout(resolve, RESPONSE_TIMEOUT_MS, null).unref()),
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

/** Sends an invalid URL over a raw socket. */
async function sendRawRequest(
  base: string,
  { method, url, headers, payload = '' }: GeneratedRequest,
): Promise<{ status: number; body: string }> {
  const head = Object.entries({
    ...headers,
    host: 'localhost',
    connection: 'close',
    'content-length': Buffer.byteLength(payload),
  });
  const lines = head.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const text = await sendRaw(base, `${method} ${url} HTTP/1.1\r\n${lines}\r\n${payload}`);
  // Closing the connection is correct, too.
  return { status: statusesIn(text)[0] ?? 400, body: text.slice(text.indexOf('\r\n\r\n') + 4) || CONNECTION_CLOSED };
}
