import { type ClientMessage, type MoveMessage, type ServerMessage, tableOfChannel } from '@paddock/protocol';
import { callApi, isTransientError } from './api.ts';
import { useMe } from './me.ts';
import { type MoveAnswer, PendingMoves } from './pending-moves.ts';
import { type ConnectionState, Delay, lostState, reconnectDelayMs, STALE_AFTER_MS, watchNetwork } from './reconnect.ts';
import { SocketConnection } from './socket-connection.ts';

/** After so many failures in a row, although the server answers requests, WebSockets count as blocked. */
const MAX_BLOCKED_ATTEMPTS = 2;
/** How often a page whose WebSockets are blocked tries again. */
const BLOCKED_RETRY_MS = 300_000;
/** How long the connection stays open after the last channel was left: the next page probably opens another one. */
const LINGER_MS = 5000;
/** After a connection that lasted this long, the delays start from the shortest again. */
const STABLE_AFTER_MS = 5000;
const PROBE_TIMEOUT_MS = 10_000;

/** What the server sends about one channel. */
export type ChannelMessage = Extract<ServerMessage, { readonly channel: string }>;

/** A channel as the socket sees it. */
export interface SocketSubscriber {
  readonly name: string;
  /** The connection works: subscribe. */
  onConnected(): void;
  onMessage(message: ChannelMessage): void;
  onLost(state: ConnectionState): void;
  /** WebSockets are blocked: use a stream until `onConnected`. */
  onBlocked(): void;
}

/** The WebSocket of this tab. It is open while there are subscribers, and reconnects by itself. */
export class LiveSocket {
  readonly #subscribers = new Map<string, SocketSubscriber>();
  readonly #moves = new PendingMoves();
  readonly #delay = new Delay();
  #abort: AbortController | null = null;
  #connection: SocketConnection | null = null;
  #lingerTimer: ReturnType<typeof setTimeout> | undefined;
  #isBlocked = false;
  #isRestarting = false;
  /** The person when the connection was opened; `undefined` if it was not known. */
  #openedAs: string | null | undefined;

  add(subscriber: SocketSubscriber): void {
    clearTimeout(this.#lingerTimer);
    this.#subscribers.set(subscriber.name, subscriber);
    if (this.#isBlocked) subscriber.onBlocked();
    if (this.#abort === null) this.#start();
    else if (this.#isBlocked) return;
    else if (this.#openedAs !== undefined && this.#openedAs !== currentPerson()) this.restart();
    else if (this.#connection === null) this.#delay.end();
    else if (this.#connection.isOpen) subscriber.onConnected();
  }

  remove(subscriber: SocketSubscriber): void {
    if (this.#subscribers.get(subscriber.name) !== subscriber) return;
    this.#subscribers.delete(subscriber.name);
    this.send({ type: 'unsubscribe', channel: subscriber.name });
    if (this.#subscribers.size === 0) this.#lingerTimer = setTimeout(() => this.#stop(), LINGER_MS);
  }

  send(message: ClientMessage): void {
    this.#connection?.send(message);
  }

  /** Sends a move if the connection works. The answer is `null` if it does not, or if there was none in time. */
  async sendMove(move: MoveMessage): Promise<MoveAnswer> {
    const connection = this.#connection;
    if (connection === null || !connection.hasWorked || !connection.isOpen) return null;
    connection.send(move);
    const answer = await this.#moves.wait(move.id);
    if (answer === null) connection.ping();
    return answer;
  }

  /** Reconnects at once, also after a sign-in: the server checks the session only when a connection begins. */
  restart(): void {
    this.#isRestarting = true;
    this.#interrupt();
  }

  #start(): void {
    this.#abort = new AbortController();
    watchNetwork(
      {
        onOnline: () => !this.#isLive && this.restart(),
        onOffline: () => this.#interrupt(),
        onVisible: () => {
          if (this.#isBlocked) return;
          if (!this.#isLive || this.#connection!.silenceMs > STALE_AFTER_MS) this.restart();
        },
      },
      this.#abort.signal,
    );
    void this.#run(this.#abort.signal);
  }

  #stop(): void {
    this.#abort?.abort();
    this.#abort = null;
    this.#interrupt();
  }

  /** Ends the current connection or delay. */
  #interrupt(): void {
    this.#connection?.close();
    this.#delay.end();
  }

  get #isLive(): boolean {
    return this.#connection?.hasWorked === true;
  }

  async #run(signal: AbortSignal): Promise<void> {
    let blockedAttempts = 0;
    for (let failures = 0; !signal.aborted; failures++) {
      this.#isRestarting = false;
      const startedAt = Date.now();
      const hasWorked = await this.#connect();
      if (signal.aborted) return;
      if (hasWorked) blockedAttempts = 0;
      if (hasWorked && Date.now() - startedAt > STABLE_AFTER_MS) failures = 0;
      if (this.#isRestarting) continue;
      const isLost = !this.#isBlocked && (hasWorked || !(await isServerReachable()));
      if (signal.aborted) return;
      if (isLost) for (const subscriber of this.#subscribers.values()) subscriber.onLost(lostState());
      else if (++blockedAttempts >= MAX_BLOCKED_ATTEMPTS) this.#block();
      if (!this.#isRestarting) await this.#delay.wait(this.#isBlocked ? BLOCKED_RETRY_MS : reconnectDelayMs(failures));
    }
  }

  /** Connects, and returns whether the connection worked after it has ended. */
  #connect(): Promise<boolean> {
    this.#openedAs = currentPerson();
    return new Promise((resolve) => {
      try {
        const handlers = {
          // Blocked subscribers keep their streams until the connection has proved to work.
          onOpen: () => !this.#isBlocked && this.#subscribe(),
          onMessage: (message: ServerMessage) => this.#onMessage(message),
          onClose: (hasWorked: boolean) => {
            this.#connection = null;
            this.#moves.abandonAll();
            resolve(hasWorked);
          },
        };
        const table = [...this.#subscribers.keys()].map(tableOfChannel).find((id) => id !== null);
        this.#connection = new SocketConnection(handlers, table);
      } catch {
        resolve(false);
      }
    });
  }

  #subscribe(): void {
    for (const subscriber of this.#subscribers.values()) subscriber.onConnected();
  }

  #block(): void {
    if (this.#isBlocked) return;
    this.#isBlocked = true;
    for (const subscriber of this.#subscribers.values()) subscriber.onBlocked();
  }

  #onMessage(message: ServerMessage): void {
    if (this.#isBlocked) {
      this.#isBlocked = false;
      this.#subscribe();
    }
    // The session of this connection has ended, but perhaps there is another one.
    if (message.type === 'refused' && message.error === 'unauthenticated' && message.id === undefined) this.restart();
    if ('channel' in message) this.#subscribers.get(message.channel)?.onMessage(message);
    this.#moves.handle(message);
  }
}

/** The id of the current person; `undefined` while it is not known. */
function currentPerson(): string | null | undefined {
  const { me } = useMe.getState();
  return me === undefined ? undefined : (me?.id ?? null);
}

/** Whether the server answers requests, so that only its WebSocket cannot be reached. */
async function isServerReachable(): Promise<boolean> {
  const answer = await callApi('GET', '/api/me', undefined, AbortSignal.timeout(PROBE_TIMEOUT_MS));
  return answer.ok || !isTransientError(answer.error);
}

/** The socket that all pages of this tab share. */
export const liveSocket = new LiveSocket();
