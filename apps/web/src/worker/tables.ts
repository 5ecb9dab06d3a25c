import { levelsOf } from '@paddock/bots/selection';
import {
  commitmentOf,
  defaultHintLimit,
  recordDigest,
  type DriverChange,
  fail,
  type Game,
  type GameRecord,
  type HintLimit,
  createSeed,
  ok,
  createRecord,
  type MoveRefusal,
  resolveOptions,
  type Result,
  type Seat,
  seedFromText,
  type Viewer,
} from '@paddock/kernel';
import type { Driver, Step, TableInfo, Watched } from '../games/table-link.ts';
import { AbortableRuns } from './abortable-runs.ts';
import { type CoachAnswer, type CoachRequest, coachViewer } from './coach.ts';
import {
  computeDebrief,
  type DebriefRequest,
  type DebriefSubject,
  type DebriefUpdate,
  readDebriefRequest,
} from './debriefs.ts';
import { type GameEngine, loadEngine, loadEngineOfRecord } from './engines.ts';
import { startOfJointChoice } from './joint-choice.ts';
import { LocalTable } from './local-table.ts';
import type { RecordError } from './open-record.ts';
import { addTable, loadTable, newTableId, type StoredTable } from './storage.ts';
import type { Verification } from './verification.ts';

export type { DebriefSubject } from './debriefs.ts';

interface NewTable {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly drivers: readonly Driver[];
  /** By default it depends on how many people take part. */
  readonly hints?: HintLimit;
  /** Whether the coach is open to all. */
  readonly coach?: boolean;
  /** The dice follow from this text: for tests. Otherwise from the system's generator. */
  readonly seed?: string;
}

/**
 * The tables of this device. They live in a Web Worker, so that neither rules nor bots ever hold up the page, and in
 * the browser's storage, so that a race survives a reload. What a race does not need is loaded when it is first wanted.
 */
export class LocalTables {
  readonly #tables = new Map<string, Promise<LocalTable | null>>();
  readonly #runs = new AbortableRuns();
  /** The game of the last position that the coach was asked about: what bots work out for a game once stays with it. */
  #coached: { readonly key: string; readonly game: Game } | null = null;

  async create(wanted: NewTable): Promise<Result<string>> {
    const engine = await loadEngine(wanted.game, wanted.options);
    if (engine === undefined) return fail(`there is no game "${wanted.game}"`);
    const options = resolveOptions(engine.definition, wanted.seats, wanted.options);
    if (!options.ok) return options;
    const seed = wanted.seed === undefined ? createSeed() : seedFromText(wanted.seed);
    const stored = freshTable(wanted, options.value, seed, []);
    await addTable(stored);
    return ok(stored.id);
  }

  /** The bots that people can choose from, weakest first. */
  async bots(game: string): Promise<readonly string[]> {
    return levelsOf(await (await requireEngine(game)).loadBots()).map(({ id }) => id);
  }

  async info(id: string): Promise<TableInfo | null> {
    const table = await this.#open(id);
    return table === null ? null : infoOf(table.stored);
  }

  async watch(id: string, viewer: Viewer, since: number | null, onStep: (step: Step) => void): Promise<Watched | null> {
    const table = await this.#open(id);
    return table === null ? null : table.watch(viewer, since, onStep);
  }

  leave(id: string): void {
    void this.#tables.get(id)?.then((table) => table?.leave());
  }

  async submit(id: string, seat: Seat, move: object, n: number): Promise<Result<null, MoveRefusal>> {
    const table = await this.#open(id);
    return table === null ? fail({ code: 'over', message: 'the table is gone' }) : table.submit(seat, move, n);
  }

