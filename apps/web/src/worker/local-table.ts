import { runInSlices } from '@paddock/bots/computation';
import { allBotsOf, type Bot, type GameBots } from '@paddock/bots/selection';
import {
  type Entry,
  type GameTypes,
  startMatch,
  fail,
  type Match,
  ok,
  type MoveRefusal,
  type Result,
  type Seat,
  type Viewer,
} from '@paddock/kernel';
import { type GameState, rankingOf, RunningTable, type Step, type Transition } from '@paddock/table';
import type { Watched } from '../games/table-link.ts';
import type { GameEngine } from './engines.ts';
import { pause } from './pause.ts';
import { type SaveResult, saveTable, type StoredTable } from './storage.ts';

type StepListener = (step: Step) => void;

/**
 * A table of this device in memory. A person's move counts once it is stored. Bots follow from the seed, so that what they
 * did after the last stored entry would be done again just so.
 */
export class LocalTable {
  readonly running: RunningTable;
  #stored: StoredTable;
  /** The watcher: one page, as one viewer at a time. */
  #watcher: { readonly viewer: Viewer; readonly onStep: StepListener } | null = null;
  /** The bots, when they have worked out what they need for such a table; `null` if they have nothing to do. */
  readonly #preparedBots: Promise<GameBots<GameTypes>> | null;
  /** Chance and bots are at work. */
  #isDriving = false;
  /** Transitions are prepared, stored and committed one after the other. */
  #turn: Promise<unknown> = Promise.resolve();

  readonly #onBehind: () => void;

  /** `onBehind` is called when another tab has gone on with the race, and this one must be read again. */
  constructor(stored: StoredTable, engine: GameEngine, onBehind: () => void) {
    const match = startMatch(engine.definition, stored.seats, stored.options);
    this.running = new RunningTable(match, stored.seed);
    this.running.append(stored.entries);
    this.#stored = stored;
    this.#onBehind = onBehind;
    const hasWork = !stored.over && stored.drivers.some(({ kind }) => kind === 'bot');
    this.#preparedBots = hasWork ? prepareBots(stored, engine, match) : null;
  }

  get stored(): StoredTable {
    return this.#stored;
  }

  watch(viewer: Viewer, since: number | null, onStep: StepListener): Watched {
    const { running } = this;
    const n = Math.min(since ?? running.length, running.length);
    const snapshot = running.snapshot(viewer, n);
    const steps = running.stepsSince(viewer, n);
    for (const step of steps) onStep(step);
    this.#watcher = { viewer, onStep };
    void this.#drive();
    return { ...snapshot, ahead: steps.length };
  }

  leave(): void {
    this.#watcher = null;
  }

  /** Plays a person's move at position n. */
  submit(seat: Seat, move: object, n: number): Promise<Result<null, MoveRefusal>> {
    return this.#inTurn(async () => {
      if (this.running.isStale(seat, n)) return fail({ code: 'not-awaited', message: 'the race has gone on' });
      const transition = this.running.prepare(seat, move);
      if (!transition.ok) return transition;
      const { after, entries } = transition.value;
      const all = [...this.running.match.entries, ...entries];
      if ((await this.#save(after, all, this.running.length)) === 'behind') {
        this.#onBehind();
        return fail({ code: 'not-awaited', message: 'the race has gone on in another tab' });
      }
      this.#commit(transition.value);
      void this.#drive();
      return ok(null);
    });
  }

  /** Lets chance and bots go on until a person is awaited. */
  async #drive(): Promise<void> {
    if (this.#isDriving || this.#stored.seed === null) return;
    this.#isDriving = true;
    const { running } = this;
    try {
      await this.#inTurn(() => this.#commit(running.prepareChance()));
      for (let seat = this.#awaitedBot(); seat !== undefined; seat = this.#awaitedBot()) {
        await this.#driveBot(seat);
        // Between bots' moves the page's questions are answered.
        await pause();
      }
    } finally {
      this.#isDriving = false;
    }
    const { entries, over } = this.#stored;
    const isSaved = entries.length === running.length && over === (running.ranking() !== undefined);
    if (!isSaved) await this.#save(running.match, running.match.entries, entries.length);
  }

  #awaitedBot(): Seat | undefined {
    return this.running.awaitedSeats().find((seat) => this.#stored.drivers[seat]!.kind === 'bot');
  }

  /**
   * Bots think with the budgets of playouts that they bring along: what they do follows from the seed, on any device and
   * after any reload. They think in slices, so that questions of the page are answered meanwhile.
   */
  async #driveBot(seat: Seat): Promise<void> {
    const { running } = this;
    const bot = botAt(this.#stored, (await this.#preparedBots)!, seat);
    const computation = bot!.think(running.observe(seat), running.botRng(seat));
    const move = await runInSlices(computation, { pause });
    // Where all choose at once, a person may have chosen while the bot thought.
    await this.#inTurn(() => {
      const transition = running.prepare(seat, move);
      if (!transition.ok) throw new Error(transition.error.message);
      this.#commit(transition.value);
    });
  }

  /** Goes on, and shows the viewer every entry as a step of its own. */
  #commit(transition: Transition): void {
    const watcher = this.#watcher;
    const steps = watcher === null ? [] : this.running.stepsOf(transition, watcher.viewer);
    this.running.commit(transition);
    for (const step of steps) watcher?.onStep(step);
  }

  async #save(at: GameState, all: readonly Entry[], known: number): Promise<SaveResult> {
    const over = rankingOf(at) !== undefined;
    const next = { ...this.#stored, entries: [...all], over, touched: Date.now() };
    const saved = await saveTable(next, known);
    if (saved === 'saved') this.#stored = next;
    return saved;
  }

  #inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const mine = this.#turn.then(work);
    this.#turn = mine.catch(() => {});
    return mine;
  }
}

/** The bot that drives a seat; `undefined` if a person does. */
function botAt({ drivers }: StoredTable, bots: GameBots<GameTypes>, seat: Seat): Bot | undefined {
  const driver = drivers[seat]!;
  if (driver.kind === 'person') return undefined;
  const bot = allBotsOf(bots).find(({ id }) => id === driver.bot);
  if (bot === undefined) throw new Error(`no bot drives seat ${seat}`);
  return bot;
}

async function prepareBots(stored: StoredTable, engine: GameEngine, { game }: Match): Promise<GameBots<GameTypes>> {
  const bots = await engine.loadBots();
  for (const bot of new Set(stored.drivers.map((_, seat) => botAt(stored, bots, seat)))) {
    if (bot !== undefined) await runInSlices(bot.prepare(game), { pause });
  }
  return bots;
}
