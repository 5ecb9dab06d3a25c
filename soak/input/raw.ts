import { connect } from 'node:net';

const HOST = 'Host: localhost\r\n';

/** Invalid requests that no client library would send. */
export const RAW_REQUESTS: readonly string[] = [
  '\r\n\r\n\r\n',
  'hello\r\n\r\n',
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  `GET / HTTP/1.1\r\n\r\n`,
  `GET /\u0000 HTTP/1.1\r\n${HOST}\r\n`,
  `GET /api/tables/..%2f..%2f HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
  `GET http://elsewhere.example/api/me HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
  `GET api/me HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
  `OPTIONS * HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
  `CONNECT elsewhere.example:443 HTTP/1.1\r\n${HOST}\r\n`,
  `TRACE / HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
  `BREW /api/me HTTP/1.1\r\n${HOST}\r\n`,
  `GET /api/me HTTP/1.1\r\n${HOST}Connection: close\r\nCookie: paddock=\u0000\u0001\r\n\r\n`,
  `GET /api/me HTTP/1.1\r\n${HOST}Connection: close\r\nCookie: paddock=%; paddock=;;;=\r\n\r\n`,
  `GET /api/me HTTP/1.1\r\n${HOST}Connection: upgrade\r\nUpgrade: websocket\r\n\r\n`,
  `GET /api/me HTTP/1.1\r\n${HOST}X: ${'x'.repeat(100_000)}\r\n\r\n`,
  `GET /${'x'.repeat(100_000)} HTTP/1.1\r\n${HOST}\r\n`,
  `POST /api/me HTTP/1.1\r\n${HOST}Content-Length: -1\r\n\r\n{}`,
  `POST /api/me HTTP/1.1\r\n${HOST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
  `POST /api/me HTTP/1.1\r\n${HOST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  `POST /api/me HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
  `POST /api/me HTTP/1.1\r\n${HOST}Transfer-Encoding: gzip\r\n\r\n`,
  `POST /api/me HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 99999999999\r\n\r\n{`,
  `POST /api/me HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"nick`,
  `POST /api/me HTTP/1.1\r\n${HOST}Expect: 100-continue\r\nContent-Length: 99999999\r\n\r\n`,
  `GET /api/me HTTP/1.1\r\n${HOST}\r\n`.repeat(50),
];

/** How long to wait for the response to half a request, which gets none. */
const RESPONSE_TIMEOUT_MS = 500;

/** Sends raw bytes. Returns what comes back until the server closes the connection or is silent. */
export function sendRaw(base: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    socket.setTimeout(RESPONSE_TIMEOUT_MS, () => socket.destroy());
    socket.on('data', (data) => (text += data.toString('latin1')));
    // Closing the connection is correct, too.
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });
}

/** The statuses in what came back. */
export function statusesIn(text: string): number[] {
  return [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
}
