import { games } from '@paddock/games';
import type { Result } from '@paddock/kernel';
import { describe, expect, it, vi } from 'vitest';
import type { Driver, Position, Step } from '../src/games/table-link.ts';
import { loadTable } from '../src/worker/storage.ts';
import { LocalTables } from '../src/worker/tables.ts';
import { waitFor } from './wait-for.ts';

vi.mock('idb-keyval', () => import('./fake-idb-keyval.ts'));

const PERSON: Driver = { kind: 'person', name: 'Ann' };
const BOT: Driver = { kind: 'bot', bot: 'amateur', name: 'Rosa' };

async function createTable(game: string, drivers: readonly Driver[]): Promise<string> {
  const created = await new LocalTables().create({ game, seats: drivers.length, options: {}, drivers, seed: game });
  if (!created.ok) throw new Error(created.error);
  return created.value;
}

/** Watches as a seat, and waits until a position fits. */
async function watchUntil(
  tables: LocalTables,
  id: string,
  seat: number,
  fits: (position: Position) => boolean,
): Promise<{ readonly position: Position; readonly steps: readonly Step[] }> {
  const steps: Step[] = [];
  const start = await tables.watch(id, seat, null, (step) => steps.push(step));
  const newest = (): Position => steps.at(-1)?.after ?? start!.position;
  await waitFor(() => expect(fits(newest())).toBe(true));
  return { position: newest(), steps };
}

const isAwaited = ({ legal }: Position): boolean => legal.length > 0;

/** The only seat that is left to choose. */
const isLast = ({ legal, awaiting }: Position): boolean =>
  legal.length > 0 && awaiting.kind === 'moves' && awaiting.seats.length === 1;

function refusalOf(result: Result<null, { readonly code: string }>): string | null {
  return result.ok ? null : result.error.code;
}

describe.each(games.map(({ id }) => id))('%s on this device', (game) => {
  it('shows a viewer every entry as a step of its own', async () => {
    const tables = new LocalTables();
    const id = await createTable(game, [PERSON, BOT, BOT]);
    const { position, steps } = await watchUntil(tables, id, 0, isLast);
    expect(steps.map(({ after }) => after.n)).toEqual(steps.map((_, i) => i + 1));
    const again = await tables.watch(id, 0, 2, () => {});
    expect(again).toMatchObject({ position: { n: Math.min(2, position.n) }, ahead: Math.max(0, position.n - 2) });
    for (const { after, events } of steps) expect(await tables.at(id, after.n, 0)).toEqual({ after, events });
  });

  it('continues after a reload as without one', async () => {
    const id = await createTable(game, [PERSON, BOT, BOT]);
    const [first, second] = [new LocalTables(), new LocalTables()];
    const { position } = await watchUntil(first, id, 0, isLast);
    await waitFor(async () => expect((await loadTable(id))!.entries).toHaveLength(position.n));
    expect((await watchUntil(second, id, 0, isLast)).position).toEqual(position);
  });
});

