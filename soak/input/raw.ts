import { connect } from 'node:net';

const HOST = 'Host: localhost\r\n';

/** An upgrade to a WebSocket that is answered with 101. */
const UPGRADE = `GET /api/socket HTTP/1.1\r\n${HOST}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n\r\n`;

/** Frames that no WebSocket library would send. */
const BAD_FRAMES: readonly string[] = [
  // Without a mask, with reserved bits, with unknown opcodes.
  '\x81\x02{}',
  '\xf1\x82\0\0\0\0{}',
  '\x83\x80\0\0\0\0',
  '\x8f\x80\0\0\0\0',
  // A continuation of nothing, and a message within a message.
  '\x80\x80\0\0\0\0',
  '\x01\x80\0\0\0\0\x81\x80\0\0\0\0',
  // A ping that is too long or fragmented.
  '\x89\xfe\x00\x7e\0\0\0\0',
  '\x09\x80\0\0\0\0',
  // Far too long, and cut off in the middle.
  '\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0',
  '\x81\xff\x00\x00\x00\x01\x00\x00\x00\x00\0\0\0\0{',
  '\x81\x85\0\0\0\0{',
  // Text that is not UTF-8, and close frames with invalid codes.
  '\x81\x82\0\0\0\0\xc3\x28',
  '\x88\x82\0\0\0\0\x03\xed',
  '\x88\x81\0\0\0\0\x03',
];

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
  // Half of an upgrade, and upgrades with something missing or too much.
  UPGRADE.slice(0, -2),
  UPGRADE.replace('GET', 'POST'),
  UPGRADE.replace('Version: 13', 'Version: 99'),
  UPGRADE.replace(/Sec-WebSocket-Key.*\r\n/, ''),
  UPGRADE.replace(/Sec-WebSocket-Key: \S+/, 'Sec-WebSocket-Key: x'),
  UPGRADE.replace('/api/socket', '/api/tables'),
  UPGRADE.replace('/api/socket', '/%61pi/socket?table=%00'),
  UPGRADE.replace('Upgrade: websocket', 'Upgrade: websocket, h2c'),
  UPGRADE.replace(HOST, `${HOST}Sec-WebSocket-Protocol: ,,\r\n`),
  UPGRADE.replace(HOST, `${HOST}Sec-WebSocket-Extensions: permessage-deflate; x=\u0001\r\n`),
  UPGRADE.replace(HOST, `${HOST}Origin: null\r\n`),
  UPGRADE.repeat(20),
  ...BAD_FRAMES.map((frame) => UPGRADE + frame),
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
