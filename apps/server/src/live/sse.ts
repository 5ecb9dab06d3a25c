/** An event of a live stream before it is encoded. Clients that come back send the `id` of the last one they got. */
export interface LiveEvent {
  readonly name: string;
  readonly data: unknown;
  readonly id?: number;
}

/** Encodes an event as Server-Sent Events do. The data is one line, because JSON has no line breaks. */
export function encodeEvent({ name, data, id }: LiveEvent): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
