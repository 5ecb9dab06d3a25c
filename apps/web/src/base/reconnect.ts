/** The state of a live connection; `gone` when the server does not know what it is for. */
export type ConnectionState = 'connecting' | 'live' | 'reconnecting' | 'offline' | 'gone';

const MIN_RECONNECT_DELAY_MS = 500;
const MAX_RECONNECT_DELAY_MS = 8000;
/** After this much silence, a page that becomes visible reconnects at once. */
export const STALE_AFTER_MS = 30_000;

/** Exponential backoff with jitter, so that a restarted server is not flooded. */
export function reconnectDelayMs(failures: number, random: () => number = Math.random): number {
  const longest = Math.min(MAX_RECONNECT_DELAY_MS, MIN_RECONNECT_DELAY_MS * 2 ** failures);
  return longest * (0.5 + random() / 2);
}

/** The state of a connection that is lost. */
export function lostState(): ConnectionState {
  return typeof window !== 'undefined' && !navigator.onLine ? 'offline' : 'reconnecting';
}

interface NetworkHandlers {
  /** The network is back. */
  readonly onOnline: () => void;
  /** The network may be lost: browsers are not sure. */
  readonly onOffline: () => void;
  /** The page is looked at again. */
  readonly onVisible: () => void;
}

/** Calls the handlers until `signal` is aborted. */
export function watchNetwork({ onOnline, onOffline, onVisible }: NetworkHandlers, signal: AbortSignal): void {
  if (typeof window === 'undefined') return;
  addEventListener('online', onOnline, { signal });
  addEventListener('offline', onOffline, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && onVisible(), {
    signal,
  });
}

/** A delay that can be ended early. */
export class Delay {
  #end: (() => void) | null = null;

  wait(ms: number): Promise<void> {
    this.end();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.end(), ms);
      this.#end = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  end(): void {
    this.#end?.();
    this.#end = null;
  }
}