  async preview(id: string, seat: Seat, move: object): Promise<object | null> {
    const preview = (await this.#open(id))?.running.preview(seat, move);
    return preview?.ok === true ? preview.value : null;
  }

  async at(id: string, n: number, viewer: Viewer): Promise<Step | null> {
    const running = (await this.#open(id))?.running;
    return running === undefined ? null : running.at(Math.min(n, running.length), viewer);
  }

  async record(id: string): Promise<GameRecord | null> {
    const table = await this.#open(id);
    if (table === null) return null;
    const { stored, running } = table;
    const { match } = running;
    const whole = createRecord(
      match,
      stored.seed ?? createSeed(),
      stored.notes ?? notesOf(stored.drivers),
      stored.binding,
    );
    if (!stored.opened) return whole;
    // An opened record is handed on with the commitment it came with, whether its seed fits or not.
    const { seed: _own, digest: _fresh, ...rest } = whole;
    const original = { ...rest, seedHash: stored.seedHash, ...(stored.seed === null ? {} : { seed: stored.seed }) };
    const digest = recordDigest(original, match.game.table(match.state));
    return { ...original, digest, ...(stored.signature === undefined ? {} : { signature: stored.signature }) };
  }

  /** Opens a record from a file or a link as a table to look at; the same record twice is the same table. */
  async open(text: string): Promise<Result<string, RecordError>> {
    const { openRecord } = await import('./open-record.ts');
    const engine = await loadEngineOfRecord(text);
    const opened = openRecord(text, engine?.definition);
    if (!opened.ok) return opened;
    await addTable(opened.value);
    // Perhaps it tells its seed only now.
    this.#tables.delete(opened.value.id);
    return ok(opened.value.id);
  }

  async verify(id: string): Promise<Verification | null> {
    const table = await this.#open(id);
    if (table === null) return null;
    const { createVerification } = await import('./verification.ts');
    return createVerification(
      (await requireEngine(table.stored.game, table.stored.options)).definition,
      table.stored,
      await this.record(id),
    );
  }

  /** A race of one's own from a moment of another one: the same position, fresh dice. What all choose in secret begins anew. */
  async continueFrom(id: string, n: number, drivers: readonly Driver[]): Promise<string | null> {
    const table = await this.#open(id);
    if (table === null) return null;
    const { game, seats, options, hints, coach } = table.stored;
    const { running } = table;
    const entries = running.match.entries.slice(0, startOfJointChoice(running, n));
    const stored = freshTable(
      {
        game,
        seats,
        options: {},
        drivers,
        ...(hints === undefined ? {} : { hints }),
        ...(coach === undefined ? {} : { coach }),
      },
      options,
      createSeed(),
      entries,
    );
    await addTable(stored);
    return stored.id;
  }

  /**
   * Explains a finished race: a table of this device, or a record as JSON. Returns when all is said, or when it was
   * stopped.
   */
  async debrief(key: string, race: DebriefSubject, onUpdate: (update: DebriefUpdate) => void): Promise<void> {
    await this.#runs.run(key, async (signal) => {
      const request = await this.#findRace(race);
      if (request === null) onUpdate({ state: 'unavailable' });
      else if (!signal.aborted) await computeDebrief(request, signal, onUpdate);
    });
  }

  /** Evaluates a position of any table as its viewer knows it; `null` if it cannot be evaluated or the run was stopped. */
  async coach(key: string, request: CoachRequest): Promise<CoachAnswer | null> {
    const engine = await requireEngine(request.game, request.options);
    const bots = await engine.loadBots();
    const game = this.#coachedGame(engine, request);
    return this.#runs.run(key, async (signal) => {
      try {
        return await coachViewer(game, bots, request, signal);
      } catch (error) {
        if (signal.aborted) return null;
        throw error;
      }
    });
  }

  #coachedGame({ definition }: GameEngine, { game, seats, options }: CoachRequest): Game {
    const key = JSON.stringify([game, seats, options]);
    if (this.#coached?.key !== key) this.#coached = { key, game: definition.create(seats, options) };
    return this.#coached.game;
  }

  /** Gives up a debrief or an evaluation that nobody waits for any more. */
  stop(key: string): void {
    this.#runs.stop(key);
  }

  async #findRace(race: DebriefSubject): Promise<DebriefRequest | null> {
    if ('record' in race) return readDebriefRequest(race.record);
    const record = await this.record(race.table);
    const engine = record === null ? undefined : await loadEngine(record.game, record.options);
    return record === null || engine === undefined ? null : { id: race.table, definition: engine.definition, record };
  }

  #open(id: string): Promise<LocalTable | null> {
    const known = this.#tables.get(id);
    if (known !== undefined) return known;
    const onBehind = (): void => void this.#tables.delete(id);
    const opening = openStored(id, onBehind);
    this.#tables.set(id, opening);
    return opening;
  }
}

async function openStored(id: string, onBehind: () => void): Promise<LocalTable | null> {
  const stored = await loadTable(id);
  return stored === undefined
    ? null
    : new LocalTable(stored, await requireEngine(stored.game, stored.options), onBehind);
}

async function requireEngine(game: string, options?: unknown): Promise<GameEngine> {
  const engine = await loadEngine(game, options);
  if (engine === undefined) throw new Error(`there is no game "${game}"`);
  return engine;
}

function freshTable(
  { game, seats, drivers, hints, coach }: NewTable,
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
    seedHash: commitmentOf(seed),
    entries,
    over: false,
    ...(hints === undefined ? {} : { hints }),
    ...(coach === undefined ? {} : { coach }),
    continuedFrom: entries.length,
    opened: false,
    digest: null,
    created: now,
    touched: now,
  };
}

/** People's names are left out: a link to a race goes to others. */
function notesOf(drivers: readonly Driver[]): DriverChange[] {
  return drivers.map((driver, seat) => [0, seat, driver.kind === 'bot' ? `bot:${driver.bot}` : 'person']);
}

function infoOf({ id, game, seats, options, drivers, seedHash, opened, ...stored }: StoredTable): TableInfo {
  const people = drivers.filter(({ kind }) => kind === 'person').length;
  const hints = stored.hints ?? defaultHintLimit(people);
  const { coach = false } = stored;
  return { id, game, seats, options, drivers, seedHash, lesson: false, opened, hints, coach };
}
