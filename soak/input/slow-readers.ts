import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { channelOfTable, SOCKET_PATH } from '@paddock/protocol';
import type { TestServer } from './test-server.ts';

/** How much is sent of messages that cost nothing but their answers, in bytes, if the server takes it. */
const FLOOD_BYTES = 300_000_000;
/** Subscriptions read from the database: only the limits of messages, which are off here, bound them. */
const SUBSCRIPTION_BYTES = 1_000_000;
const CHUNK_BYTES = 64 * 1024;
/** A connection that takes nothing for this long is given up. */
const STALL_MS = 500;
const IDLE_CONNECTIONS = 200;
/** How much more memory the server may use meanwhile. */
export const MAX_GROWTH_BYTES = 300_000_000;

const TEXT_FRAME = 0x81;
const PING_FRAME = 0x89;

/** The beginning of an upgrade; without the empty line that ends it. */
function upgradeHead(base: string): string {
  const key = Buffer.alloc(16).toString('base64');
  return [
    `GET ${SOCKET_PATH} HTTP/1.1`,
    `Host: ${new URL(base).host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${key}`,
    '',
  ].join('\r\n');
}

/** A short frame of a client. The mask is zero, so the text is sent as it is. */
function encodeFrame(firstByte: number, text: string): Buffer {
  return Buffer.concat([Buffer.from([firstByte, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
}

/**
 * Sends as much as the server takes over WebSockets that read nothing, beside idle and half-open ones. Returns by how many bytes the
 * memory of this process, which is the server's, grew at most.
 */
export async function floodWithoutReading({ base, ids }: TestServer): Promise<number> {
  const head = upgradeHead(base);
  const idle = await Promise.all(
    Array.from({ length: IDLE_CONNECTIONS }, (_, i) => openConnection(base, i % 2 === 0 ? head : `${head}\r\n`)),
  );
  const subscribe = JSON.stringify({ type: 'subscribe', channel: channelOfTable(ids[1]!) });
  const messages: readonly (readonly [frame: Buffer, bytes: number])[] = [
    [encodeFrame(PING_FRAME, 'x'.repeat(125)), FLOOD_BYTES],
    [encodeFrame(TEXT_FRAME, JSON.stringify({ type: 'ping' })), FLOOD_BYTES],
    [encodeFrame(TEXT_FRAME, '{'), FLOOD_BYTES],
    [encodeFrame(TEXT_FRAME, subscribe), SUBSCRIPTION_BYTES],
  ];
  const memory = new MemoryPeak();
  for (const [frame, bytes] of messages) {
    const socket = await openConnection(base, `${head}\r\n`);
    await fill(socket, frame, bytes);
    memory.measure();
    socket.destroy();
  }
  memory.stop();
  for (const socket of idle) socket.destroy();
  return memory.growth;
}

async function openConnection(base: string, bytes: string): Promise<Socket> {
  const { hostname, port } = new URL(base);
  const socket = connect(Number(port), hostname);
  // The server may end the connection at any time.
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}

/** Writes a frame again and again, until enough is sent or the server takes no more. */
async function fill(socket: Socket, frame: Buffer, bytes: number): Promise<void> {
  const count = Math.ceil(CHUNK_BYTES / frame.length);
  const chunk = Buffer.concat(Array.from({ length: count }, () => frame));
  for (let sent = 0; sent < bytes && !socket.destroyed; sent += chunk.length) {
    if (socket.write(chunk)) continue;
    const stop = AbortSignal.timeout(STALL_MS);
    // Also rejects when the connection fails. When it ends, it does not drain either.
    const isStalled = await once(socket, 'drain', { signal: stop }).then(
      () => false,
      () => true,
    );
    if (isStalled) return;
  }
}

/** The largest memory of this process since it was created. */
class MemoryPeak {
  readonly #before = process.memoryUsage.rss();
  readonly #timer = setInterval(() => this.measure(), 20);
  #most = 0;

  get growth(): number {
    return Math.max(0, this.#most - this.#before);
  }

  measure(): void {
    this.#most = Math.max(this.#most, process.memoryUsage.rss());
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
