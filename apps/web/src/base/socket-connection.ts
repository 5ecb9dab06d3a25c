import { type ClientMessage, type ServerMessage, SOCKET_PATH } from '@paddock/protocol';

/** A connection without a first message in this time is given up: a proxy may swallow messages. */
const FIRST_MESSAGE_TIMEOUT_MS = 10_000;
/** After this much silence the server is asked whether it is still there. */
const PING_AFTER_MS = 20_000;
/** A server that has not answered by then cannot be reached over this connection any more. */
const PONG_TIMEOUT_MS = 10_000;
const CHECK_INTERVAL_MS = 5000;

interface SocketHandlers {
  readonly onOpen: (connection: SocketConnection) => void;
  readonly onMessage: (message: ServerMessage) => void;
  /** Called once, however the connection ended. `hasWorked` if there was a message at all. */
  readonly onClose: (hasWorked: boolean) => void;
}

/** One WebSocket connection. It ends by itself when the server does not answer any more. */
export class SocketConnection {
  readonly #socket: WebSocket;
  readonly #handlers: SocketHandlers;
  readonly #checkTimer: ReturnType<typeof setInterval>;
  readonly #firstMessageTimer: ReturnType<typeof setTimeout>;
  #lastMessageAt: number | null = null;
  /** When the server was asked and has not answered yet. */
  #pingedAt: number | null = null;
  #isClosed = false;

  /** Throws where WebSockets are forbidden. `table` is what the page shows, so that its process can take the connection. */
  constructor(handlers: SocketHandlers, table: string | null = null) {
    this.#handlers = handlers;
    const socket = new WebSocket(socketUrl(table));
    this.#socket = socket;
    socket.onopen = () => {
      this.ping();
      if (!this.#isClosed) handlers.onOpen(this);
    };
    socket.onmessage = ({ data }) => this.#onMessage(String(data));
    socket.onclose = () => this.close();
    this.#firstMessageTimer = setTimeout(() => this.close(), FIRST_MESSAGE_TIMEOUT_MS);
    this.#checkTimer = setInterval(() => this.#checkSilence(), CHECK_INTERVAL_MS);
  }

  /** Whether messages can be sent. */
  get isOpen(): boolean {
    return !this.#isClosed && this.#socket.readyState === WebSocket.OPEN;
  }

  /** Whether messages have arrived, so that nothing in between swallows them. */
  get hasWorked(): boolean {
    return this.#lastMessageAt !== null;
  }

  get silenceMs(): number {
    return this.#lastMessageAt === null ? 0 : Date.now() - this.#lastMessageAt;
  }

  send(message: ClientMessage): void {
    if (this.isOpen) this.#socket.send(JSON.stringify(message));
  }

  /** Asks whether the server is still there. The connection ends if there is no answer. */
  ping(): void {
    if (this.#pingedAt !== null) return;
    this.#pingedAt = Date.now();
    this.send({ type: 'ping' });
  }

  /** Ends at once: the closing handshake of a dead connection could take a minute. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearTimeout(this.#firstMessageTimer);
    clearInterval(this.#checkTimer);
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    this.#handlers.onClose(this.hasWorked);
  }

  #onMessage(text: string): void {
    clearTimeout(this.#firstMessageTimer);
    this.#lastMessageAt = Date.now();
    this.#pingedAt = null;
    this.#handlers.onMessage(JSON.parse(text) as ServerMessage);
  }

  /** Hidden pages are checked once a minute only, so the time since the question counts. */
  #checkSilence(): void {
    if (this.#pingedAt !== null && Date.now() - this.#pingedAt > PONG_TIMEOUT_MS) this.close();
    else if (this.silenceMs > PING_AFTER_MS) this.ping();
  }
}

/** Safari accepts no relative addresses. */
function socketUrl(table: string | null): URL {
  const url = new URL(SOCKET_PATH, location.href);
  if (table !== null) url.searchParams.set('table', table);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url;
}
