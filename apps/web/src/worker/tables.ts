import { type Bot, findBot, levelsFor, runInSlices } from '@paddock/bots';
import { findGame } from '@paddock/games';
import {
  begin,
  CHANCE,
  commitment,
  type Dice,
  digestOf,
  type DriverNote,
  fail,
  fairDice,
  type GameRecord,
  type Match,
  newSeed,
  observe,
  ok,
  recordOf,
  type Refusal,
  resolveOptions,
  type Result,
  Rng,
  type Seat,
  seedFrom,
  understand,
  type Viewer,
} from '@paddock/kernel';
import type { Account, Driver, Step, TableInfo } from '../table/link.ts';
import { openRecord, type RecordFault } from './open-record.ts';
import { advance, positionOf, retell, stepOf } from '@paddock/table';
import { addTable, loadTable, newTableId, saveTable, type StoredTable } from './storage.ts';
import { verification, type Verification } from './verification.ts';

export interface NewTable {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly drivers: readonly Driver[];
  readonly lesson?: boolean;
  /** The dice follow from this text: for lessons and tests. Otherwise from the system's generator. */
  readonly seed?: string;
}

interface Running {
  stored: StoredTable;
  match: Match;
  readonly dice: Dice | null;
  /** Who looks: one page, as one viewer at a time. */
  watcher: { readonly viewer: Viewer; readonly onStep: (step: Step) => void } | null;
  /** The bots have worked out what they need for such a table. */
  readonly prepared: Promise<void>;
  /** Bots and chance are at work. */
  busy: boolean;
  /** A person's move is being stored. */
  storing: boolean;
}

/**
 * The tables of this device. They live in a Web Worker, so that neither rules nor bots ever hold up the page, and in
 * the browser's storage, so that a race survives a reload. A person's move counts once it is stored. Bots follow from the
 * seed, so that what they did after the last stored entry would be done again just so.
 */
export class LocalTables {
  readonly #running = new Map<string, Promise<Running | null>>();

  async create(wanted: NewTable): Promise<Result<string>> {
    const definition = findGame(wanted.game);
    if (definition === undefined) return fail(`there is no game "${wanted.game}"`);
    const options = resolveOptions(definition, wanted.seats, wanted.options);
    if (!options.ok) return options;
    const seed = wanted.seed === undefined ? newSeed() : seedFrom(wanted.seed);
    const stored = freshTable(wanted, options.value, seed, []);
    await addTable(stored);
    return ok(stored.id);
  }

  /** The bots that people can choose from, weakest first. */
  bots(game: string): readonly string[] {
    return levelsFor(game).map(({ id }) => id);
  }

  async info(id: string): Promise<TableInfo | null> {
    const running = await this.#open(id);
    return running === null ? null : infoOf(running.stored);
  }

  async watch(id: string, viewer: Viewer, since: number | null, onStep: (step: Step) => void): Promise<Account | null> {
    const running = await this.#open(id);
    if (running === null) return null;
    const { entries } = running.match;
    const match = freshMatch(running.stored);
    const history = retell(match, entries.slice(0, since ?? entries.length), viewer);
    const later = entries.slice(match.entries.length);
    const account = { position: positionOf(match, viewer), history, ahead: later.length };
    for (const entry of later) onStep(stepOf(match, advance(match, entry), viewer));
    running.watcher = { viewer, onStep };
    void this.#drive(running);
    return account;
  }

  leave(id: string): void {
    void this.#running.get(id)?.then((running) => running !== null && (running.watcher = null));
  }

  async submit(id: string, seat: Seat, move: object, n: number): Promise<Result<null, Refusal>> {
    const running = await this.#open(id);
    if (running === null) return fail({ code: 'over', message: 'the table is gone' });
    const { match, stored } = running;
    // Others may have chosen in the meantime where all choose at once; the seat itself must not have.
    const late = n > match.entries.length || match.entries.slice(n).some(([actor]) => actor === seat);
    if (running.storing || late) return fail({ code: 'not-awaited', message: 'the race has gone on' });
    const meant = understand(match, seat, move);
    if (!meant.ok) return meant;
    running.storing = true;
    const next = { ...stored, entries: [...match.entries, [seat, meant.value] as const], touched: Date.now() };
    const saved = await saveTable(next, match.entries.length).finally(() => (running.storing = false));
    if (saved === 'behind') {
      this.#running.delete(id);
      return fail({ code: 'not-awaited', message: 'the race has gone on in another tab' });
    }
    running.stored = next;
    this.#tell(running, advance(match, [seat, meant.value]));
    void this.#drive(running);
    return ok(null);
  }

  async preview(id: string, seat: Seat, move: object): Promise<object | null> {
    const running = await this.#open(id);
    if (running === null) return null;
    const meant = understand(running.match, seat, move);
    return meant.ok ? running.match.game.preview(running.match.state, seat, meant.value) : null;
  }

  async at(id: string, n: number, viewer: Viewer): Promise<Step | null> {
    const running = await this.#open(id);
    if (running === null) return null;
    const { entries } = running.match;
    const match = freshMatch(running.stored);
    const last = Math.min(n, entries.length);
    for (const entry of entries.slice(0, Math.max(0, last - 1))) advance(match, entry);
    return stepOf(match, last === 0 ? [] : advance(match, entries[last - 1]!), viewer);
  }

  async record(id: string): Promise<GameRecord | null> {
    const running = await this.#open(id);
    if (running === null) return null;
    const { stored, match } = running;
    const whole = recordOf(match, stored.seed ?? newSeed(), stored.notes ?? notesOf(stored.drivers));
    if (!stored.opened) return whole;
    // An opened record is handed on with the commitment it came with, whether its seed fits or not.
    const { seed: _own, digest: _fresh, ...rest } = whole;
    const told = { ...rest, seedHash: stored.seedHash, ...(stored.seed === null ? {} : { seed: stored.seed }) };
    return { ...told, digest: digestOf(told, match.game.table(match.state)) };
  }

