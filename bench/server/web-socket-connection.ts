import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { openSocket } from './tcp.ts';

const OPCODE = { text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;
const IS_FINAL = 0x80;
const IS_MASKED = 0x80;
/** Payloads of this length or more have an extended length of two or eight bytes. */
const LENGTH_16_BIT = 126;
const LENGTH_64_BIT = 127;
/** Any key will do on a closed network. It is not zero, because servers skip the unmasking then. */
const MASK = Buffer.from([0x37, 0xfa, 0x21, 0x3d]);

/** `message` is a view that is valid only until the call returns; `bytes` is what it took on the wire. */
type OnMessage = (message: Buffer, bytes: number) => void;

/**
 * A minimal WebSocket client, the same one for all servers. Like `HttpConnection` it uses almost no CPU time, so that the
 * server is measured and not the client. It offers no compression and supports no fragmented messages, which none of the
 * servers sends.
 */
export class WebSocketConnection {
  readonly #socket: Socket;
  readonly #onOpen: () => void;
  readonly #onMessage: OnMessage;
  #isOpen = false;
  /** The beginning of a frame whose end has not arrived yet. */
  #rest: Buffer | null = null;

  /** `headers` are complete lines, without a line break at the end. */
  constructor(port: number, path: string, headers: string, onOpen: () => void, onMessage: OnMessage) {
    this.#onOpen = onOpen;
    this.#onMessage = onMessage;
    this.#socket = openSocket(port, (chunk) => this.#read(chunk));
    const key = randomBytes(16).toString('base64');
    this.#socket.write(
      `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${headers}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n` +
        `sec-websocket-version: 13\r\nsec-websocket-key: ${key}\r\n\r\n`,
    );
  }

  sendText(text: string): void {
    this.#send(OPCODE.text, Buffer.from(text, 'latin1'));
  }

  sendBinary(bytes: Uint8Array): void {
    this.#send(OPCODE.binary, bytes);
  }

  close(): void {
    this.#socket.destroy();
  }

  #send(opcode: number, payload: Uint8Array): void {
    const { length } = payload;
    const isShort = length < LENGTH_16_BIT;
    const maskAt = isShort ? 2 : 4;
    const frame = Buffer.allocUnsafe(maskAt + MASK.length + length);
    frame[0] = IS_FINAL | opcode;
    frame[1] = IS_MASKED | (isShort ? length : LENGTH_16_BIT);
    if (!isShort) frame.writeUInt16BE(length, 2);
    MASK.copy(frame, maskAt);
    const start = maskAt + MASK.length;
    for (let i = 0; i < length; i++) frame[start + i] = payload[i]! ^ MASK[i & 3]!;
    this.#socket.write(frame);
  }

  #read(chunk: Buffer): void {
    let data = this.#rest === null ? chunk : Buffer.concat([this.#rest, chunk]);
    this.#rest = null;
    if (!this.#isOpen) {
      const end = data.indexOf('\r\n\r\n');
      if (end !== -1) this.#open(data.toString('latin1', 0, end));
      if (end !== -1) data = data.subarray(end + 4);
    }
    const read = this.#isOpen ? this.#readFrames(data) : 0;
    // A copy, because the buffer of the socket is used again.
    if (read < data.length) this.#rest = Buffer.from(data.subarray(read));
  }

  #open(head: string): void {
    if (!head.startsWith('HTTP/1.1 101')) throw new Error(`no WebSocket: ${head}`);
    this.#isOpen = true;
    this.#onOpen();
  }

  /** Handles all complete frames and returns how many bytes they took. */
  #readFrames(data: Buffer): number {
    let at = 0;
    while (data.length - at >= 2) {
      let length = data[at + 1]!;
      let start = at + 2;
      if (length >= LENGTH_16_BIT) {
        start += length === LENGTH_64_BIT ? 8 : 2;
        if (data.length < start) break;
        length = length === LENGTH_64_BIT ? Number(data.readBigUInt64BE(at + 2)) : data.readUInt16BE(at + 2);
      }
      const end = start + length;
      if (data.length < end) break;
      this.#handleFrame(data[at]!, data.subarray(start, end), end - at);
      at = end;
    }
    return at;
  }

  #handleFrame(first: number, payload: Buffer, bytes: number): void {
    if (first === (IS_FINAL | OPCODE.text) || first === (IS_FINAL | OPCODE.binary)) this.#onMessage(payload, bytes);
    else if (first === (IS_FINAL | OPCODE.ping)) this.#send(OPCODE.pong, payload);
    else if (first === (IS_FINAL | OPCODE.close)) this.close();
    else if (first !== (IS_FINAL | OPCODE.pong)) throw new Error(`unexpected WebSocket frame ${first}`);
  }
}
