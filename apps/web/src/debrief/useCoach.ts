import { useEffect, useState } from 'react';
import type { LoggedEvent, Position } from '../games/table-link.ts';
import type { CoachAnswer } from '../worker/coach.ts';

/** Evaluates a position from what its viewer knows. `stop` gives it up. */
export type CoachSource = (
  position: Position,
  history: readonly LoggedEvent[],
) => {
  readonly answer: Promise<CoachAnswer | null>;
  readonly stop: () => void;
};

interface CoachState {
  /** The newest answer, perhaps for an earlier position. */
  readonly answer: CoachAnswer | null;
  readonly hasFailed: boolean;
}

/** The coach's view of a position, asked again for every new one that is wanted. The last answer stays until then. */
export function useCoach(
  source: CoachSource,
  position: Position,
  history: readonly LoggedEvent[],
  isWanted: boolean,
): CoachState {
  const [state, setState] = useState<CoachState>({ answer: null, hasFailed: false });
  const { n, viewer } = position;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const { answer, stop } = source(position, history);
    answer.then(
      (next) => isCurrent && next !== null && setState({ answer: next, hasFailed: false }),
      () => isCurrent && setState({ answer: null, hasFailed: true }),
    );
    return () => {
      isCurrent = false;
      stop();
    };
    // The number of entries and the viewer identify position and history.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [source, n, viewer, isWanted]);
  return state;
}
