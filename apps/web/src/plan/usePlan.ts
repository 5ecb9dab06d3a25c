import type { Kind } from '@paddock/kernel';
import type { Plan, PlanNews } from '@paddock/protocol';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../online/api.ts';

type Move = Kind['move'];

interface Planning {
  readonly moves: readonly Move[];
  readonly trouble: 'offline' | 'failed' | null;
  /** The plan has been dropped, and its owner has not taken note of it yet. */
  readonly dropped: boolean;
  readonly change: (moves: readonly Move[]) => Promise<void>;
  readonly understand: () => void;
}

/** One's plan at a table: what the server has, or what is on its way there. */
export function usePlan(table: string, plan: PlanNews | null): Planning {
  const [wish, setWish] = useState<readonly Move[] | null>(null);
  const [trouble, setTrouble] = useState<'offline' | 'failed' | null>(null);
  const [understood, setUnderstood] = useState<PlanNews | null>(null);
  // One after the other: what was wished last is what the server has at the end.
  const under = useRef(Promise.resolve());
  const waiting = useRef(0);
  useEffect(() => {
    // While there are wishes on their way, what is heard is about the ones before.
    if (waiting.current === 0) setWish(null);
  }, [plan]);
  const change = (moves: readonly Move[]): Promise<void> => {
    setWish(moves);
    setTrouble(null);
    setUnderstood(plan);
    waiting.current++;
    return (under.current = under.current.then(() => tell(moves)));
  };
  const tell = async (moves: readonly Move[]): Promise<void> => {
    const path = `/api/tables/${table}/plan`;
    const done = await (moves.length === 0
      ? callApi<undefined>('DELETE', path)
      : callApi<Plan>('PUT', path, { moves }));
    waiting.current--;
    if (done.ok) return;
    setWish(null);
    setTrouble(done.error.code === 'offline' ? 'offline' : 'failed');
  };
  return {
    moves: wish ?? plan?.moves ?? [],
    trouble,
    dropped: plan !== null && plan.dropped && understood !== plan && wish === null,
    change,
    understand: () => {
      setUnderstood(plan);
      // The server keeps that it was dropped until its owner knows.
      void callApi<undefined>('DELETE', `/api/tables/${table}/plan`);
    },
  };
}
