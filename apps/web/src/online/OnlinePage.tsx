import { type ReactElement, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useStore } from 'zustand';
import { Loading } from '../table/Loading.tsx';
import { Shell } from '../shell/Shell.tsx';
import { GameTextsProvider } from '../games/GameTextsProvider.tsx';
import { useTexts } from '../base/texts/index.tsx';
import { useMe } from '../base/me.ts';
import { OnlineRace } from './OnlineRace.tsx';
import { OpenReplay } from './OpenReplay.tsx';
import type { TableStream } from './table-stream.ts';
import { useTableStream } from './useTableStream.ts';
import { WaitingRoom } from './WaitingRoom.tsx';
import './online.css';

/** A table on the server: /t/:id. Anybody with the link may watch, and join while a seat is free. */
export function OnlinePage({ id }: { readonly id: string }): ReactElement {
  return <OnlineTable key={id} id={id} />;
}

function OnlineTable({ id }: { readonly id: string }): ReactElement {
  const stream = useTableStream(id);
  useRestartOnSignIn(stream);
  const state = useStore(stream.store, (one) => one.state);
  const table = useStore(stream.store, (one) => one.table);
  const viewer = useStore(stream.store, (one) => one.position?.viewer);
  const wantsReplay = useSearchParams()[0].has('replay');
  const over = useStore(stream.store, (one) => one.position?.awaiting.kind === 'over');
  if (state === 'gone') return <OnlineTableNotice kind="noTable" />;
  if (table === null)
    return state === 'reconnecting' || state === 'offline' ? <OnlineTableNotice kind="unreachable" /> : <Loading />;
  if (wantsReplay && table.phase === 'over') return <OpenReplay table={table} />;
  const isClosed = table.closed === true;
  if (isClosed && table.startedAt === null) return <OnlineTableNotice kind="closed" />;
  // Seats are assigned when the race begins.
  const race =
    viewer === undefined ? (
      <Loading game={table.game} />
    ) : (
      <OnlineRace key={String(viewer)} stream={stream} table={table} isOver={over || isClosed} />
    );
  return (
    <GameTextsProvider game={table.game}>
      {table.phase === 'open' ? <WaitingRoom stream={stream} table={table} /> : race}
    </GameTextsProvider>
  );
}

/** Reconnects as the new person after a sign-in. */
function useRestartOnSignIn(stream: TableStream): void {
  const me = useMe((one) => one.me);
  const load = useMe((one) => one.load);
  const before = useRef(me);
  useEffect(() => {
    if (me === undefined) void load();
    else if (before.current !== undefined && before.current?.id !== me?.id) stream.restart();
    before.current = me;
  }, [me, load, stream]);
}

function OnlineTableNotice({ kind }: { readonly kind: 'noTable' | 'unreachable' | 'closed' }): ReactElement {
  const t = useTexts().online;
  return (
    <Shell title={t[kind]}>
      <div className="shell-message" role="status">
        <h1>{t[kind]}</h1>
        <p>{t[`${kind}Hint`]}</p>
        <Link href="/" className="button primary">
          {t.back}
        </Link>
      </div>
    </Shell>
  );
}
