/** The first bytes of a text message in one frame, and of the answer to a ping (RFC 6455). */
const FINAL_TEXT = 0x81;
const PONG = 0x8a;
const LENGTH_16_BITS = 126;
const LENGTH_64_BITS = 127;
const MAX_SHORT = 125;
const MAX_16_BITS = 0xffff;

/**
 * A text message as a WebSocket frame, ready for the network socket. Frames of a server are the same for all clients, so one that many
 * get is made once.
 */
export function encodeTextFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const headerLength = length <= MAX_SHORT ? 2 : length <= MAX_16_BITS ? 4 : 10;
  const frame = Buffer.allocUnsafe(headerLength + length);
  frame[0] = FINAL_TEXT;
  if (headerLength === 2) frame[1] = length;
  else if (headerLength === 4) {
    frame[1] = LENGTH_16_BITS;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = LENGTH_64_BITS;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, headerLength);
  return frame;
}

/** The answer to a ping. Pings have at most 125 bytes. */
export function encodePongFrame(data: Buffer): Buffer {
  return Buffer.concat([Buffer.from([PONG, data.length]), data]);
}
