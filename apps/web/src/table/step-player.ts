import type { Viewer } from '@paddock/kernel';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Cue, GameUi } from '../games/ui.ts';
import type { Snapshot, Position, Step, TableLink, LoggedEvent } from '../games/table-link.ts';

/** What the table page shows right now. */
interface StepPlayerState {
  /** The newest position that has been shown completely. */
  readonly position: Position;
  /** What to draw: the position's view, or the view after some of a step's events. */
  readonly view: object;
  readonly cue: Cue | null;
  /** The number of steps that are still to be shown. */
  readonly pendingSteps: number;
  readonly history: readonly LoggedEvent[];
  /** A past position that is shown instead, if any. */
  readonly past: Position | null;
}

/** One animation frame. */
const FRAME_MS = 16;

/** How events are played. */
export interface PlaybackOptions {
  /** 0 skips animations. */
  speed(): number;
  /** Called for every event when it starts. */
  onEvent?(event: { readonly type: string }): void;
  /** Called when the result of an event becomes visible, unless animations are skipped. */
  onReveal?(event: { readonly type: string }): void;
}

/**
 * Plays steps one after the other. Each event becomes a cue that lasts as long as the game says. Steps may arrive at
 * any time; the page asks for a move only after all of them have been shown.
 */
export class StepPlayer {
  readonly store: StoreApi<StepPlayerState>;
  readonly #ui: GameUi;
  readonly #options: PlaybackOptions;
  readonly #queue: Step[] = [];
  #isRunning = false;
  #isSkipping = false;
  #endCue: (() => void) | null = null;
  #cueCount = 0;
  /** Increased by `reset`: steps of an older generation are dropped. */
  #generation = 0;
  /** The result of steps without animation, until the next frame. */
  #unpublished: Pick<StepPlayerState, 'position' | 'view' | 'cue' | 'history'> | null = null;
  /** The newest position received, shown or not. */
  #newest: Position;

  constructor(ui: GameUi, { position, history }: Snapshot, options: PlaybackOptions) {
    this.#ui = ui;
    this.#options = options;
    this.#newest = position;
    this.store = createStore<StepPlayerState>(() => ({
      position,
      view: position.view,
      cue: null,
      pendingSteps: 0,
      history,
      past: null,
    }));
  }

  /** Queues the next step, which may span several entries. Steps for another viewer and repeated ones are ignored. */
  push(step: Step): void {
    const { viewer, n } = this.#newest;
    if (step.after.viewer !== viewer || step.after.n <= n) return;
    this.#newest = step.after;
    this.#queue.push(step);
    if (this.#isRunning) return;
    this.#publish({ pendingSteps: this.#queue.length });
    void this.#run();
  }

  /** Skips all animations and shows the newest position. */
  skip(): void {
    if (!this.#isRunning) return;
    this.#isSkipping = true;
    this.#endCue?.();
  }

  /** Starts over with another viewer or another position. `pendingSteps` steps will follow. */
  reset({ position, history }: Snapshot, pendingSteps = 0): void {
    this.#queue.length = 0;
    this.#newest = position;
    this.#unpublished = null;
    this.#generation++;
    this.#endCue?.();
    this.store.setState({ position, view: position.view, cue: null, pendingSteps, history, past: null });
  }

  showPast(past: Position | null): void {
    this.store.setState({ past });
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#queue.length > 0) {
      for (let step = this.#queue.shift(); step !== undefined; step = this.#queue.shift()) await this.#show(step);
      // Steps without animation that arrive in a burst are published together.
      if (this.#unpublished !== null) await this.#wait(FRAME_MS);
    }
    this.#isRunning = false;
    this.#isSkipping = false;
    this.#publish({ pendingSteps: 0 });
  }

  async #show({ events, after }: Step): Promise<void> {
    const generation = this.#generation;
    let view = this.#unpublished?.view ?? this.store.getState().view;
    let isShown = false;
    for (const event of events) {
      const speed = this.#isSkipping ? 0 : this.#options.speed();
      if (!this.#isSkipping) this.#options.onEvent?.(event);
      const ms = speed === 0 ? 0 : this.#ui.durationMs(event, view) / speed;
      if (ms > 0) {
        isShown = true;
        const cue = { key: ++this.#cueCount, event, ms };
        const pendingSteps = this.#queue.length + 1;
        const suspenseMs = this.#ui.revealAt(event) * ms;
        if (suspenseMs > 0) {
          this.#publish({ view, cue: { ...cue, isSuspense: true }, pendingSteps });
          await this.#wait(suspenseMs);
          if (generation !== this.#generation) return;
        }
        if (suspenseMs > 0 && !this.#isSkipping) this.#options.onReveal?.(event);
        if (suspenseMs < ms && !this.#isSkipping) {
          this.#publish({ view, cue: { ...cue, isSuspense: false }, pendingSteps });
          await this.#wait(ms - suspenseMs);
          if (generation !== this.#generation) return;
        }
      }
      view = this.#ui.applyEvent(view, event);
    }
    const logged = events.map((event) => ({ n: after.n, event }));
    const history = [...(this.#unpublished?.history ?? this.store.getState().history), ...logged];
    const result = { position: after, view: after.view, cue: null, history };
    if (isShown) this.#publish({ ...result, pendingSteps: this.#queue.length });
    else this.#unpublished = result;
  }

  /** Publishes the unpublished state together with `state`. */
  #publish(state: Partial<StepPlayerState>): void {
    const unpublished = this.#unpublished;
    this.#unpublished = null;
    this.store.setState({ ...unpublished, ...state });
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#endCue = null;
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.#endCue = end;
    });
  }
}

/**
 * Starts watching a table as a viewer. An existing player is reused for the new viewer: it is reset when all missing
 * steps have arrived, so that no position in between is shown without its animation.
 */
export async function watchTable(
  link: TableLink,
  viewer: Viewer,
  ui: GameUi,
  options: PlaybackOptions,
  old: StepPlayer | null,
): Promise<StepPlayer> {
  let player: StepPlayer | null = null;
  const early: Step[] = [];
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  let awaited = Infinity;
  const since = old === null ? null : old.store.getState().position.n;
  const snapshot = await link.watch(viewer, since, (step) => {
    if (player !== null) player.push(step);
    else if (early.push(step) >= awaited) arrive();
  });
  awaited = snapshot.ahead;
  if (early.length < awaited) await arrival;
  if (old === null) player = new StepPlayer(ui, snapshot, options);
  else {
    old.reset(snapshot, early.length);
    player = old;
  }
  for (const step of early) player.push(step);
  return player;
}
