import { findGame } from '@paddock/games';
import { appendEntry, startMatch, CHANCE, type Entry, createFairDice, isSameJson, resolveMove } from '@paddock/kernel';
import type { TimeControl } from '@paddock/protocol';
import { computeDiceSeed } from '../dice-seed.ts';
import type { DatabaseReader } from '../database-reader.ts';
import { readEntries, type StoredEntry } from '../entry-rows.ts';
import { SLOWNESS } from '../slowness.ts';
import { ExpectedClocks } from './expected-clocks.ts';
import type { AcknowledgedMove, MoveLog } from './move-log.ts';

interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly options: string;
  readonly phase: string;
  readonly time: string;
  readonly rules_version: number;
  readonly seed: string;
  readonly binding: string | null;
  readonly clock_started_at: number;
}

interface SeatRow {
  readonly kind: string;
}

interface DriverRow {
  readonly number: number;
  readonly seat: number;
  readonly driver: string;
  readonly at: number;
}

/** How long a job may be overdue: the lease of a killed process, and some tolerance. */
export const MAX_OVERDUE_MS = 20_000 * SLOWNESS;

/** How far the service clock of a process may be ahead of what is stored of it. */
const MAX_UNSTORED_MS = 7000;

/** Compares what is stored with what the players received, and with the rules. */
export class StorageAudit {
  /** Entries that were read again after a kill, over all kills. */
  entries = 0;
  /** The longest time that a job was overdue. */
  longestOverdueMs = 0;
  readonly #moves: MoveLog;
  /** The entries of each table at the last check: none of them may change. */
  readonly #seen = new Map<string, readonly StoredEntry[]>();
  readonly #done = new Set<string>();

  constructor(moveLog: MoveLog) {
    this.#moves = moveLog;
  }

