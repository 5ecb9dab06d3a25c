import type { TableChannelEvents } from '@paddock/protocol';
import { loadGamePackage } from '../games/index.ts';
import type { GameUi } from '../games/ui.ts';

type ChannelStep = TableChannelEvents['step'];

/** Steps without a position. The game's code works it out, so they wait until it is loaded. */
export class EventSteps {
  readonly #game: () => string | null;
  readonly #apply: (ui: GameUi, step: ChannelStep) => void;
  #ui: GameUi | null = null;
  #waiting: ChannelStep[] = [];

  constructor(game: () => string | null, apply: (ui: GameUi, step: ChannelStep) => void) {
    this.#game = game;
    this.#apply = apply;
  }

  push(step: ChannelStep): void {
    if (this.#ui !== null) return this.#apply(this.#ui, step);
    this.#waiting.push(step);
    void this.#load();
  }

  /** Forgets the waiting steps, which a snapshot contains. */
  clear(): void {
    this.#waiting = [];
  }

  async #load(): Promise<void> {
    const game = this.#game();
    if (game === null) return;
    // The page says if the game cannot be loaded. Here the next step tries again.
    const loaded = await loadGamePackage(game).catch(() => null);
    if (loaded === null || this.#ui !== null) return;
    this.#ui = loaded.ui;
    for (const step of this.#waiting.splice(0)) this.#apply(this.#ui, step);
  }
}
