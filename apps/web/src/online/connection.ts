import { type ServerEvent, readServerEvents } from './server-events.ts';

/** How the connection to the server is; `gone` when the server knows nothing at this address. */
export type ConnectionState = 'connecting' | 'live' | 'reconnecting' | 'offline' | 'gone';

interface ConnectionOptions {
  readonly path: string;
  /** Where to go on after a break; `null`: from the beginning. */
  readonly after?: () => number | null;
  readonly onEvent: (received: ServerEvent) => void;
  readonly onState: (state: ConnectionState) => void;
}

const MIN_RECONNECT_DELAY_MS = 500;
const MAX_RECONNECT_DELAY_MS = 8000;
/** The server gives a sign of life every 25 seconds: after two that did not come, nobody is there. */
const MAX_SILENCE_MS = 60_000;
/** Who comes back to the page after so long does not wait for the silence to be noticed. */
const STALE_AFTER_MS = 30_000;

/** A live stream that comes back by itself, whatever happens to the network or the server. */
export class LiveConnection {
  readonly #options: ConnectionOptions;
  #abort: AbortController | null = null;
  /** Ends the connection or the pause of the moment; the next try begins at once. */
  #interrupt: (() => void) | null = null;
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
    if (typeof window !== 'undefined') {
      addEventListener('online', this.#onOnline, { signal });
      addEventListener('offline', this.#onOffline, { signal });
      document.addEventListener('visibilitychange', this.#onVisibilityChange, { signal });
    }
    void this.#run(signal);
  }

  close(): void {
    this.#abort?.abort();
    this.#abort = null;
    this.#interrupt?.();
  }

  /** Tries again at once, also to come back as somebody else: the server looks at who asks only when a stream begins. */
  restart(): void {
    this.#isRestarting = true;
    this.#interrupt?.();
  }

  /** The network is back: no need to wait. */
  readonly #onOnline = (): void => {
    if (!this.#isLive) this.restart();
  };

  /** What the device says is not always so: it is tried again soon. */
  readonly #onOffline = (): void => this.#interrupt?.();

  readonly #onVisibilityChange = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (!this.#isLive || Date.now() - this.#lastActivity > STALE_AFTER_MS) this.restart();
  };

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
        this.#options.onState(isOffline() ? 'offline' : 'reconnecting');
        await this.#wait(reconnectDelayMs(failures));
      }
      this.#isRestarting = false;
    }
  }

  /** Listens until the connection ends, for whatever reason; answers what came of it. */
  async #listen(): Promise<'some' | 'nothing' | 'gone'> {
    const { path, after, onEvent, onState } = this.#options;
    const controller = new AbortController();
    this.#interrupt = () => controller.abort();
    const last = after?.() ?? null;
    const markActive = (): void => void (this.#lastActivity = Date.now());
    markActive();
    const watch = setInterval(
      () => Date.now() - this.#lastActivity > MAX_SILENCE_MS && controller.abort(),
      STALE_AFTER_MS / 2,
    );
    let received = false;
    try {
      const answer = await fetch(path, {
        signal: controller.signal,
        headers: { accept: 'text/event-stream', ...(last === null ? {} : { 'last-event-id': String(last) }) },
      });
      if (!answer.ok) return isPermanentError(answer.status) ? 'gone' : 'nothing';
      this.#isLive = true;
      onState('live');
      for await (const event of readServerEvents(answer.body!, markActive)) {
        if (controller.signal.aborted) break;
        received = true;
        onEvent(event);
      }
    } catch {
      // Lost or cut: either way it is tried again.
    } finally {
      clearInterval(watch);
      controller.abort();
    }
    return received ? 'some' : 'nothing';
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.#interrupt = end;
    });
  }
}

/** Twice as long after every failure, and not all at the same time: a server that comes back is not to be run over. */
export function reconnectDelayMs(failures: number, random: () => number = Math.random): number {
  const longest = Math.min(MAX_RECONNECT_DELAY_MS, MIN_RECONNECT_DELAY_MS * 2 ** failures);
  return longest * (0.5 + random() / 2);
}

function isOffline(): boolean {
  return typeof window !== 'undefined' && !navigator.onLine;
}

/** Asking again changes nothing about these. */
function isPermanentError(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}
