import type { Person, Table } from '@paddock/protocol';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { Shell } from '../shell/Shell.tsx';
import { gameCard } from '../games/index.ts';
import { NameMark } from '../kit/PersonName.tsx';
import { NotificationOffer } from '../notifications/NotificationOffer.tsx';
import { RenamedNotice } from '../people/RenamedNotice.tsx';
import { useTexts } from '../base/texts/index.tsx';
import { callApi } from '../base/api.ts';
import { ConnectionNotice, SeedAlert } from './OnlineBanners.tsx';
import { SeedCommitment } from './SeedCommitment.tsx';
import { WaitingRoomChat } from './OnlineChat.tsx';
import { HostSettings } from './HostSettings.tsx';
import { MatchStatus } from './MatchStatus.tsx';
import { useMe } from '../base/me.ts';
import { RaceFacts } from './RaceFacts.tsx';
import { ShareTable } from './ShareTable.tsx';
import { JoinForm } from './JoinForm.tsx';
import { StartCountdown } from './StartCountdown.tsx';
import { StartWithBots } from './StartWithBots.tsx';
import type { TableStream } from './table-stream.ts';
import { WaitingSeats } from './WaitingSeats.tsx';
import './waiting-room.css';

export interface WaitingRoomProps {
  readonly stream: TableStream;
  readonly table: Table;
}

/** The waiting room: seats, invitation link and settings. The race begins when all seats are taken. */
export function WaitingRoom({ stream, table }: WaitingRoomProps): ReactElement {
  const t = useTexts();
  const me = useMe((one) => one.me);
  const state = useStore(stream.store, (one) => one.state);
  const title = gameCard(table.game)?.title ?? table.game;
  const isRemoved = useStore(stream.store, (one) => one.removed);
  const id = me?.id ?? null;
  const isHost = id === table.host;
  const isSeated = id !== null && table.seats.some(({ person }) => person === id);
  const missing = table.seats.filter(({ kind }) => kind === 'open' || kind === 'invited').length;
  const inviting = table.seats.find(({ person }) => person === table.host);
  useReloadOnRename(table, id);
  const share = <ShareTable id={table.id} game={title} seated={isSeated} />;
  return (
    <Shell title={title}>
      <div className="waiting-room">
        <header className="waiting-head">
          <h1>{title}</h1>
          {!isHost && !isRemoved && inviting !== undefined && (
            <p>
              {t.online.invitation(inviting.name, title)}{' '}
              <NameMark claimed={inviting.claimed} botAccount={inviting.botAccount} />
            </p>
          )}
          {table.championship !== undefined && (
            <p>
              <Link href={`/championship/${table.championship.id}`}>
                {t.online.seasonRound(table.championship.round + 1)}
              </Link>
            </p>
          )}
          <p className="waiting-missing" role="status">
            {missing === 0 ? t.online.full : t.online.waitingFor(missing)}
          </p>
          <ConnectionNotice state={state} />
          <SeedAlert stream={stream} />
          <RenamedNotice />
        </header>
        {table.startsBy !== undefined && (
          <StartCountdown stream={stream} table={table} startsBy={table.startsBy} isHost={isHost} />
        )}
        {table.startsBy !== undefined && isSeated && <MatchStatus table={table} me={id} />}
        {/* People who have a seat see the invitation link first. */}
        {isSeated && share}
        <section className="waiting-people" aria-label={t.online.seats}>
          {isRemoved && !isSeated && <RemovedNotice />}
          {me !== undefined && !isSeated && !isRemoved && <JoinForm stream={stream} table={table} me={me} />}
          {isSeated && <OwnSeat stream={stream} table={table} me={me!} />}
          {isSeated && <NotificationOffer table={table} />}
          <WaitingSeats stream={stream} table={table} isHost={isHost} me={id} />
          {isHost && <p className="waiting-note">{t.online.lastSeat}</p>}
          {isHost && <StartWithBots stream={stream} table={table} />}
          <SeedCommitment seedHash={table.seedHash} />
        </section>
        {!isSeated && share}
        <div className="waiting-about">
          {isHost ? <HostSettings stream={stream} table={table} /> : <RaceFacts table={table} />}
        </div>
        <WaitingRoomChat stream={stream} table={table} />
      </div>
    </Shell>
  );
}

/** Whether the server added a number to a name that looks like another one. */
function isNumbered(name: string): boolean {
  return /·\d+$/.test(name);
}

/** Reloads the person when their name changes, to learn why they were renamed. */
function useReloadOnRename({ seats }: Table, me: string | null): void {
  const load = useMe((one) => one.load);
  const name = me === null ? undefined : seats.find(({ person }) => person === me)?.name;
  const before = useRef(name);
  useEffect(() => {
    if (before.current !== undefined && name !== undefined && name !== before.current) void load();
    before.current = name;
  }, [name, load]);
}

function RemovedNotice(): ReactElement {
  const t = useTexts();
  return (
    <div className="waiting-removed" role="alert">
      <p>{t.online.removed}</p>
      <Link href="/lobby" className="button">
        {t.nav.lobby}
      </Link>
    </div>
  );
}

/** For a person who has a seat: wait, or leave it. */
function OwnSeat({ stream, table, me }: WaitingRoomProps & { readonly me: Person }): ReactElement {
  const t = useTexts().online;
  const name = table.seats.find(({ person }) => person === me.id)?.name ?? me.nickname;
  const [failed, setFailed] = useState(false);
  const leave = async (): Promise<void> => {
    const left = await callApi<Table>('POST', `/api/tables/${table.id}/leave`);
    if (left.ok) stream.setTable(left.value);
    setFailed(!left.ok);
  };
  return (
    <div className="panel waiting-seated">
      <p>
        {t.youHaveSeat} {name !== me.nickname && isNumbered(name) && t.numberedName(name)}
      </p>
      <button type="button" className="button quiet" onClick={() => void leave()}>
        {t.leaveSeat}
      </button>
      {failed && (
        <p className="online-error" role="alert">
          {t.failed}
        </p>
      )}
    </div>
  );
}
