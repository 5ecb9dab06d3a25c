import type { Championship } from '@paddock/protocol';
import { type ReactElement, useEffect } from 'react';
import { Link } from 'wouter';
import { useMe } from '../base/me.ts';
import { useSettings } from '../base/settings.ts';
import { useTexts } from '../base/texts/index.tsx';
import { LoadStatus } from '../people/LoadStatus.tsx';
import { usePolling } from '../people/usePolling.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { Shell } from '../shell/Shell.tsx';
import { EntryPanel } from './EntryPanel.tsx';
import { OrganiserPanel } from './OrganiserPanel.tsx';
import { RoundList } from './RoundList.tsx';
import { describeStatus } from './season-time.ts';
import { ShareSeason } from './ShareSeason.tsx';
import { Standings } from './Standings.tsx';
import './championships.css';

/** While rounds are raced something happens all the time. */
const RUNNING_POLL_MS = 2000;
const WAITING_POLL_MS = 5000;
const OVER_POLL_MS = 60_000;

function pollIntervalOf(championship: Championship | null): number {
  if (championship?.phase === 'running') return RUNNING_POLL_MS;
  return championship?.phase === 'over' || championship?.phase === 'cancelled' ? OVER_POLL_MS : WAITING_POLL_MS;
}

/** The page of a season: entry, calendar, results and standings. */
export function ChampionshipPage({ id }: { id: string }): ReactElement {
  const t = useTexts();
  const { value, error, refresh } = usePolling<Championship>(`/api/championships/${id}`, pollIntervalOf);
  const reload = (): void => void refresh();
  const { me, known, load } = useMe();
  // Their own line is marked.
  useEffect(() => void (known && me === undefined && load()), [known, me, load]);
  if (value !== null) return <Season championship={value} onChange={reload} />;
  if (error?.code === 'not-found' || error?.code === 'bad-request') return <NotFound />;
  return (
    <Shell title={t.championships.title}>
      <LoadStatus {...(error === null ? {} : { error, retry: reload })} />
    </Shell>
  );
}

interface SeasonProps {
  readonly championship: Championship;
  /** Called after everything that changed the season. */
  readonly onChange: () => void;
}

function Season({ championship, onChange }: SeasonProps): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const { championships } = t;
  const { name, kind, phase, organiser, entrants, rounds, viewer } = championship;
  const facts = [
    championships.kinds[kind],
    championships.by(organiser.nickname),
    championships.drivers(entrants.length),
    championships.rounds(rounds.length),
  ];
  const isOpen = phase === 'entry' || phase === 'running';
  const hasRaces = rounds.some(({ groups }) => groups.length > 0);
  const standings = <Standings championship={championship} />;
  const calendar = <RoundList championship={championship} />;
  const panels = (
    <div className="season-panels">
      {isOpen && <EntryPanel championship={championship} onChange={onChange} />}
      {isOpen && viewer.organises && <OrganiserPanel championship={championship} onChange={onChange} />}
      <ShareSeason championship={championship} />
    </div>
  );
  return (
    <Shell title={name}>
      <header className="season-head">
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p className="season-facts">{facts.join(' · ')}</p>
        <p className="season-status" role="status">
          {describeStatus(t, championship, language)}
        </p>
        {viewer.table !== null && (
          <p className="season-call">
            <strong>{championships.entry.yourTable}</strong>
            <Link href={`/t/${viewer.table}`} className="button primary">
              {championships.entry.takeSeat}
            </Link>
          </p>
        )}
      </header>
      {hasRaces ? (
        <div className="season-columns">
          {standings}
          {panels}
          {calendar}
        </div>
      ) : (
        <>
          {panels}
          {calendar}
          {standings}
        </>
      )}
      <p>
        <Link href="/championships">{championships.title}</Link>
      </p>
    </Shell>
  );
}
