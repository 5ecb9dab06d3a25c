import type { Table } from '@paddock/protocol';
import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { callApi } from '../../base/api.ts';
import { useMe } from '../../base/me.ts';
import { useTexts } from '../../base/texts/index.tsx';
import { OnlinePage } from '../OnlinePage.tsx';
import { useTableStream } from '../useTableStream.ts';
import { chooseNextRace } from './next-race.ts';
import './tv.css';

/** How long a finished race stays in sight: enough to see the podium and what decided it. */
const RESULT_MS = 20_000;
/** A race in which nothing happens for so long gives way to another one. */
const MAX_IDLE_MS = 60_000;
/** How often to look for a race while there is none. */
const SEARCH_INTERVAL_MS = 10_000;

/** For a television across the room: public races one after the other, with nothing to click. */
export function TvPage(): ReactElement {
  const [race, setRace] = useState<string | null>(null);
  const shown = useRef(new Set<string>());
  const findNext = useCallback(async (): Promise<void> => {
    const { me, load, known } = useMe.getState();
    const viewer = known ? (me ?? (await load())) : null;
    const running = await callApi<readonly Table[]>('GET', '/api/tables/running');
    if (!running.ok) return;
    const next = chooseNextRace(running.value, shown.current, viewer?.id ?? null);
    // All were shown: the next round begins.
    if (next !== null && shown.current.has(next.id)) shown.current.clear();
    if (next !== null) shown.current.add(next.id);
    setRace(next?.id ?? null);
  }, []);
  useEffect(() => {
    if (race !== null) return;
    void findNext();
    const timer = setInterval(() => void findNext(), SEARCH_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [race, findNext]);
  return <div className="tv">{race === null ? <NoRace /> : <TvRace key={race} id={race} onDone={findNext} />}</div>;
}

/** A race, until a while after its end or until nothing happens in it. */
function TvRace({ id, onDone }: { readonly id: string; readonly onDone: () => Promise<void> }): ReactElement {
  const stream = useTableStream(id);
  const isOver = useStore(
    stream.store,
    ({ state, table, position }) => state === 'gone' || table?.closed === true || position?.awaiting.kind === 'over',
  );
  const entry = useStore(stream.store, ({ position }) => position?.n);
  useEffect(() => {
    // Again and again, for as long as there is no other race.
    const timer = setInterval(() => void onDone(), isOver ? RESULT_MS : MAX_IDLE_MS);
    return () => clearInterval(timer);
    // The time begins anew with every entry.
  }, [isOver, entry, onDone]);
  return <OnlinePage id={id} />;
}

function NoRace(): ReactElement {
  const { tv: t } = useTexts().online;
  return (
    <main className="tv-empty">
      <div role="status">
        <h1>{t.none}</h1>
        <p>{t.noneHint}</p>
      </div>
      <Link href="/lobby" className="button">
        {t.lobby}
      </Link>
    </main>
  );
}
