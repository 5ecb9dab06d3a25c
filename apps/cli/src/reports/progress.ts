import { type Computation, runToEnd } from '@paddock/bots';
import { createProgressBar } from '../terminal/progress.ts';

interface PartProgress {
  readonly part: string;
  readonly done: number;
  readonly total: number;
}

/** Runs a computation and shows a progress bar for each of its parts. */
export function runWithProgress<T>(start: (onProgress: (progress: PartProgress) => void) => Computation<T>): T {
  let part = '';
  let bar: ReturnType<typeof createProgressBar> | null = null;
  const result = runToEnd(
    start((progress) => {
      if (progress.part !== part) {
        bar?.end();
        part = progress.part;
        bar = createProgressBar(progress.total, UNITS[part] ?? part);
      }
      bar!.advance(1);
    }),
  );
  (bar as ReturnType<typeof createProgressBar> | null)?.end();
  return result;
}

const UNITS: Readonly<Record<string, string>> = {
  solve: 'solutions',
  race: 'races',
  debrief: 'debriefs',
  try: 'candidates',
};
