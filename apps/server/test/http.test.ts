import { once } from 'node:events';
import { connect as connectTo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { serving } from './injected.ts';
import { ME, OPEN } from './player.ts';
import { answerAt, meet } from './served.ts';

const serve = serving();

/** Sends raw text over a connection of its own; answers all that came back until the server closed it. */
async function exchange(app: FastifyInstance, text: string): Promise<string> {
  const { port } = app.server.address() as { port: number };
  const socket: Socket = connectTo(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1').on('data', (piece) => (answer += String(piece)));
  socket.on('error', () => {});
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

describe('senders that never finish', () => {
  it.each([
    ['headers', 'POST /api/me HTTP/1.1\r\nHost: a\r\nX-Slow: '],
    ['a body', 'POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{'],
  ])('are cut off: %s', async (_name, text) => {
    const app = await serve({ requestTimeoutMs: 200 });
    await answerAt(app);
    expect(await exchange(app, text)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('have 30 seconds, for headers as for the whole request', async () => {
    const { server } = await serve();
    expect([server.headersTimeout, server.requestTimeout]).toEqual([30_000, 30_000]);
  });
});

describe('two Host headers', () => {
  it.each(['/', '/api/me', '/healthz'])('are refused: %s', async (path) => {
    const app = await serve();
    await answerAt(app);
    const answer = await exchange(app, `GET ${path} HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    const one = await exchange(app, `GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(one).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('HEAD on a stream', () => {
  it('answers headers and closes', async () => {
    const app = await serve();
    const ann = await meet(await answerAt(app), 'Ann');
    const { id } = await ann.table({ game: 'formula-de', seats: [ME, OPEN] });
    for (const path of [`/api/tables/${id}/live`, '/api/lobby/live']) {
      const answer = await exchange(app, `HEAD ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      expect(answer.toLowerCase()).toContain('content-type: text/event-stream');
    }
    expect((await app.inject('/metrics')).body).toMatch(/^paddock_live_listeners 0$/m);
  });
});
