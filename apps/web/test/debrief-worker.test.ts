import { findBot, runToEnd } from '@paddock/bots';
import { debrief } from '@paddock/bots/debriefs';
import { formulaDe, practiceOval } from '@paddock/formula-de';
import { createRecord, type GameDefinition, type GameRecord, resolveOptions, seedFromText } from '@paddock/kernel';
import { describe, expect, it, vi } from 'vitest';
import { loadDebrief, saveDebrief } from '../src/worker/debrief-storage.ts';
import { computeDebrief, type DebriefUpdate } from '../src/worker/debriefs.ts';
import { LocalTables } from '../src/worker/tables.ts';
import { createTable, prepareBotMove } from './bot-race.ts';

vi.mock('idb-keyval', () => import('./fake-idb-keyval.ts'));

/** A whole race of two greedy bots, as a record. */
function playRace(seed: string): GameRecord {
  const options = resolveOptions(formulaDe, 2, { circuit: practiceOval });
  if (!options.ok) throw new Error(options.error);
  const table = createTable(formulaDe, 2, options.value, seed);
  const bot = findBot('formula-de', 'greedy')!;
  for (table.commit(table.prepareChance()); table.awaitedSeats().length > 0;)
    table.commit(prepareBotMove(table, bot, table.awaitedSeats()[0]!));
  return createRecord(table.match, seedFromText(seed), []);
}

const record = playRace('e');

async function collect(subject: Parameters<LocalTables['debrief']>[1]): Promise<DebriefUpdate[]> {
  const updates: DebriefUpdate[] = [];
  await new LocalTables().debrief('run', subject, (update) => updates.push(update));
  return updates;
}

describe('a debrief in the worker', () => {
  it('tells a sketch first, then the quick pass, then the whole, and stores it', async () => {
    const updates = await collect({ record: JSON.stringify(record) });
    const [first] = updates;
    const last = updates.at(-1)!;
    expect(first).toEqual({ state: 'computing', debrief: null, progress: null });
    const shown = updates.flatMap((update) => ('debrief' in update && update.debrief !== null ? [update.debrief] : []));
    expect(shown[0]).toMatchObject({ isSketch: true, turningPoints: [] });
    expect(shown.find(({ isSketch }) => isSketch === undefined)).toMatchObject({ deepened: 0 });
    expect(shown.at(-1)).not.toHaveProperty('isSketch');
    expect(last).toMatchObject({ state: 'done', debrief: { game: 'formula-de', deepened: record.entries.length } });
    // The second time it comes from storage, without computing.
    expect(await collect({ record: JSON.stringify(record) })).toEqual([last]);
  });

  it('is computed again if the evaluator has changed since it was stored', async () => {
    const definition = formulaDe as GameDefinition;
    const old = runToEnd(debrief(definition, record, { maxDeepened: 0 }));
    await saveDebrief('aged', { ...old, evaluator: { ...old.evaluator, version: 0 } });
    const updates: DebriefUpdate[] = [];
    const { signal } = new AbortController();
    await computeDebrief({ id: 'aged', definition, record }, signal, (update) => updates.push(update));
    expect(updates[0]).toMatchObject({ state: 'computing' });
    expect((await loadDebrief('aged'))!.evaluator.version).toBe(old.evaluator.version);
  });

  it('is given up when nobody waits for it any more', async () => {
    const tables = new LocalTables();
    const updates: DebriefUpdate[] = [];
    const other = playRace('f');
    await tables.debrief('run', { record: JSON.stringify(other) }, (update) => {
      updates.push(update);
      if (update.state === 'computing') tables.stop('run');
    });
    expect(updates.map(({ state }) => state)).not.toContain('done');
  });

  it('is unavailable for a race that is not over, a broken record and an unknown table', async () => {
    const { digest: _digest, ...rest } = record;
    const unfinished = { ...rest, entries: record.entries.slice(0, 40) };
    const unavailable = { state: 'unavailable' };
    expect((await collect({ record: JSON.stringify(unfinished) })).at(-1)).toEqual(unavailable);
    expect(await collect({ record: '{"format":"something"}' })).toEqual([unavailable]);
    expect(await collect({ record: JSON.stringify({ ...record, game: 'chess' }) })).toEqual([unavailable]);
    expect(await collect({ table: 'nowhere' })).toEqual([unavailable]);
  });
});
