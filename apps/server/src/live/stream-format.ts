import { encodeTextFrame } from './socket-frames.ts';

/** An event of a live stream before it is encoded. Clients that come back send the `id` of the last one they got. */
export interface LiveEvent {
  readonly name: string;
  readonly data: unknown;
  readonly id?: number;
}

/** How events are written to a client. */
export interface StreamFormat {
  /** Whether steps contain the view after them. Otherwise the client works it out from the events. */
  readonly hasViews: boolean;
  /** `channel` is what the event belongs to, where one connection carries several: `lobby`, or `table/ID`. */
  encode(channel: string, event: LiveEvent): Buffer;
}

/** Server-Sent Events, for programs: whole positions. The data is one line, because JSON has no line breaks. */
export const SSE_FORMAT: StreamFormat = {
  hasViews: true,
  encode: (_channel, { name, data, id }) =>
    Buffer.from(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
};

/** Messages of the site's WebSocket, as complete frames. */
export const SOCKET_FORMAT: StreamFormat = {
  hasViews: false,
  encode: (channel, { name, data }) => encodeSocketEvent(channel, name, JSON.stringify(data)),
};

/** A message of the site's WebSocket, whose data is JSON already. */
export function encodeSocketEvent(channel: string, name: string, json: string): Buffer {
  return encodeTextFrame(`{"type":"event","channel":"${channel}","name":"${name}","data":${json}}`);
}

/** Encodes an event once for each format that is asked for, however many clients get it. */
export function createEncoder(channel: string, events: readonly LiveEvent[]): (format: StreamFormat) => Buffer {
  const encodings = new Map<StreamFormat, Buffer>();
  return (format) => {
    let encoded = encodings.get(format);
    if (encoded === undefined) {
      encoded = Buffer.concat(events.map((event) => format.encode(channel, event)));
      encodings.set(format, encoded);
    }
    return encoded;
  };
}
