import { LiveChannel } from '../src/base/live-channel.ts';
import { LiveSocket } from '../src/base/live-socket.ts';
import type { ConnectionState } from '../src/base/reconnect.ts';
import type { ServerEvent } from '../src/base/server-events.ts';

const HEARTBEAT = new TextEncoder().encode(': heartbeat\n\n');
const HEARTBEAT_INTERVAL_MS = 25_000;

/** A page that follows some channels. */
export class TestPage {
  readonly socket = new LiveSocket();
  readonly events: ServerEvent[] = [];
  readonly states: ConnectionState[] = [];
  /** The number of entries that the page has. */
  entries: number | null = null;
  readonly #channels: LiveChannel[] = [];

  follow(name: string): LiveChannel {
    const channel = new LiveChannel(
      {
        name,
        path: `/live/${name}`,
        after: () => this.entries,
        onEvent: ({ name: event, data }) => this.events.push({ name: event, data }),
        onState: (state) => this.states.push(state),
      },
      this.socket,
    );
    this.#channels.push(channel);
    channel.open();
    return channel;
  }

  close(): void {
    for (const channel of this.#channels) channel.close();
  }
}

/** What requests are answered with; streams never end by themselves. */
export class TestServer {
  status: number | null = 200;
  readonly requested: string[] = [];

  readonly fetch = async (path: string, { signal }: { signal?: AbortSignal } = {}): Promise<Response> => {
    this.requested.push(path);
    if (this.status === null) throw new TypeError('connection refused');
    if (!path.startsWith('/live/')) return new Response('{}', { status: this.status });
    const body = new ReadableStream({
      start: (controller) => {
        const heartbeat = setInterval(() => controller.enqueue(HEARTBEAT), HEARTBEAT_INTERVAL_MS);
        signal?.addEventListener('abort', () => {
          clearInterval(heartbeat);
          controller.error(new Error('aborted'));
        });
      },
    });
    return new Response(body, { status: this.status });
  };

  get streams(): string[] {
    return this.requested.filter((path) => path.startsWith('/live/'));
  }
}
