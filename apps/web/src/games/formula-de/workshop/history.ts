/** More steps than anybody goes back. Documents share what did not change, so that they cost little. */
const MAX_STEPS = 500;

/** A value with what it was before and what was undone. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** Names the last change, if the next one of the same name continues it. */
  readonly merge: string | null;
}

export function createHistory<T>(present: T): History<T> {
  return { past: [], present, future: [], merge: null };
}

/** A change. Several in a row with the same `merge`, such as key strokes that move a point, are undone together. */
export function recordChange<T>(history: History<T>, next: T, merge: string | null = null): History<T> {
  if (next === history.present) return history;
  if (merge !== null && merge === history.merge) return { ...history, present: next, future: [] };
  return { past: [...history.past, history.present].slice(-MAX_STEPS), present: next, future: [], merge };
}

/** Ends a series of changes that belong together. */
export function endSeries<T>(history: History<T>): History<T> {
  return history.merge === null ? history : { ...history, merge: null };
}

export function undoChange<T>(history: History<T>): History<T> {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  const { past, present, future } = history;
  return { past: past.slice(0, -1), present: previous, future: [present, ...future], merge: null };
}

export function redoChange<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, merge: null };
}
