import { type Profile, FIRST_RATING, ratingWindowAfter, type Table, WIDEN_INTERVAL_MS } from '@paddock/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { callApi } from '../base/api.ts';
import { useTexts } from '../base/texts/index.tsx';
import { takeSeat } from './contribution.ts';

interface MatchStatusProps {
  readonly table: Table;
  /** The person who waits here. */
  readonly me: string;
}

/** Says whom a quick match waits for, and looks for people farther away every few seconds. */
export function MatchStatus({ table, me }: MatchStatusProps): ReactElement {
  const t = useTexts().online.matching;
  const anyGame = useSearchParams()[0].has('any');
  const points = useOwnPoints(me, table.game);
  const waitedMs = useWidening(table, me, anyGame);
  const range = ratingWindowAfter(waitedMs);
  return (
    <p className="waiting-match" role="status">
      {range === null ? t.anybody : t.near(points - range, points + range)} {anyGame && t.anyGame}
    </p>
  );
}

/** Asks for a table farther away, and goes there. Answers how long the person has waited. */
function useWidening({ id, createdAt, host, seats }: Table, me: string, anyGame: boolean): number {
  const [, go] = useLocation();
  const [waitedMs, setWaitedMs] = useState(() => Date.now() - createdAt);
  const isAlone = host === me && seats.every(({ person }) => person === null || person === me);
  useEffect(() => {
    const timer = setInterval(() => {
      setWaitedMs(Date.now() - createdAt);
      if (!isAlone) return;
      void takeSeat(`/api/tables/${id}/widen`, { anyGame }).then((found) => {
        if (found.ok && found.value.id !== id) go(`/t/${found.value.id}${anyGame ? '?any' : ''}`, { replace: true });
      });
    }, WIDEN_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [id, createdAt, isAlone, anyGame, go]);
  return waitedMs;
}

function useOwnPoints(me: string, game: string): number {
  const [points, setPoints] = useState(FIRST_RATING);
  useEffect(() => {
    let isWanted = true;
    void callApi<Profile>('GET', `/api/people/${me}`).then((profile) => {
      const rating = profile.ok ? profile.value.ratings.find((one) => one.game === game) : undefined;
      if (isWanted && rating !== undefined) setPoints(rating.points);
    });
    return () => {
      isWanted = false;
    };
  }, [me, game]);
  return points;
}
