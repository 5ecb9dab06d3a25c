import type { Viewer } from '@paddock/kernel';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { GameUi } from '../games/ui.ts';
import type { Snapshot, Step, TableLink, LoggedEvent } from '../games/table-link.ts';
import { type PlaybackOptions, StepPlayer } from '../table/step-player.ts';

interface ReplayState {
  /** The entry that is shown, or will be in a moment. */
  readonly at: number;
  readonly length: number;
  /** Whether the race ended with the last entry. */
  readonly isOver: boolean;
  readonly viewer: Viewer;
  /** All events of the race, as the viewer may know them. */
  readonly history: readonly LoggedEvent[];
  readonly isPlaying: boolean;
  readonly hasFailed: boolean;
}

/**
 * After each step the player pauses as long as the step took, up to this time, so that dealt cards do not hold it up.
 * Without animation the pause is all there is.
 */
const MAX_PAUSE_MS = 300;
const PAUSE_WITHOUT_ANIMATION_MS = 700;

/**
 * Plays a recorded race. Steps forward are animated as at the table; jumps are immediate. A race that is still running
 * may grow meanwhile.
 */
export class ReplayPlayer {
  readonly store: StoreApi<ReplayState>;
  readonly stepPlayer: StepPlayer;
  readonly #link: TableLink;
  readonly #ui: GameUi;
  readonly #options: PlaybackOptions;
  /** All events, as the viewer may know them. */
  #history: readonly LoggedEvent[];
  /** The entry that the step player shows; -1 when it must be reset. */
  #shown: number;
  /** Increased by every action of the person; work of an older generation stops. */
  #generation = 0;
  #queue: Promise<void> = Promise.resolve();
  #wake: (() => void) | null = null;

  private constructor(link: TableLink, ui: GameUi, options: PlaybackOptions, whole: Snapshot, first: Step) {
    this.#link = link;
    this.#ui = ui;
    this.#options = options;
    this.#history = whole.history;
    this.#shown = first.after.n;
    this.stepPlayer = new StepPlayer(ui, this.#snapshotAt(first), options);
    const { n: of, awaiting, viewer } = whole.position;
    this.store = createStore<ReplayState>(() => ({
      at: first.after.n,
      length: of,
      isOver: awaiting.kind === 'over',
      viewer,
      history: this.#history,
      isPlaying: false,
      hasFailed: false,
    }));
  }

  static async open(
    link: TableLink,
    ui: GameUi,
    options: PlaybackOptions,
    viewer: Viewer,
    at: number,
  ): Promise<ReplayPlayer> {
    let player: ReplayPlayer | null = null;
    const early: Step[] = [];
    const whole = await link.watch(viewer, null, (step) => {
      if (player === null) early.push(step);
      else player.#append(step);
    });
    player = new ReplayPlayer(link, ui, options, whole, await link.at(Math.min(at, whole.position.n), viewer));
    for (const step of early) player.#append(step);
    return player;
  }

  /** Shows a position at once. */
  goTo(n: number): void {
    const { length } = this.store.getState();
    const at = Math.max(0, Math.min(n, length));
    this.#enqueue({ at, isPlaying: false }, (generation) => this.#jump(at, generation));
  }

  /** Animates the next step. A step that is still being shown is skipped. */
  next(): void {
    const { at, length } = this.store.getState();
    if (at >= length) return;
    this.stepPlayer.skip();
    this.#enqueue({ at: at + 1, isPlaying: false }, (generation) => this.#step(at + 1, generation));
  }

  previous(): void {
    this.goTo(this.store.getState().at - 1);
  }

  /** Plays to the end; from the end, starts over. */
  play(): void {
    const { at, length } = this.store.getState();
    const from = at >= length ? 0 : at;
    this.#enqueue({ at: from, isPlaying: true }, (generation) => this.#playFrom(from, generation));
  }

  pause(): void {
    this.#enqueue({ isPlaying: false }, async (generation) => {
      const { at } = this.store.getState();
      if (this.#shown !== at) await this.#jump(at, generation);
    });
  }

  toggle(): void {
    if (this.store.getState().isPlaying) this.pause();
    else this.play();
  }

