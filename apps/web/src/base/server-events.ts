/** A live event. */
export interface ServerEvent {
  readonly name: string;
  readonly data: unknown;
}

/**
 * Reads Server-Sent Events from a response body. `EventSource` reports neither the reason of an error nor heartbeats,
 * and gives up when a proxy answers for a server that is starting.
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
  return { name: fields.get('event') ?? 'message', data: JSON.parse(data) as unknown };
}
