import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Shell } from '../shell/Shell.tsx';
import { useMe } from '../base/me.ts';
import { RenamedNotice } from '../people/RenamedNotice.tsx';
import { useTexts } from '../base/texts/index.tsx';
import { type LobbyState, useLobby } from './lobby-feed.ts';
import { FollowedPeople } from './FollowedPeople.tsx';
import { Invitations } from './Invitations.tsx';
import { RaceWith } from './RaceWith.tsx';
import { OwnTables } from './OwnTables.tsx';
import { OpenTables } from './OpenTables.tsx';
import { PastRaces } from './PastRaces.tsx';
import { QuickMatch } from './QuickMatch.tsx';
import { RunningRaces } from './RunningRaces.tsx';
import './lobby.css';

/** The lobby: the person's own tables, invitations, open tables and quick match. */
export function LobbyPage(): ReactElement {
  const t = useTexts();
  const { lobby } = t;
  const me = useMe(({ me: person }) => person?.id);
  const { open, mine: loadedTables, invitations, announcement, state } = useLobby();
  const mine = loadedTables ?? [];
  const turns = mine.filter(({ yourTurn }) => yourTurn).length;
  return (
    <Shell title={turns > 0 ? lobby.titleWith(turns) : t.nav.lobby} turns={loadedTables === null ? null : turns}>
      {announcement !== null && (
        <aside className="announcement" aria-label={lobby.announcement}>
          {announcement}
        </aside>
      )}
      <header className="lobby-head">
        <h1>{t.nav.lobby}</h1>
        <p>{lobby.lead}</p>
        <div className="lobby-links">
          <Link href="/championships" className="button">
            {t.championships.title}
          </Link>
          <Link href="/gallery" className="button">
            {t.gallery.title}
          </Link>
          <Link href="/best" className="button">
            {t.people.leaderboard.title}
          </Link>
        </div>
      </header>
      <RenamedNotice />
      <LobbyConnectionNotice state={state} />
      <OwnTables tables={mine.filter(({ phase }) => phase !== 'over')} me={me} />
      <Invitations tables={invitations} />
      <RaceWith />
      <QuickMatch />
      {/* Placed below the existing content, so that nothing moves when the tables arrive. */}
      {state === 'loading' && open === null && (
        <p className="lobby-line" role="status">
          {lobby.loading}
        </p>
      )}
      {open !== null && (
        <OpenTables
          me={me}
          tables={open.filter(
            ({ id, seats }) =>
              !seats.some(({ person }) => person !== null && person === me) &&
              !invitations.some((invited) => invited.id === id),
          )}
        />
      )}
      <RunningRaces me={me} />
      {me !== undefined && <FollowedPeople />}
      <PastRaces tables={mine.filter(({ phase }) => phase === 'over')} me={me} />
    </Shell>
  );
}

/** Says that the lobby is not live: it is polled, or cannot be reached. */
function LobbyConnectionNotice({ state }: { state: LobbyState['state'] }): ReactElement | null {
  const { lobby } = useTexts();
  if (state === 'live' || state === 'loading') return null;
  return (
    <div className={state === 'failed' ? 'lobby-line lobby-lost' : 'lobby-line'} role="status">
      <p>{state === 'failed' ? lobby.failed : lobby.behind}</p>
      {state === 'failed' && <p>{lobby.failedHint}</p>}
    </div>
  );
}
