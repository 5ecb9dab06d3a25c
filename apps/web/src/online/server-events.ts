/** An event of a stream as it came: its name, what it carries, and where in the stream it stands. */
export interface ServerEvent {
  readonly name: string;
  readonly data: unknown;
  readonly id: number | null;
}

/**
 * Reads Server-Sent Events from the body of an answer. Browsers have EventSource for this, but it tells neither why a stream
 * was refused nor that there are signs of life, and gives up when a proxy answers for a server that is starting.
 */
export async function* readServerEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onActivity: () => void,
): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onActivity();
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop()!;
    for (const block of blocks) {
      const event = parseEventBlock(block);
      if (event !== null) yield event;
    }
  }
}

function parseEventBlock(block: string): ServerEvent | null {
  const fields = new Map(
    block.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trimStart()] as const;
    }),
  );
  const data = fields.get('data');
  if (data === undefined) return null;
  const id = fields.get('id');
  return {
    name: fields.get('event') ?? 'message',
    data: JSON.parse(data) as unknown,
    id: id === undefined ? null : Number(id),
  };
}
