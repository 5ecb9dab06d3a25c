import type { GameTypes } from '@paddock/kernel';
import type { PremoveList, PremovesUpdate } from '@paddock/protocol';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../base/api.ts';

type Move = GameTypes['move'];

interface ChosenMoves {
  readonly moves: readonly Move[];
  readonly error: 'offline' | 'failed' | null;
  /** They no longer fitted, and their owner has not acknowledged it yet. */
  readonly dropped: boolean;
  readonly change: (moves: readonly Move[]) => Promise<void>;
  readonly acknowledge: () => void;
}

/** One's premoves at a table: what the server has, or what is being sent to it. */
export function usePremoves(table: string, news: PremovesUpdate | null): ChosenMoves {
  const [pending, setPending] = useState<readonly Move[] | null>(null);
  const [error, setError] = useState<'offline' | 'failed' | null>(null);
  const [acknowledged, setAcknowledged] = useState<PremovesUpdate | null>(null);
  // Requests are sent one after the other, so that the server ends with the newest premoves.
  const queue = useRef(Promise.resolve());
  const unanswered = useRef(0);
  useEffect(() => {
    // While requests are unanswered, news from the server is about earlier premoves.
    if (unanswered.current === 0) setPending(null);
  }, [news]);
  const change = (moves: readonly Move[]): Promise<void> => {
    setPending(moves);
    setError(null);
    setAcknowledged(news);
    unanswered.current++;
    return (queue.current = queue.current.then(() => send(moves)));
  };
  const send = async (moves: readonly Move[]): Promise<void> => {
    const path = `/api/tables/${table}/premoves`;
    const done = await (moves.length === 0
      ? callApi<undefined>('DELETE', path)
      : callApi<PremoveList>('PUT', path, { moves }));
    unanswered.current--;
    if (done.ok) return;
    setPending(null);
    setError(done.error.code === 'offline' ? 'offline' : 'failed');
  };
  return {
    moves: pending ?? news?.moves ?? [],
    error,
    dropped: news !== null && news.dropped && acknowledged !== news && pending === null,
    change,
    acknowledge: () => {
      setAcknowledged(news);
      // The server remembers that they were dropped until their owner knows.
      void callApi<undefined>('DELETE', `/api/tables/${table}/premoves`);
    },
  };
}