describe('a move at a table of this device', () => {
  it('is stored with its chance outcomes before it counts', async () => {
    const tables = new LocalTables();
    const id = await createTable('formula-de', [PERSON, PERSON]);
    const steps: Step[] = [];
    await tables.watch(id, null, null, (step) => steps.push(step));
    await waitFor(() => expect(steps.at(-1)?.after.awaiting.kind).toBe('moves'));
    const { n, awaiting } = steps.at(-1)!.after;
    const [seat] = awaiting.kind === 'moves' ? awaiting.seats : [];
    const { after } = (await tables.at(id, n, seat!))!;
    expect(refusalOf(await tables.submit(id, seat!, after.legal[0]!, n))).toBeNull();
    const { entries } = (await loadTable(id))!;
    expect(entries[n]).toEqual([seat, after.legal[0]]);
    expect(entries).toHaveLength(steps.at(-1)!.after.n);
  });

  it('is played once when it is sent twice', async () => {
    const tables = new LocalTables();
    const id = await createTable('pole-position', [PERSON, PERSON]);
    const { position } = await watchUntil(tables, id, 0, isAwaited);
    const send = (): Promise<Result<null, { readonly code: string }>> =>
      tables.submit(id, 0, position.legal[0]!, position.n);
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(refusalOf)).toEqual([null, 'not-awaited']);
    expect((await loadTable(id))!.entries).toHaveLength(position.n + 1);
  });

  it('counts while bots still think where all choose at once', async () => {
    const tables = new LocalTables();
    const id = await createTable('pole-position', [PERSON, { ...BOT, bot: 'champion' }, { ...BOT, bot: 'champion' }]);
    const { position } = await watchUntil(tables, id, 0, isAwaited);
    expect(position.awaiting).toMatchObject({ seats: [0, 1, 2] });
    expect(refusalOf(await tables.submit(id, 0, position.legal[0]!, position.n))).toBeNull();
    const { position: next } = await watchUntil(tables, id, 0, ({ turnId, awaiting }) => {
      return turnId > 0 && (awaiting.kind !== 'moves' || !awaiting.seats.includes(1));
    });
    expect(next.n).toBeGreaterThanOrEqual(position.n + 2);
  });

  it('is refused when another tab has advanced the table, which is then reloaded', async () => {
    const [here, there] = [new LocalTables(), new LocalTables()];
    const id = await createTable('pole-position', [PERSON, PERSON]);
    const { position } = await watchUntil(here, id, 0, isAwaited);
    const { legal, n } = position;
    await watchUntil(there, id, 0, isAwaited);
    expect(refusalOf(await there.submit(id, 0, legal[0]!, n))).toBeNull();
    expect(refusalOf(await here.submit(id, 0, legal[1]!, n))).toBe('not-awaited');
    expect((await here.at(id, n + 1, 0))!.after.n).toBe(n + 1);
    expect((await loadTable(id))!.entries.at(-1)).toEqual([0, legal[0]]);
  });

  it('has a preview if it is legal, and none if not', async () => {
    const tables = new LocalTables();
    const id = await createTable('pole-position', [PERSON, PERSON]);
    const { position } = await watchUntil(tables, id, 0, isAwaited);
    expect(await tables.preview(id, 0, position.legal[0]!)).toEqual(position.previews![0]);
    expect(await tables.preview(id, 0, { unknown: 1 })).toBeNull();
  });
});

describe('a race that goes on from a moment of another one', () => {
  it('lets everybody choose where all choose in secret, also after the first cards', async () => {
    const tables = new LocalTables();
    const id = await createTable('pole-position', [PERSON, PERSON, PERSON]);
    const { position } = await watchUntil(tables, id, 0, isAwaited);
    await tables.submit(id, 0, position.legal[0]!, position.n);
    const { position: second } = await watchUntil(tables, id, 1, isAwaited);
    await tables.submit(id, 1, second.legal[0]!, second.n);
    const continued = await tables.continueFrom(id, position.n + 2, [PERSON, BOT, BOT]);
    expect((await loadTable(continued!))!.entries).toHaveLength(position.n);
    expect((await watchUntil(tables, continued!, 0, isAwaited)).position.n).toBeGreaterThanOrEqual(position.n);
  });

  it('starts at exactly this moment where one chooses after the other', async () => {
    const tables = new LocalTables();
    const id = await createTable('formula-de', [PERSON, BOT, BOT]);
    const { position } = await watchUntil(tables, id, 0, isAwaited);
    const continued = await tables.continueFrom(id, position.n, [PERSON, BOT, BOT]);
    expect((await loadTable(continued!))!.entries).toHaveLength(position.n);
  });
});

describe('hints at a table of this device', () => {
  const hintsOf = async (drivers: readonly Driver[], rest: object = {}): Promise<unknown> => {
    const tables = new LocalTables();
    const wanted = { game: 'formula', seats: drivers.length, options: {}, drivers, ...rest };
    const created = await tables.create(wanted);
    return created.ok ? (await tables.info(created.value))!.hints : created.error;
  };

  it('are three against bots and none among people, unless somebody chooses', async () => {
    expect(await hintsOf([PERSON, BOT, BOT])).toBe('three');
    expect(await hintsOf([PERSON, PERSON, BOT])).toBe('none');
    expect(await hintsOf([PERSON, PERSON], { hints: 'unlimited' })).toBe('unlimited');
  });

  it('are in no record', async () => {
    const tables = new LocalTables();
    const created = await tables.create({
      game: 'formula',
      seats: 2,
      options: {},
      drivers: [PERSON, BOT],
      hints: 'none',
    });
    const record = created.ok ? await tables.record(created.value) : null;
    expect(JSON.stringify(record)).not.toContain('hints');
    expect(Object.keys(record!.options)).toEqual(['goal', 'useTable', 'winnerExtraCard', 'rounds', 'target']);
  });
});