  /** Opens a record from a file or a link as a table to look at; the same record twice is the same table. */
  async open(text: string): Promise<Result<string, RecordFault>> {
    const opened = openRecord(text);
    if (!opened.ok) return opened;
    await addTable(opened.value);
    // Perhaps it tells its seed only now.
    this.#running.delete(opened.value.id);
    return ok(opened.value.id);
  }

  async verify(id: string): Promise<Verification | null> {
    const running = await this.#open(id);
    return running === null ? null : verification(running.stored, await this.record(id));
  }

  /** A race of one's own from a moment of another one: the same position, fresh dice. */
  async continueFrom(id: string, n: number, drivers: readonly Driver[]): Promise<string | null> {
    const running = await this.#open(id);
    if (running === null) return null;
    const { game, seats, options } = running.stored;
    const entries = running.match.entries.slice(0, n);
    const stored = freshTable({ game, seats, options: {}, drivers }, options, newSeed(), entries);
    await addTable(stored);
    return stored.id;
  }

  #open(id: string): Promise<Running | null> {
    const known = this.#running.get(id);
    if (known !== undefined) return known;
    const opening = loadTable(id).then((stored) => (stored === undefined ? null : setUp(stored)));
    this.#running.set(id, opening);
    return opening;
  }

  /** Lets chance and bots go on until a person is awaited. */
  async #drive(running: Running): Promise<void> {
    if (running.busy || running.dice === null) return;
    running.busy = true;
    const { match, dice } = running;
    try {
      for (;;) {
        const awaiting = match.game.awaiting(match.state);
        const n = match.entries.length;
        if (awaiting.kind === 'over') break;
        if (awaiting.kind === 'chance') {
          this.#tell(running, advance(match, [CHANCE, dice(n, awaiting.ways)]));
          continue;
        }
        const seat = awaiting.seats.find((one) => running.stored.drivers[one]!.kind === 'bot');
        if (seat === undefined) break;
        this.#tell(running, advance(match, [seat, await botMove(running, seat)]));
        // Between bots' moves the page's questions are answered.
        await pause();
      }
    } finally {
      running.busy = false;
    }
    await this.#keep(running);
  }

  async #keep(running: Running): Promise<void> {
    const { match, stored } = running;
    const known = stored.entries.length;
    const over = match.game.awaiting(match.state).kind === 'over';
    if (known === match.entries.length && over === stored.over) return;
    running.stored = { ...stored, entries: [...match.entries], over, touched: Date.now() };
    await saveTable(running.stored, known);
  }

  #tell({ match, watcher }: Running, events: readonly { type: string }[]): void {
    watcher?.onStep(stepOf(match, events, watcher.viewer));
  }
}

/**
 * Bots think with the budgets of playouts that they bring along: what they do follows from the seed, on any device and
 * after any reload. They think in slices, so that questions of the page are answered meanwhile.
 */
async function botMove({ match, stored, prepared }: Running, seat: Seat): Promise<object> {
  await prepared;
  const rng = Rng.from(`${stored.seed} bot ${seat} ${match.entries.length}`);
  // A copy: where all choose at once, a person may choose while it thinks.
  const seen = observe(match.game, match.game.clone(match.state), seat);
  return runInSlices(botOf(stored, seat)!.think(seen, rng), { pause });
}

function botOf({ game, drivers }: StoredTable, seat: Seat): Bot | undefined {
  const driver = drivers[seat]!;
  if (driver.kind === 'person') return undefined;
  const bot = findBot(game, driver.bot);
  if (bot === undefined) throw new Error(`no bot drives seat ${seat}`);
  return bot;
}

async function prepare(stored: StoredTable, { game }: Match): Promise<void> {
  const bots = new Set(stored.drivers.map((_, seat) => botOf(stored, seat)));
  for (const bot of bots) if (bot !== undefined) await runInSlices(bot.prepare(game), { pause });
}

/** Lets waiting messages through. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

function setUp(stored: StoredTable): Running {
  const match = freshMatch(stored);
  for (const entry of stored.entries) advance(match, entry);
  const dice = stored.seed === null ? null : fairDice(stored.seed);
  const prepared = stored.over ? Promise.resolve() : prepare(stored, match);
  return { stored, match, dice, watcher: null, prepared, busy: false, storing: false };
}

function freshMatch(stored: Pick<StoredTable, 'game' | 'seats' | 'options'>): Match {
  return begin(findGame(stored.game)!, stored.seats, stored.options);
}

function freshTable(
  { game, seats, drivers, lesson = false }: NewTable,
  options: object,
  seed: string,
  entries: StoredTable['entries'],
): StoredTable {
  const now = Date.now();
  return {
    id: newTableId(),
    game,
    seats,
    options,
    drivers,
    seed,
    seedHash: commitment(seed),
    entries,
    over: false,
    lesson,
    continuedFrom: entries.length,
    opened: false,
    digest: null,
    created: now,
    touched: now,
  };
}

/** People's names are left out: a link to a race goes to others. */
function notesOf(drivers: readonly Driver[]): DriverNote[] {
  return drivers.map((driver, seat) => [0, seat, driver.kind === 'bot' ? `bot:${driver.bot}` : 'person']);
}

function infoOf({ id, game, seats, options, drivers, seedHash, lesson, opened }: StoredTable): TableInfo {
  return { id, game, seats, options, drivers, seedHash, lesson, opened };
}
