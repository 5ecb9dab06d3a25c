import type { Seat } from '@paddock/kernel';
import { useEffect, useState } from 'react';
import type { CoachAnswer } from '../worker/coach.ts';

/** Evaluates the current position for a seat. `stop` gives it up. */
export type CoachSource = (seat: Seat) => {
  readonly answer: Promise<CoachAnswer | null>;
  readonly stop: () => void;
};

interface CoachState {
  /** The newest answer, perhaps for an earlier position. */
  readonly answer: CoachAnswer | null;
  readonly hasFailed: boolean;
}

/** The coach's view of a position, asked again when the seat has a new choice. The last answer stays until then. */
export function useCoach(source: CoachSource, seat: Seat, n: number, isAsked: boolean): CoachState {
  const [state, setState] = useState<CoachState>({ answer: null, hasFailed: false });
  useEffect(() => {
    if (!isAsked) return undefined;
    let wanted = true;
    const { answer, stop } = source(seat);
    answer.then(
      (next) => wanted && next !== null && setState({ answer: next, hasFailed: false }),
      () => wanted && setState({ answer: null, hasFailed: true }),
    );
    return () => {
      wanted = false;
      stop();
    };
  }, [source, seat, n, isAsked]);
  return state;
}
