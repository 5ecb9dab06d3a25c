import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveConnection } from '../src/base/live-connection.ts';
import type { ConnectionState } from '../src/base/reconnect.ts';

const EVENT = 'event: table\ndata: {}\n\n';

/** A server whose answers a test decides one after the other. */
class Server {
  readonly #answers: (() => Promise<Response>)[] = [];
  asked = 0;

  readonly fetch = (_path: string, { signal }: { signal: AbortSignal }): Promise<Response> => {
    this.asked++;
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('cut', 'AbortError')));
    });
    return Promise.race([this.#answers.shift()?.() ?? new Promise<never>(() => {}), aborted]);
  };

  answerWith(...answers: (() => Promise<Response>)[]): void {
    this.#answers.push(...answers);
  }
}

const refuse = (): Promise<Response> => Promise.reject(new TypeError('connection refused'));
const answer = (status: number) => (): Promise<Response> => Promise.resolve(new Response('{}', { status }));
const endAtOnce = (): Promise<Response> => Promise.resolve(new Response(EVENT));
const stayOpen = (): Promise<Response> =>
  Promise.resolve(new Response(new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode(EVENT)) })));

describe('a live stream', () => {
  let server: Server;
  let states: ConnectionState[];
  let connection: LiveConnection;

  beforeEach(() => {
    vi.useFakeTimers();
    server = new Server();
    states = [];
    vi.stubGlobal('fetch', server.fetch);
    connection = new LiveConnection({ path: '/live', onEvent: () => {}, onState: (state) => states.push(state) });
  });
  afterEach(() => {
    connection.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('reconnects after the server ended the stream, refused connections and answered 503', async () => {
    server.answerWith(endAtOnce, refuse, refuse, answer(503), answer(429), stayOpen);
    connection.open();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.asked).toBe(6);
    expect(states.at(-1)).toBe('live');
  });

  it('gives up an attempt without a response, and tries again', async () => {
    server.answerWith(endAtOnce, () => new Promise<never>(() => {}), stayOpen);
    connection.open();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.asked).toBe(2);
    expect(states.at(-1)).toBe('reconnecting');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.asked).toBe(3);
    expect(states.at(-1)).toBe('live');
  });

  it('does not abort a stream that was answered in time', async () => {
    server.answerWith(stayOpen);
    connection.open();
    await vi.advanceTimersByTimeAsync(40_000);
    expect(server.asked).toBe(1);
    expect(states).toEqual(['connecting', 'live']);
  });

  it('ends when the server does not know the stream', async () => {
    server.answerWith(answer(404));
    connection.open();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.asked).toBe(1);
    expect(states.at(-1)).toBe('gone');
  });
});
