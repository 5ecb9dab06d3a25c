import { isTransientError } from './api.ts';
import { LiveConnection } from './live-connection.ts';
import { type ChannelMessage, type LiveSocket, liveSocket, type SocketSubscriber } from './live-socket.ts';
import { type ConnectionState, reconnectDelayMs } from './reconnect.ts';
import type { ServerEvent } from './server-events.ts';

/** A subscription without an answer in this time is sent again: the server may have refused the message. */
const SUBSCRIBE_TIMEOUT_MS = 15_000;

interface ChannelOptions {
  /** The name of the channel at the WebSocket. */
  readonly name: string;
  /** The address of the stream with the same events, for browsers whose WebSockets are blocked. */
  readonly path: string;
  /** The number of entries that the page has, to continue after them; `null` to start from the beginning. */
  readonly after?: () => number | null;
  readonly onEvent: (event: ServerEvent) => void;
  readonly onState: (state: ConnectionState) => void;
}

/** Live events over the tab's WebSocket, or over a stream where WebSockets are blocked. */
export class LiveChannel implements SocketSubscriber {
  readonly #options: ChannelOptions;
  readonly #socket: LiveSocket;
  /** The stream that stands in for a blocked WebSocket. */
  #stream: LiveConnection | null = null;
  #isLive = false;
  #isSubscribing = false;
  #failures = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ChannelOptions, socket = liveSocket) {
    this.#options = options;
    this.#socket = socket;
  }

  get name(): string {
    return this.#options.name;
  }

  open(): void {
    this.#options.onState('connecting');
    this.#socket.add(this);
  }

  close(): void {
    this.#socket.remove(this);
    this.#reset();
  }

  /** Reconnects at once as the current person. */
  restart(): void {
    this.#stream?.restart();
    this.#socket.restart();
  }

  /** Requests what the page misses. */
  resubscribe(): void {
    if (this.#stream !== null) this.#stream.restart();
    else if (!this.#isSubscribing) this.#subscribe();
  }

  onConnected(): void {
    this.#reset();
    this.#subscribe();
  }

  onLost(state: ConnectionState): void {
    this.#reset();
    this.#options.onState(state);
  }

  onBlocked(): void {
    this.#reset();
    const { path, after, onEvent, onState } = this.#options;
    this.#stream = new LiveConnection({ path, ...(after === undefined ? {} : { after }), onEvent, onState });
    this.#stream.open();
  }

  onMessage(message: ChannelMessage): void {
    if (message.type === 'closed') {
      this.#onClosed(message);
      return;
    }
    if (!this.#isLive) {
      this.#isLive = true;
      this.#options.onState('live');
    }
    if (message.type === 'event') this.#options.onEvent(message);
    else {
      clearTimeout(this.#retryTimer);
      this.#isSubscribing = false;
      this.#failures = 0;
    }
  }

  #onClosed({ error, message = '' }: Extract<ChannelMessage, { type: 'closed' }>): void {
    this.#reset();
    if (error !== undefined && !isTransientError({ code: error, message })) {
      this.#socket.remove(this);
      this.#options.onState('gone');
      return;
    }
    // The first time it is probably back before anybody would have read that it was away.
    if (this.#failures > 0) this.#options.onState('reconnecting');
    this.#retryTimer = setTimeout(() => this.#subscribe(), reconnectDelayMs(this.#failures++));
  }

  #subscribe(): void {
    const after = this.#options.after?.() ?? null;
    this.#isSubscribing = true;
    clearTimeout(this.#retryTimer);
    this.#retryTimer = setTimeout(() => this.#subscribe(), SUBSCRIBE_TIMEOUT_MS);
    this.#socket.send({ type: 'subscribe', channel: this.name, ...(after === null ? {} : { after }) });
  }

  /** Forgets the connection. */
  #reset(): void {
    clearTimeout(this.#retryTimer);
    this.#stream?.close();
    this.#stream = null;
    this.#isLive = this.#isSubscribing = false;
  }
}
