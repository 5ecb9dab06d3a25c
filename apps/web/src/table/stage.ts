import type { Viewer } from '@paddock/kernel';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Cue, GameUi } from '../games/ui.ts';
import type { Snapshot, Position, Step, TableLink, LoggedEvent } from './link.ts';

/** What the table page shows right now. */
export interface StageState {
  /** The newest position that has been shown in full. */
  readonly position: Position;
  /** What to draw: the position's view, or the view after some of a step's events. */
  readonly view: object;
  readonly cue: Cue | null;
  /** How many steps wait to be shown. */
  readonly behind: number;
  readonly history: readonly LoggedEvent[];
  /** The moment of the past that is looked at instead, if any. */
  readonly past: Position | null;
}

/** One drawing of the screen, in milliseconds. */
const FRAME = 16;

/** How the stage shows an event. */
export interface Direction {
  /** At 0 nothing is shown but what came of it. */
  speed(): number;
  /** Called with every event when its turn has come. */
  onEvent?(event: { readonly type: string }): void;
}

/**
 * Shows steps one after the other, each event as a cue that lasts as long as the game says. Steps arrive when they
 * like; the page is asked for a move only once all of them have been shown.
 */
export class Stage {
  readonly store: StoreApi<StageState>;
  readonly #ui: GameUi;
  readonly #direction: Direction;
  readonly #queue: Step[] = [];
  #running = false;
  #hurry = false;
  #endCue: (() => void) | null = null;
  #cues = 0;
  /** Raised when the stage starts afresh: what was under way then is dropped. */
  #scene = 0;
  /** What came of steps that needed no picture, until the next drawing. */
  #unseen: Pick<StageState, 'position' | 'view' | 'cue' | 'history'> | null = null;
  /** The newest position that was told, shown or not. */
  #newest: Position;

  constructor(ui: GameUi, { position, history }: Snapshot, direction: Direction) {
    this.#ui = ui;
    this.#direction = direction;
    this.#newest = position;
    this.store = createStore<StageState>(() => ({
      position,
      view: position.view,
      cue: null,
      behind: 0,
      history,
      past: null,
    }));
  }

  /** Takes the step that comes next, over one entry or several; one meant for another viewer, or told twice, is none. */
  push(step: Step): void {
    const { viewer, n } = this.#newest;
    if (step.after.viewer !== viewer || step.after.n <= n) return;
    this.#newest = step.after;
    this.#queue.push(step);
    if (this.#running) return;
    this.#publish({ behind: this.#queue.length });
    void this.#run();
  }

  /** Shows at once what came of everything that waits. */
  skip(): void {
    if (!this.#running) return;
    this.#hurry = true;
    this.#endCue?.();
  }

  /** Starts afresh, with what another viewer may see or from another moment, with so many steps to come. */
  reset({ position, history }: Snapshot, behind = 0): void {
    this.#queue.length = 0;
    this.#newest = position;
    this.#unseen = null;
    this.#scene++;
    this.#endCue?.();
    this.store.setState({ position, view: position.view, cue: null, behind, history, past: null });
  }

  look(past: Position | null): void {
    this.store.setState({ past });
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#queue.length > 0) {
      for (let step = this.#queue.shift(); step !== undefined; step = this.#queue.shift()) await this.#show(step);
      // Steps often come in bursts: those that need no picture of their own share one drawing.
      if (this.#unseen !== null) await this.#wait(FRAME);
    }
    this.#running = false;
    this.#hurry = false;
    this.#publish({ behind: 0 });
  }

  async #show({ events, after }: Step): Promise<void> {
    const scene = this.#scene;
    let view = this.#unseen?.view ?? this.store.getState().view;
    let seen = false;
    for (const event of events) {
      const speed = this.#hurry ? 0 : this.#direction.speed();
      if (!this.#hurry) this.#direction.onEvent?.(event);
      const ms = speed === 0 ? 0 : this.#ui.beat(event, view) / speed;
      if (ms > 0) {
        seen = true;
        const cue = { key: ++this.#cues, event, ms };
        const behind = this.#queue.length + 1;
        const suspense = this.#ui.revealAt(event) * ms;
        if (suspense > 0) {
          this.#publish({ view, cue: { ...cue, isSuspense: true }, behind });
          await this.#wait(suspense);
          if (scene !== this.#scene) return;
        }
        if (suspense < ms && !this.#hurry) {
          this.#publish({ view, cue: { ...cue, isSuspense: false }, behind });
          await this.#wait(ms - suspense);
          if (scene !== this.#scene) return;
        }
      }
      view = this.#ui.applyEvent(view, event);
    }
    const told = events.map((event) => ({ n: after.n, event }));
    const history = [...(this.#unseen?.history ?? this.store.getState().history), ...told];
    const result = { position: after, view: after.view, cue: null, history };
    if (seen) this.#publish({ ...result, behind: this.#queue.length });
    else this.#unseen = result;
  }

  /** Draws what has not been drawn yet, and what is given with it. */
  #publish(state: Partial<StageState>): void {
    const unseen = this.#unseen;
    this.#unseen = null;
    this.store.setState({ ...unseen, ...state });
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
 * Sits down at a table as a viewer. Somebody who was there already as another viewer sees what has not been shown yet with
 * the new eyes, once all of it is there: a moment in between would look as if nothing had happened.
 */
export async function takeStage(
  link: TableLink,
  viewer: Viewer,
  ui: GameUi,
  direction: Direction,
  old: Stage | null,
): Promise<Stage> {
  let stage: Stage | null = null;
  const early: Step[] = [];
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  let awaited = Infinity;
  const since = old === null ? null : old.store.getState().position.n;
  const snapshot = await link.watch(viewer, since, (step) => {
    if (stage !== null) stage.push(step);
    else if (early.push(step) >= awaited) arrive();
  });
  awaited = snapshot.ahead;
  if (early.length < awaited) await arrival;
  if (old === null) stage = new Stage(ui, snapshot, direction);
  else {
    old.reset(snapshot, early.length);
    stage = old;
  }
  for (const step of early) stage.push(step);
  return stage;
}
