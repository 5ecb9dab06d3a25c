import { type ConnectionState, Delay, lostState, reconnectDelayMs, STALE_AFTER_MS, watchNetwork } from './reconnect.ts';
import { type ServerEvent, readServerEvents } from './server-events.ts';

interface ConnectionOptions {
  readonly path: string;
  /** The id of the last event, to resume after it; `null` to start from the beginning. */
  readonly after?: () => number | null;
  readonly onEvent: (received: ServerEvent) => void;
  readonly onState: (state: ConnectionState) => void;
}

/** The server sends a heartbeat every 25 seconds. After two missing ones the connection counts as lost. */
const MAX_SILENCE_MS = 60_000;
/** An attempt without a response in this time is given up: the next one may find the server again. */
const RESPONSE_TIMEOUT_MS = 20_000;

/** A Server-Sent Events stream that reconnects by itself. Used where WebSockets are blocked. */
export class LiveConnection {
  readonly #options: ConnectionOptions;
  #abort: AbortController | null = null;
  readonly #delay = new Delay();
  #request: AbortController | null = null;
  #lastActivity = 0;
  #isLive = false;
  #isRestarting = false;

  constructor(options: ConnectionOptions) {
    this.#options = options;
  }

  open(): void {
    if (this.#abort !== null) return;
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    watchNetwork(
      {
        onOnline: () => !this.#isLive && this.restart(),
        onOffline: () => this.#interrupt(),
        onVisible: () => {
          if (!this.#isLive || Date.now() - this.#lastActivity > STALE_AFTER_MS) this.restart();
        },
      },
      signal,
    );
    void this.#run(signal);
  }

  close(): void {
    this.#abort?.abort();
    this.#abort = null;
    this.#interrupt();
  }

  /** Reconnects at once, also after a sign-in: the server checks the session only when a stream begins. */
  restart(): void {
    this.#isRestarting = true;
    this.#interrupt();
  }

  /** Ends the current connection or delay, so that the next attempt starts at once. */
  #interrupt(): void {
    this.#request?.abort();
    this.#delay.end();
  }

  async #run(signal: AbortSignal): Promise<void> {
    this.#options.onState('connecting');
    for (let failures = 0; !signal.aborted; failures++) {
      const received = await this.#listen();
      this.#isLive = false;
      if (signal.aborted) return;
      if (received === 'gone') {
        this.#options.onState('gone');
        return;
      }
      if (received === 'some') failures = 0;
      if (!this.#isRestarting) {
        this.#options.onState(lostState());
        await this.#delay.wait(reconnectDelayMs(failures));
      }
      this.#isRestarting = false;
    }
  }

  /** Reads the stream until the connection ends, and returns what happened. */
  async #listen(): Promise<'some' | 'nothing' | 'gone'> {
    const { path, after, onEvent, onState } = this.#options;
    const controller = new AbortController();
    this.#request = controller;
    const last = after?.() ?? null;
    const markActive = (): void => void (this.#lastActivity = Date.now());
    markActive();
    const watch = setInterval(
      () => Date.now() - this.#lastActivity > MAX_SILENCE_MS && controller.abort(),
      STALE_AFTER_MS / 2,
    );
    const timeout = setTimeout(() => controller.abort(), RESPONSE_TIMEOUT_MS);
    let received = false;
    try {
      const answer = await fetch(path, {
        signal: controller.signal,
        headers: { accept: 'text/event-stream', ...(last === null ? {} : { 'last-event-id': String(last) }) },
      });
      clearTimeout(timeout);
      if (!answer.ok) return isPermanentError(answer.status) ? 'gone' : 'nothing';
      this.#isLive = true;
      onState('live');
      for await (const event of readServerEvents(answer.body!, markActive)) {
        if (controller.signal.aborted) break;
        received = true;
        onEvent(event);
      }
    } catch {
      // Lost or aborted: either way the caller reconnects.
    } finally {
      clearInterval(watch);
      clearTimeout(timeout);
      controller.abort();
    }
    return received ? 'some' : 'nothing';
  }
}

/** Whether repeating the request is pointless. */
function isPermanentError(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}
