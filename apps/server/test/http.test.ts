import { once } from 'node:events';
import { connect as connectTo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { useServers } from './injected.ts';
import { OWN_SEAT, OPEN_SEAT } from './player.ts';
import { answerAt, meet } from './served.ts';

const serve = useServers();

/** Sends raw text. Returns everything until the server closes the connection. */
async function sendText(app: FastifyInstance, text: string): Promise<string> {
  const { port } = app.server.address() as { port: number };
  const socket: Socket = connectTo(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1').on('data', (piece) => (answer += String(piece)));
  socket.on('error', () => {});
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

describe('requests that never end', () => {
  it.each([
    ['headers', 'POST /api/me HTTP/1.1\r\nHost: a\r\nX-Slow: '],
    ['a body', 'POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{'],
  ])('are cut off: %s', async (_name, text) => {
    const app = await serve({ requestTimeoutMs: 200 });
    await answerAt(app);
    expect(await sendText(app, text)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('have 30 seconds for headers and for the whole request', async () => {
    const { server } = await serve();
    expect([server.headersTimeout, server.requestTimeout]).toEqual([30_000, 30_000]);
  });
});

describe('two Host headers', () => {
  it.each(['/', '/api/me', '/healthz'])('are refused: %s', async (path) => {
    const app = await serve();
    await answerAt(app);
    const answer = await sendText(app, `GET ${path} HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    const one = await sendText(app, `GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(one).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('HEAD on a stream', () => {
  it('answers headers and closes', async () => {
    const app = await serve();
    const ann = await meet(await answerAt(app), 'Ann');
    const { id } = await ann.createTable({ game: 'formula-de', seats: [OWN_SEAT, OPEN_SEAT] });
    for (const path of [`/api/tables/${id}/live`, '/api/lobby/live']) {
      const answer = await sendText(app, `HEAD ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      expect(answer.toLowerCase()).toContain('content-type: text/event-stream');
    }
    expect((await app.inject('/metrics')).body).toMatch(/^paddock_live_listeners 0$/m);
  });
});
