import { runInSlices } from '@paddock/bots/computation';
import type { Debrief, DebriefProgress } from '@paddock/bots/debriefs';
import { type GameDefinition, type GameRecord, parseRecord } from '@paddock/kernel';
import { loadDebrief, saveDebrief } from './debrief-storage.ts';
import { loadEngineOfRecord } from './engines.ts';
import { openRecord } from './open-record.ts';
import { pause } from './pause.ts';

export type { Debrief, DebriefEntry, DriverSummary, TurningPoint } from '@paddock/bots/debriefs';

/** What the page hears while a debrief is computed. */
export type DebriefUpdate =
  | {
      readonly state: 'computing';
      /** The sketch, then the result of the quick pass, as soon as they are there. */
      readonly debrief: Debrief | null;
      readonly progress: DebriefProgress | null;
    }
  | { readonly state: 'done'; readonly debrief: Debrief }
  /** The game has no debrief, or the race has not ended by its rules. */
  | { readonly state: 'unavailable' }
  | { readonly state: 'failed' };

/** A race to explain. */
export interface DebriefRequest {
  /** The id of its table, under which the result is stored. */
  readonly id: string;
  readonly definition: GameDefinition;
  readonly record: GameRecord;
}

/** A race to explain: a table of this device, or a record as JSON. */
export type DebriefSubject = { readonly table: string } | { readonly record: string };

/** The race of a record; `null` if it cannot be opened. Its id is the one that it has as a table of this device. */
export async function readDebriefRequest(text: string): Promise<DebriefRequest | null> {
  const engine = await loadEngineOfRecord(text);
  const opened = openRecord(text, engine?.definition);
  const record = parseRecord(text);
  return opened.ok && record.ok ? { id: opened.value.id, definition: engine!.definition, record: record.value } : null;
}

/** A message to the page costs more than many entries. */
const PROGRESS_INTERVAL_MS = 150;
/** Longer than a bot's: the page waits for nothing else meanwhile, and a pause takes some milliseconds. */
const SLICE_MS = 16;

/**
 * Explains a finished race step by step: from storage if the same evaluator has done it before, otherwise the quick pass
 * first and then the whole. Ends without a result when the signal is aborted.
 */
export async function computeDebrief(
  { id, definition, record }: DebriefRequest,
  signal: AbortSignal,
  onUpdate: (update: DebriefUpdate) => void,
): Promise<void> {
  const { debrief, debriefEvaluatorOf, DebriefError } = await import('@paddock/bots/debriefs');
  const evaluator = debriefEvaluatorOf(record.game);
  if (evaluator === null) return onUpdate({ state: 'unavailable' });
  const stored = await loadDebrief(id);
  if (signal.aborted) return;
  if (stored !== null && fitsRecord(stored, record) && isSameEvaluator(stored.evaluator, evaluator))
    return onUpdate({ state: 'done', debrief: stored });
  let first: Debrief | null = null;
  let toldAt = 0;
  const tell = (progress: DebriefProgress | null): void => {
    toldAt = performance.now();
    onUpdate({ state: 'computing', debrief: first, progress });
  };
  const show = (result: Debrief): void => {
    first = result;
    tell(null);
  };
  try {
    tell(null);
    const computation = debrief(definition, record, {
      onProgress: (progress) => {
        if (performance.now() - toldAt > PROGRESS_INTERVAL_MS) tell(progress);
      },
      onSketch: show,
      onQuickPass: show,
    });
    const result = await runInSlices(computation, { pause, signal, sliceMs: SLICE_MS });
    onUpdate({ state: 'done', debrief: result });
    await saveDebrief(id, result);
  } catch (error) {
    if (signal.aborted) return;
    onUpdate({ state: error instanceof DebriefError ? 'unavailable' : 'failed' });
  }
}

type Evaluator = Debrief['evaluator'];

function isSameEvaluator(a: Evaluator, b: Evaluator): boolean {
  return a.id === b.id && a.version === b.version;
}

function fitsRecord({ game, entries, record: digest }: Debrief, record: GameRecord): boolean {
  return game === record.game && entries.length === record.entries.length && digest === (record.digest ?? null);
}
