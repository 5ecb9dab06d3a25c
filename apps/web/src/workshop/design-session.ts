import type { EditedDesign } from '../games/workshop.ts';
import { type DesignStore, newDesignId } from './design-store.ts';

/** Changes that follow each other more quickly are saved together. */
const SAVE_DELAY_MS = 400;

/**
 * `new`: nothing was changed yet, so nothing is kept. `changed`: the design was saved elsewhere, in another tab for example, and
 * is not saved here until the person has chosen.
 */
export type SaveState = 'new' | 'saving' | 'saved' | 'changed' | 'failed';

export interface SessionState {
  /** `null` until it is saved for the first time. */
  readonly id: string | null;
  readonly save: SaveState;
}

/** Keeps one design while it is edited: saves it after every change, one save after the other. */
export class DesignSession {
  #pending: EditedDesign | null = null;
  #latest: EditedDesign | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> = Promise.resolve();
  readonly #store: DesignStore;
  #version: number;
  #state: SessionState;
  readonly #onState: (state: SessionState) => void;

  constructor(store: DesignStore, known: { id: string; version: number } | null, onState: (s: SessionState) => void) {
    this.#store = store;
    this.#version = known?.version ?? 0;
    this.#state = { id: known?.id ?? null, save: known === null ? 'new' : 'saved' };
    this.#onState = onState;
  }

  get current(): SessionState {
    return this.#state;
  }

  change(edited: EditedDesign): void {
    this.#latest = edited;
    if (this.#state.save === 'changed') return;
    this.#pending = edited;
    this.#show({ ...this.#state, save: 'saving' });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), SAVE_DELAY_MS);
  }

  /** Saves now what is not saved yet. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#running = this.#running.then(() => this.#savePending());
    return this.#running;
  }

  /** Goes on with a design of its own, after somebody else has saved the same one. */
  keepAsCopy(): Promise<void> {
    this.#version = 0;
    this.#state = { id: null, save: 'new' };
    if (this.#latest !== null) this.change(this.#latest);
    return this.flush();
  }

  async #savePending(): Promise<void> {
    const edited = this.#pending;
    if (edited === null) return;
    this.#pending = null;
    const id = this.#state.id ?? newDesignId();
    const { draft, summary } = edited;
    const saved = await this.#store.save(id, { draft, summary }, this.#version);
    if (saved.ok) {
      this.#version = saved.version;
      this.#show({ id, save: this.#pending === null ? 'saved' : 'saving' });
      return;
    }
    if (saved.reason === 'changed') this.#pending = null;
    this.#show({ ...this.#state, save: saved.reason });
  }

  #show(state: SessionState): void {
    this.#state = state;
    this.#onState(state);
  }
}
