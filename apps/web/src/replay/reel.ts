import type { Viewer } from '@paddock/kernel';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { GameUi } from '../games/ui.ts';
import type { Snapshot, Step, TableLink, LoggedEvent } from '../table/link.ts';
import { type Direction, Stage } from '../table/stage.ts';

export interface ReelState {
  /** Where the person is: what is shown, or will be in a moment. */
  readonly at: number;
  readonly of: number;
  /** Whether the race has ended with the last entry. */
  readonly over: boolean;
  readonly viewer: Viewer;
  readonly playing: boolean;
  readonly failed: boolean;
}

/**
 * After each step there is a rest as long as the step itself, so that one can follow moves without waiting for every
 * card that is dealt; but not longer than this. Without animation there is nothing but the rest.
 */
const REST = 300;
const STILL_REST = 700;

/**
 * A race to be looked at in any direction. Steps forward are shown as they were at the table; everything else is there
 * at once. A race that is still running may grow while it is looked at.
 */
export class Reel {
  readonly store: StoreApi<ReelState>;
  readonly stage: Stage;
  readonly #link: TableLink;
  readonly #ui: GameUi;
  readonly #direction: Direction;
  /** All that happened, as the viewer may know it. */
  #told: LoggedEvent[];
  /** The position the stage was last told; -1 when it must be told afresh. */
  #shown: number;
  /** Raised by whatever the person does: what was under way before gives way. */
  #turn = 0;
  #work: Promise<void> = Promise.resolve();
  #wake: (() => void) | null = null;

  private constructor(link: TableLink, ui: GameUi, direction: Direction, whole: Snapshot, first: Step) {
    this.#link = link;
    this.#ui = ui;
    this.#direction = direction;
    this.#told = [...whole.history];
    this.#shown = first.after.n;
    this.stage = new Stage(ui, this.#snapshotAt(first), direction);
    const { n: of, awaiting, viewer } = whole.position;
    this.store = createStore<ReelState>(() => ({
      at: first.after.n,
      of,
      over: awaiting.kind === 'over',
      viewer,
      playing: false,
      failed: false,
    }));
  }

  static async open(link: TableLink, ui: GameUi, direction: Direction, viewer: Viewer, at: number): Promise<Reel> {
    let reel: Reel | null = null;
    const early: Step[] = [];
    const whole = await link.watch(viewer, null, (step) => {
      if (reel === null) early.push(step);
      else reel.#grow(step);
    });
    reel = new Reel(link, ui, direction, whole, await link.at(Math.min(at, whole.position.n), viewer));
    for (const step of early) reel.#grow(step);
    return reel;
  }

  /** Shows a moment at once. */
  go(n: number): void {
    const { of } = this.store.getState();
    const at = Math.max(0, Math.min(n, of));
    this.#do({ at, playing: false }, (turn) => this.#jump(at, turn));
  }

  /** Shows how the race went on. A step that is still being shown is skipped. */
  next(): void {
    const { at, of } = this.store.getState();
    if (at >= of) return;
    this.stage.skip();
    this.#do({ at: at + 1, playing: false }, (turn) => this.#step(at + 1, turn));
  }

  previous(): void {
    this.go(this.store.getState().at - 1);
  }

  /** Plays on to the end; from the end, all over again. */
  play(): void {
    const { at, of } = this.store.getState();
    const from = at >= of ? 0 : at;
    this.#do({ at: from, playing: true }, (turn) => this.#playFrom(from, turn));
  }

  pause(): void {
    this.#do({ playing: false }, async (turn) => {
      const { at } = this.store.getState();
      if (this.#shown !== at) await this.#jump(at, turn);
    });
  }

  toggle(): void {
    if (this.store.getState().playing) this.pause();
    else this.play();
  }