  /** Shows the same position as another viewer may see it. */
  viewAs(viewer: Viewer): void {
    const change = async (): Promise<void> => {
      let isReady = false;
      const early: Step[] = [];
      const whole = await this.#link.watch(viewer, null, (step) => {
        if (isReady) this.#append(step);
        else early.push(step);
      });
      this.#history = whole.history;
      this.#shown = -1;
      const { n: length, awaiting } = whole.position;
      this.store.setState({ length, isOver: awaiting.kind === 'over', history: this.#history });
      isReady = true;
      for (const step of early) this.#append(step);
      await this.#jump(this.store.getState().at, this.#generation);
    };
    // Runs even if the person does something else meanwhile, because later actions need the new viewer's history.
    this.#enqueue({ viewer, isPlaying: false }, change, true);
  }

  /** Stops for good. */
  stop(): void {
    this.#generation++;
    this.#wake?.();
  }

  #enqueue(state: Partial<ReplayState>, work: (generation: number) => Promise<unknown>, always = false): void {
    const generation = ++this.#generation;
    this.#wake?.();
    this.store.setState(state);
    this.#queue = this.#queue
      .then(async () => {
        if (always || generation === this.#generation) await work(generation);
      })
      .catch(() => this.store.setState({ hasFailed: true, isPlaying: false }));
  }

  async #jump(n: number, generation: number): Promise<void> {
    const step = await this.#link.at(n, this.#viewer);
    if (generation !== this.#generation) return;
    this.#shown = n;
    this.stepPlayer.reset(this.#snapshotAt(step));
  }

  /** Returns the duration of the step at normal speed, in milliseconds. */
  async #step(n: number, generation: number): Promise<number> {
    if (this.#shown !== n - 1) await this.#jump(n - 1, generation);
    const step = await this.#link.at(n, this.#viewer);
    if (generation !== this.#generation) return 0;
    const { view } = this.stepPlayer.store.getState();
    const shownMs = step.events.reduce((ms, event) => ms + this.#ui.durationMs(event, view), 0);
    this.#shown = n;
    this.stepPlayer.push(step);
    return shownMs;
  }

  async #playFrom(from: number, generation: number): Promise<void> {
    if (this.#shown !== from) await this.#jump(from, generation);
    for (let n = from + 1; generation === this.#generation; n++) {
      if (n > this.store.getState().length) {
        this.store.setState({ isPlaying: false });
        return;
      }
      const shownMs = await this.#step(n, generation);
      if (generation !== this.#generation) return;
      this.store.setState({ at: n });
      await this.#waitUntilShown();
      if (shownMs > 0 && generation === this.#generation) await this.#pauseAfter(Math.min(shownMs, MAX_PAUSE_MS));
    }
  }

  /** Waits until the step player has shown everything. */
  #waitUntilShown(): Promise<void> {
    const { store } = this.stepPlayer;
    const isShown = (): boolean => {
      const { position, cue, pendingSteps } = store.getState();
      return position.n === this.#shown && cue === null && pendingSteps === 0;
    };
    if (isShown()) return Promise.resolve();
    return this.#waitFor((done) => store.subscribe(() => isShown() && done()));
  }

  #pauseAfter(shownMs: number): Promise<void> {
    const speed = this.#options.speed();
    const ms = speed === 0 ? (shownMs / MAX_PAUSE_MS) * PAUSE_WITHOUT_ANIMATION_MS : shownMs / speed;
    return this.#waitFor((done) => {
      const timer = setTimeout(done, ms);
      return () => clearTimeout(timer);
    });
  }

  /** Waits for something, or until the person does something else. */
  #waitFor(subscribe: (done: () => void) => () => void): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        this.#wake = null;
        unsubscribe();
        resolve();
      };
      const unsubscribe = subscribe(done);
      this.#wake = done;
    });
  }

  #append({ events, after }: Step): void {
    if (after.viewer !== this.#viewer || after.n !== this.store.getState().length + 1) return;
    this.#history = [...this.#history, ...events.map((event) => ({ n: after.n, event }))];
    this.store.setState({ length: after.n, isOver: after.awaiting.kind === 'over', history: this.#history });
  }

  get #viewer(): Viewer {
    return this.store.getState().viewer;
  }

  #snapshotAt({ after }: Step): Snapshot {
    const later = this.#history.findIndex(({ n }) => n > after.n);
    return { position: after, history: later < 0 ? [...this.#history] : this.#history.slice(0, later) };
  }
}