  /** Returns what is wrong. */
  findFaults(reader: DatabaseReader): Promise<string[]> {
    // Moves that are acknowledged from here on may not be read any more.
    const promised = Map.groupBy(this.#moves.acknowledged, ({ table }) => table);
    return reader.readConsistently(() => this.#check(reader, promised));
  }

  async #check(reader: DatabaseReader, promised: ReadonlyMap<string, readonly AcknowledgedMove[]>): Promise<string[]> {
    const now = await readServedUntil(reader);
    const tables = await reader.query<TableRow>(`select * from tables where phase <> 'open'`);
    const faults: string[] = [];
    for (const table of tables) {
      if (this.#done.has(table.id)) continue;
      const found = await this.#findTableFaults(reader, table, promised.get(table.id) ?? [], now);
      faults.push(...found.map((fault) => `${table.game} ${table.id}: ${fault}`));
      if (table.phase !== 'over') continue;
      this.#done.add(table.id);
      this.#seen.delete(table.id);
    }
    const missing = [...promised.keys()].filter(
      (id) => !this.#done.has(id) && !tables.some((table) => table.id === id),
    );
    return [...faults, ...missing.map((id) => `table ${id} is gone`)];
  }

  /** The seeds of running races, which no output may contain. */
  async listSeeds(reader: DatabaseReader): Promise<string[]> {
    const rows = await reader.query<{ seed: string }>(`select seed from tables where phase = 'running'`);
    return rows.map(({ seed }) => seed);
  }

  async #findTableFaults(
    reader: DatabaseReader,
    table: TableRow,
    promised: readonly AcknowledgedMove[],
    now: number,
  ): Promise<string[]> {
    const { id } = table;
    const entries = await readEntries(reader, id);
    const notes = await reader.query<DriverRow>('select * from notes where table_id = ? order by number, seat', id);
    const seats = await reader.query<SeatRow>('select kind from seats where table_id = ? order by seat', id);
    const wakes = await reader.query<{ due_at: number }>('select due_at from wakes where table_id = ?', id);
    const before = this.#seen.get(id) ?? [];
    this.#seen.set(id, entries);
    this.entries += entries.length;
    const changed = before.find((entry, i) => !isSameJson(entry, entries[i]));
    const replayed = replayEntries(table, seats, entries, notes);
    return [
      ...(changed === undefined ? [] : [`entry ${changed.number} is not what it was: ${JSON.stringify(changed)}`]),
      ...promised.flatMap((one) => findLostMove(one, entries)),
      ...entries.flatMap(({ key }) =>
        key !== null && this.#moves.refused.has(key) ? [`${key} was refused, and is in`] : [],
      ),
      ...replayed.faults,
      ...(table.phase === 'running' ? this.#findJobFaults(replayed, wakes[0]?.due_at ?? null, now) : []),
    ];
  }

  /** A due job must be stored for the right time, and must not be overdue for long. */
  #findJobFaults({ dueAt, atOnce }: ReplayResult, wakeAt: number | null, now: number): string[] {
    if (dueAt === null) return [];
    if (wakeAt === null) return [`due at ${dueAt}, and nobody will wake`];
    if (atOnce ? wakeAt > now + MAX_UNSTORED_MS : wakeAt !== dueAt) return [`due at ${dueAt}, but wakes at ${wakeAt}`];
    // The service clock stops while no server runs.
    const wait = now - dueAt;
    this.longestOverdueMs = Math.max(this.longestOverdueMs, wait);
    return wait > MAX_OVERDUE_MS ? [`stuck for ${Math.round(wait / 1000)} s`] : [];
  }
}

/** The service clock as it was stored last. */
export async function readServedUntil(reader: DatabaseReader): Promise<number> {
  const [row] = await reader.query<{ served_until: number }>('select served_until from service_clock');
  return row!.served_until;
}

function findLostMove({ id, seat, move, after }: AcknowledgedMove, entries: readonly StoredEntry[]): string[] {
  const found = entries.filter(({ key }) => key === id);
  if (found.length !== 1) return [`move ${id} was acknowledged and is stored ${found.length} times`];
  const { number, actor, body } = found[0]!;
  if (actor !== seat || !isSameJson(JSON.parse(body), move)) return [`move ${id} is stored as another one`];
  let length = number + 1;
  while (entries[length]?.actor === CHANCE) length++;
  return length === after ? [] : [`move ${id} was acknowledged for ${after} entries and there were ${length}`];
}

interface ReplayResult {
  readonly faults: readonly string[];
  /** When the next job is due; `null` while people are awaited without a clock. */
  readonly dueAt: number | null;
  readonly atOnce: boolean;
}

/** Replays the log by the rules: every move must be legal, and all dice and clocks must follow from the seed and the times. */
function replayEntries(
  table: TableRow,
  seats: readonly SeatRow[],
  entries: readonly StoredEntry[],
  notes: readonly DriverRow[],
): ReplayResult {
  const match = startMatch(findGame(table.game)!, seats.length, JSON.parse(table.options) as object);
  const dice = createFairDice(computeDiceSeed(table));
  const clocks = new ExpectedClocks(
    JSON.parse(table.time) as TimeControl,
    seats.map(({ kind }) => kind === 'bot'),
  );
  const faults: string[] = [];
  let latest = table.clock_started_at;
  const listAwaited = (): readonly number[] => {
    const awaiting = match.game.awaiting(match.state);
    return awaiting.kind === 'moves' ? awaiting.seats : [];
  };
  const applyDriverChanges = (n: number): void => {
    for (const { seat, at, driver } of notes.filter(({ number }) => number === n)) {
      // The driver of every seat is stored at the start.
      if (!driver.startsWith('bot:') || seats[seat]!.kind === 'bot') continue;
      if (!clocks.switchToBot(seat, at)) faults.push(`a bot took over for seat ${seat} before its time was out`);
      latest = Math.max(latest, at);
    }
  };
  clocks.start(listAwaited(), table.clock_started_at);
  for (const [i, { number, actor, body, at }] of entries.entries()) {
    applyDriverChanges(i);
    const entry = [actor, JSON.parse(body)] as unknown as Entry;
    if (number !== i) return { faults: [`entry ${i} is missing`], dueAt: null, atOnce: false };
    const wrong = findEntryFault(entry);
    if (wrong !== null) return { faults: [`entry ${i} ${wrong}`], dueAt: null, atOnce: false };
    appendEntry(match, entry);
    if (actor !== CHANCE) clocks.stop(actor, at);
    clocks.start(listAwaited(), at);
    latest = at;
  }
  applyDriverChanges(entries.length);
  const { kind } = match.game.awaiting(match.state);
  if ((kind === 'over') !== (table.phase === 'over')) faults.push(`the table is ${table.phase}, the race ${kind}`);
  const atOnce = kind === 'chance' || listAwaited().some((seat) => clocks.isBotDriven(seat));
  return { faults, dueAt: atOnce ? latest : clocks.deadline, atOnce };

  function findEntryFault([actor, what]: Entry): string | null {
    const awaiting = match.game.awaiting(match.state);
    if (actor !== CHANCE) return resolveMove(match, actor, what).ok ? null : 'is not legal';
    if (awaiting.kind !== 'chance') return 'is chance where none is awaited';
    return dice(match.entries.length, awaiting.ways) === what ? null : 'is not what the seed gives';
  }
}