  /** Shows the same moment to other eyes. */
  look(viewer: Viewer): void {
    const change = async (): Promise<void> => {
      let there = false;
      const early: Step[] = [];
      const whole = await this.#link.watch(viewer, null, (step) => {
        if (there) this.#grow(step);
        else early.push(step);
      });
      this.#told = [...whole.history];
      this.#shown = -1;
      this.store.setState({ of: whole.position.n, over: whole.position.awaiting.kind === 'over' });
      there = true;
      for (const step of early) this.#grow(step);
      await this.#jump(this.store.getState().at, this.#turn);
    };
    // Not given up for what the person does next: that must be told to the new eyes.
    this.#do({ viewer, playing: false }, change, true);
  }

  /** Stops for good. */
  stop(): void {
    this.#turn++;
    this.#wake?.();
  }

  #do(state: Partial<ReelState>, work: (turn: number) => Promise<unknown>, always = false): void {
    const turn = ++this.#turn;
    this.#wake?.();
    this.store.setState(state);
    this.#work = this.#work
      .then(async () => {
        if (always || turn === this.#turn) await work(turn);
      })
      .catch(() => this.store.setState({ failed: true, playing: false }));
  }

  async #jump(n: number, turn: number): Promise<void> {
    const step = await this.#link.at(n, this.#viewer);
    if (turn !== this.#turn) return;
    this.#shown = n;
    this.stage.reset(this.#snapshotAt(step));
  }

  /** How much there was to be seen, in milliseconds at normal speed. */
  async #step(n: number, turn: number): Promise<number> {
    if (this.#shown !== n - 1) await this.#jump(n - 1, turn);
    const step = await this.#link.at(n, this.#viewer);
    if (turn !== this.#turn) return 0;
    const { view } = this.stage.store.getState();
    const seen = step.events.reduce((ms, event) => ms + this.#ui.beat(event, view), 0);
    this.#shown = n;
    this.stage.push(step);
    return seen;
  }

  async #playFrom(from: number, turn: number): Promise<void> {
    if (this.#shown !== from) await this.#jump(from, turn);
    for (let n = from + 1; turn === this.#turn; n++) {
      if (n > this.store.getState().of) {
        this.store.setState({ playing: false });
        return;
      }
      const seen = await this.#step(n, turn);
      if (turn !== this.#turn) return;
      this.store.setState({ at: n });
      await this.#calm();
      if (seen > 0 && turn === this.#turn) await this.#rest(Math.min(seen, REST));
    }
  }

  /** Waits until the stage has shown everything. */
  #calm(): Promise<void> {
    const { store } = this.stage;
    const isCalm = (): boolean => {
      const { position, cue, behind } = store.getState();
      return position.n === this.#shown && cue === null && behind === 0;
    };
    if (isCalm()) return Promise.resolve();
    return this.#until((done) => store.subscribe(() => isCalm() && done()));
  }

  #rest(seen: number): Promise<void> {
    const speed = this.#direction.speed();
    const ms = speed === 0 ? (seen / REST) * STILL_REST : seen / speed;
    return this.#until((done) => {
      const timer = setTimeout(done, ms);
      return () => clearTimeout(timer);
    });
  }

  /** Waits for something, or until the person does something else. */
  #until(arrange: (done: () => void) => () => void): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        this.#wake = null;
        cease();
        resolve();
      };
      const cease = arrange(done);
      this.#wake = done;
    });
  }

  #grow({ events, after }: Step): void {
    if (after.viewer !== this.#viewer || after.n !== this.store.getState().of + 1) return;
    for (const event of events) this.#told.push({ n: after.n, event });
    this.store.setState({ of: after.n, over: after.awaiting.kind === 'over' });
  }

  get #viewer(): Viewer {
    return this.store.getState().viewer;
  }

  #snapshotAt({ after }: Step): Snapshot {
    const later = this.#told.findIndex(({ n }) => n > after.n);
    return { position: after, history: later < 0 ? [...this.#told] : this.#told.slice(0, later) };
  }
}
