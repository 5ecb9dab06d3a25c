import { findGame } from '@paddock/games';
import { appendEntry, startMatch, CHANCE, type Entry, createFairDice, isSameJson, resolveMove } from '@paddock/kernel';
import type { TimeControl } from '@paddock/protocol';
import { diceSeedOfRow } from '../dice-seed.ts';
import type { Reader } from '../reader.ts';
import { Clocks } from './clocks.ts';
import type { Acknowledged, Ledger } from './ledger.ts';

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

interface EntryRow {
  readonly number: number;
  readonly actor: number;
  readonly body: string;
  readonly at: number;
  readonly key: string | null;
}

interface DriverRow {
  readonly number: number;
  readonly seat: number;
  readonly driver: string;
  readonly at: number;
}

/** How long something may be due that nobody does: a lease that dies with its holder, and some more. */
export const LONGEST_WAIT = 20_000;

/** How far the service clock of a process may be ahead of what is stored of it. */
const UNSTORED_MS = 7000;

/** Holds what is stored against what the drivers were told, and against the rules. */
export class Audit {
  /** Entries that were read again after a kill, over all kills. */
  entries = 0;
  /** How long something was due at most that nobody had done yet. */
  longestWait = 0;
  readonly #ledger: Ledger;
  /** What each table had when it was looked at last: nothing of it may change. */
  readonly #seen = new Map<string, readonly EntryRow[]>();
  readonly #done = new Set<string>();

  constructor(ledger: Ledger) {
    this.#ledger = ledger;
  }

