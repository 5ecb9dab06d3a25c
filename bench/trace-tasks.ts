/** A task of a page's main thread in a trace of Chromium. */
export interface MainThreadTask {
  readonly cpuMs: number;
  readonly wallMs: number;
  /** When it began, counted from the first event of the trace. */
  readonly atSeconds: number;
  /** What it consisted of, longest first; each part without the parts inside of it. */
  readonly parts: readonly { readonly name: string; readonly ms: number }[];
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly data?: { readonly type?: string; readonly functionName?: string };
  };
}

const MAX_PARTS = 5;
const MIN_PART_MS = 1;

/**
 * The tasks of the renderer that has worked most; a trace contains those of other pages and processes too. All times are
 * multiplied by `factor`.
 */
export function readMainThreadTasks(trace: string, factor: number): MainThreadTask[] {
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] };
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const threads = mains.map(({ pid, tid }) => traceEvents.filter((event) => event.pid === pid && event.tid === tid));
  const [events = []] = threads.toSorted((a, b) => b.length - a.length);
  const complete = events.filter(({ ph }) => ph === 'X').toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const first = complete[0]?.ts ?? 0;
  const tasks: MainThreadTask[] = [];
  for (let i = 0; i < complete.length; i++) {
    const task = complete[i]!;
    if (!task.name.endsWith('RunTask')) continue;
    const end = task.ts + (task.dur ?? 0);
    const inside: TraceEvent[] = [];
    while (i + 1 < complete.length && complete[i + 1]!.ts < end) inside.push(complete[++i]!);
    tasks.push({
      cpuMs: (factor * (task.tdur ?? task.dur ?? 0)) / 1000,
      wallMs: (factor * (task.dur ?? 0)) / 1000,
      atSeconds: (task.ts - first) / 1e6,
      parts: partsOf(inside, factor),
    });
  }
  return tasks;
}

/** Adds up what every kind of event took itself, without the events inside of it. The events are sorted by time. */
function partsOf(inside: readonly TraceEvent[], factor: number): MainThreadTask['parts'] {
  const sums = new Map<string, number>();
  const open: TraceEvent[] = [];
  const add = (event: TraceEvent, ms: number): void => {
    const what = event.args?.data?.type ?? event.args?.data?.functionName ?? '';
    const name = what === '' ? event.name : `${event.name} (${what})`;
    sums.set(name, (sums.get(name) ?? 0) + ms);
  };
  for (const event of inside) {
    while (open.length > 0 && open.at(-1)!.ts + (open.at(-1)!.dur ?? 0) <= event.ts) open.pop();
    const ms = (factor * (event.tdur ?? event.dur ?? 0)) / 1000;
    const parent = open.at(-1);
    if (parent !== undefined) add(parent, -ms);
    add(event, ms);
    open.push(event);
  }
  return [...sums]
    .map(([name, ms]) => ({ name, ms }))
    .filter(({ ms }) => ms >= MIN_PART_MS)
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, MAX_PARTS);
}
