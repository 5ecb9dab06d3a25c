import { type Heard, readEvents } from './events.ts';

/** How the connection to the server is; `gone` when the server knows nothing at this address. */
export type LineState = 'connecting' | 'live' | 'reconnecting' | 'offline' | 'gone';

interface Listening {
  readonly path: string;
  /** Where to go on after a break; `null`: from the beginning. */
  readonly after?: () => number | null;
  readonly onEvent: (heard: Heard) => void;
  readonly onState: (state: LineState) => void;
}

const SHORTEST_PAUSE = 500;
const LONGEST_PAUSE = 8000;
/** The server gives a sign of life every 25 seconds: after two that did not come, nobody is there. */
const LONGEST_SILENCE = 60_000;
/** A try that is not answered by then is given up: the server may have come back at once for the next one. */
const ANSWER_TIMEOUT_MS = 20_000;
/** Who comes back to the page after so long does not wait for the silence to be noticed. */
const STALE = 30_000;

/** A live stream that comes back by itself, whatever happens to the network or the server. */
export class Line {
  readonly #listening: Listening;
  #ending: AbortController | null = null;
  /** Ends the connection or the pause of the moment; the next try begins at once. */
  #cut: (() => void) | null = null;
  #lastLife = 0;
  #live = false;
  #atOnce = false;

  constructor(listening: Listening) {
    this.#listening = listening;
  }

  open(): void {
    if (this.#ending !== null) return;
    this.#ending = new AbortController();
    const { signal } = this.#ending;
    if (typeof window !== 'undefined') {
      addEventListener('online', this.#hurry, { signal });
      addEventListener('offline', this.#lose, { signal });
      document.addEventListener('visibilitychange', this.#look, { signal });
    }
    void this.#run(signal);
  }

  close(): void {
    this.#ending?.abort();
    this.#ending = null;
    this.#cut?.();
  }

  /** Tries again at once, also to come back as somebody else: the server looks at who asks only when a stream begins. */
  restart(): void {
    this.#atOnce = true;
    this.#cut?.();
  }

  /** The network is back: no need to wait. */
  readonly #hurry = (): void => {
    if (!this.#live) this.restart();
  };

  /** What the device says is not always so: it is tried again soon. */
  readonly #lose = (): void => this.#cut?.();

  readonly #look = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (!this.#live || Date.now() - this.#lastLife > STALE) this.restart();
  };

  async #run(signal: AbortSignal): Promise<void> {
    this.#listening.onState('connecting');
    for (let failures = 0; !signal.aborted; failures++) {
      const heard = await this.#listen();
      this.#live = false;
      if (signal.aborted) return;
      if (heard === 'gone') {
        this.#listening.onState('gone');
        return;
      }
      if (heard === 'some') failures = 0;
      if (!this.#atOnce) {
        this.#listening.onState(isOffline() ? 'offline' : 'reconnecting');
        await this.#pause(pauseAfter(failures));
      }
      this.#atOnce = false;
    }
  }

  /** Listens until the connection ends, for whatever reason; answers what came of it. */
  async #listen(): Promise<'some' | 'nothing' | 'gone'> {
    const { path, after, onEvent, onState } = this.#listening;
    const cut = new AbortController();
    this.#cut = () => cut.abort();
    const last = after?.() ?? null;
    const alive = (): void => void (this.#lastLife = Date.now());
    alive();
    const watch = setInterval(() => Date.now() - this.#lastLife > LONGEST_SILENCE && cut.abort(), STALE / 2);
    const timeout = setTimeout(() => cut.abort(), ANSWER_TIMEOUT_MS);
    let heard = false;
    try {
      const answer = await fetch(path, {
        signal: cut.signal,
        headers: { accept: 'text/event-stream', ...(last === null ? {} : { 'last-event-id': String(last) }) },
      });
      clearTimeout(timeout);
      if (!answer.ok) return isFinal(answer.status) ? 'gone' : 'nothing';
      this.#live = true;
      onState('live');
      for await (const event of readEvents(answer.body!, alive)) {
        if (cut.signal.aborted) break;
        heard = true;
        onEvent(event);
      }
    } catch {
      // Lost or cut: either way it is tried again.
    } finally {
      clearInterval(watch);
      clearTimeout(timeout);
      cut.abort();
    }
    return heard ? 'some' : 'nothing';
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.#cut = end;
    });
  }
}

/** Twice as long after every failure, and not all at the same time: a server that comes back is not to be run over. */
export function pauseAfter(failures: number, chance: () => number = Math.random): number {
  const longest = Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** failures);
  return longest * (0.5 + chance() / 2);
}

function isOffline(): boolean {
  return typeof window !== 'undefined' && !navigator.onLine;
}

/** Asking again changes nothing about these. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}