  /** Answers what is wrong, if anything. */
  faults(reader: Reader): Promise<string[]> {
    // What is acknowledged from here on may not be read any more.
    const promised = Map.groupBy(this.#ledger.acknowledged, ({ table }) => table);
    return reader.still(() => this.#read(reader, promised));
  }

  async #read(reader: Reader, promised: ReadonlyMap<string, readonly Acknowledged[]>): Promise<string[]> {
    const now = await servedUntil(reader);
    const tables = await reader.all<TableRow>(`select * from tables where phase <> 'open'`);
    const faults: string[] = [];
    for (const table of tables) {
      if (this.#done.has(table.id)) continue;
      const found = await this.#tableFaults(reader, table, promised.get(table.id) ?? [], now);
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

  /** The seeds of races under way: nothing that a server says may contain one. */
  async seeds(reader: Reader): Promise<string[]> {
    const rows = await reader.all<{ seed: string }>(`select seed from tables where phase = 'running'`);
    return rows.map(({ seed }) => seed);
  }

  async #tableFaults(
    reader: Reader,
    table: TableRow,
    promised: readonly Acknowledged[],
    now: number,
  ): Promise<string[]> {
    const { id } = table;
    const entries = await reader.all<EntryRow>('select * from entries where table_id = ? order by number', id);
    const notes = await reader.all<DriverRow>('select * from notes where table_id = ? order by number, seat', id);
    const seats = await reader.all<SeatRow>('select kind from seats where table_id = ? order by seat', id);
    const wakes = await reader.all<{ due_at: number }>('select due_at from wakes where table_id = ?', id);
    const before = this.#seen.get(id) ?? [];
    this.#seen.set(id, entries);
    this.entries += entries.length;
    const changed = before.find((entry, i) => !isSameJson(entry, entries[i]));
    const replayed = replay(table, seats, entries, notes);
    return [
      ...(changed === undefined ? [] : [`entry ${changed.number} is not what it was: ${JSON.stringify(changed)}`]),
      ...promised.flatMap((one) => brokenPromise(one, entries)),
      ...entries.flatMap(({ key }) =>
        key !== null && this.#ledger.refused.has(key) ? [`${key} was refused, and is in`] : [],
      ),
      ...replayed.faults,
      ...(table.phase === 'running' ? this.#wakeFaults(replayed, wakes[0]?.due_at ?? null, now) : []),
    ];
  }

  /** What is due must be written down, for the right time, and must not wait for long. */
  #wakeFaults({ dueAt, atOnce }: Replayed, wakeAt: number | null, now: number): string[] {
    if (dueAt === null) return [];
    if (wakeAt === null) return [`due at ${dueAt}, and nobody will wake`];
    if (atOnce ? wakeAt > now + UNSTORED_MS : wakeAt !== dueAt) return [`due at ${dueAt}, but wakes at ${wakeAt}`];
    // The service clock stands still while nobody serves.
    const wait = now - dueAt;
    this.longestWait = Math.max(this.longestWait, wait);
    return wait > LONGEST_WAIT ? [`stuck for ${Math.round(wait / 1000)} s`] : [];
  }
}

/** The service clock as it was stored last. */
export async function servedUntil(reader: Reader): Promise<number> {
  const [row] = await reader.all<{ served_until: number }>('select served_until from service_clock');
  return row!.served_until;
}

function brokenPromise({ id, seat, move, after }: Acknowledged, entries: readonly EntryRow[]): string[] {
  const found = entries.filter(({ key }) => key === id);
  if (found.length !== 1) return [`move ${id} was acknowledged and is stored ${found.length} times`];
  const { number, actor, body } = found[0]!;
  if (actor !== seat || !isSameJson(JSON.parse(body), move)) return [`move ${id} is stored as another one`];
  let length = number + 1;
  while (entries[length]?.actor === CHANCE) length++;
  return length === after ? [] : [`move ${id} was acknowledged for ${after} entries and there were ${length}`];
}

interface Replayed {
  readonly faults: readonly string[];
  /** Since when something is to be done, or from when on; `null` if people are waited for without a clock. */
  readonly dueAt: number | null;
  readonly atOnce: boolean;
}

/** Plays the log by the rules: every move legal, every die from the seed, every clock from the times. */
function replay(
  table: TableRow,
  seats: readonly SeatRow[],
  entries: readonly EntryRow[],
  notes: readonly DriverRow[],
): Replayed {
  const match = startMatch(findGame(table.game)!, seats.length, JSON.parse(table.options) as object);
  const dice = createFairDice(diceSeedOfRow(table));
  const clocks = new Clocks(
    JSON.parse(table.time) as TimeControl,
    seats.map(({ kind }) => kind === 'bot'),
  );
  const faults: string[] = [];
  let latest = table.clock_started_at;
  const awaited = (): readonly number[] => {
    const awaiting = match.game.awaiting(match.state);
    return awaiting.kind === 'moves' ? awaiting.seats : [];
  };
  const hand = (n: number): void => {
    for (const { seat, at, driver } of notes.filter(({ number }) => number === n)) {
      // At the start it is noted of everybody who they are.
      if (!driver.startsWith('bot:') || seats[seat]!.kind === 'bot') continue;
      if (!clocks.handedToBot(seat, at)) faults.push(`a bot took over for seat ${seat} before its time was out`);
      latest = Math.max(latest, at);
    }
  };
  clocks.awaited(awaited(), table.clock_started_at);
  for (const [i, { number, actor, body, at }] of entries.entries()) {
    hand(i);
    const entry = [actor, JSON.parse(body)] as unknown as Entry;
    if (number !== i) return { faults: [`entry ${i} is missing`], dueAt: null, atOnce: false };
    const wrong = wrongWith(entry);
    if (wrong !== null) return { faults: [`entry ${i} ${wrong}`], dueAt: null, atOnce: false };
    appendEntry(match, entry);
    if (actor !== CHANCE) clocks.moved(actor, at);
    clocks.awaited(awaited(), at);
    latest = at;
  }
  hand(entries.length);
  const { kind } = match.game.awaiting(match.state);
  if ((kind === 'over') !== (table.phase === 'over')) faults.push(`the table is ${table.phase}, the race ${kind}`);
  const atOnce = kind === 'chance' || awaited().some((seat) => clocks.drivenByBot(seat));
  return { faults, dueAt: atOnce ? latest : clocks.deadline, atOnce };

  function wrongWith([actor, what]: Entry): string | null {
    const awaiting = match.game.awaiting(match.state);
    if (actor !== CHANCE) return resolveMove(match, actor, what).ok ? null : 'is not legal';
    if (awaiting.kind !== 'chance') return 'is chance where none is awaited';
    return dice(match.entries.length, awaiting.ways) === what ? null : 'is not what the seed gives';
  }
}
