import type { ChampionshipSummary } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useMe } from '../base/me.ts';
import { useSettings } from '../base/settings.ts';
import { useTexts } from '../base/texts/index.tsx';
import { gameCard } from '../games/index.ts';
import { LoadStatus } from '../people/LoadStatus.tsx';
import { usePolling } from '../people/usePolling.ts';
import { Shell } from '../shell/Shell.tsx';
import { formatWhen } from './season-time.ts';
import './championships.css';

/** The seasons of the person, and those that everybody may find. */
export function ChampionshipsPage(): ReactElement {
  const { championships: t } = useTexts();
  const isKnown = useMe(({ known }) => known);
  const own = usePolling<readonly ChampionshipSummary[]>(isKnown ? '/api/me/championships' : null);
  const all = usePolling<readonly ChampionshipSummary[]>('/api/championships');
  const mine = own.value ?? [];
  const others = (all.value ?? []).filter(({ id }) => !mine.some((one) => one.id === id));
  return (
    <Shell title={t.title}>
      <header className="season-head">
        <h1>{t.title}</h1>
        <p>{t.lead}</p>
        <Link href="/championships/new" className="button primary">
          {t.list.create}
        </Link>
      </header>
      {all.value === null && (
        <LoadStatus {...(all.error === null ? {} : { error: all.error, retry: () => void all.refresh() })} />
      )}
      {mine.length > 0 && <SummaryList title={t.list.mine} seasons={mine} />}
      {others.length > 0 && <SummaryList title={t.list.all} seasons={others} />}
      {all.value !== null && mine.length + others.length === 0 && (
        <div className="empty-box season-empty">
          <p className="season-empty-title">{t.list.empty}</p>
          <p>{t.list.emptyHint}</p>
        </div>
      )}
    </Shell>
  );
}

function SummaryList(props: { title: string; seasons: readonly ChampionshipSummary[] }): ReactElement {
  return (
    <section className="part" aria-label={props.title}>
      <h2>{props.title}</h2>
      <ul className="season-list">
        {props.seasons.map((season) => (
          <SummaryItem key={season.id} season={season} />
        ))}
      </ul>
    </section>
  );
}

function SummaryItem({ season }: { season: ChampionshipSummary }): ReactElement {
  const { championships: t } = useTexts();
  const language = useSettings((settings) => settings.language);
  const { id, name, kind, phase, organiser, games, entrants, rounds, finishedRounds, nextRoundAt, role } = season;
  const titles = games.map((game) => gameCard(game)?.title ?? game).join(', ');
  const progress = phase === 'running' ? t.roundOf(Math.min(rounds, finishedRounds + 1), rounds) : t.rounds(rounds);
  const facts = [t.kinds[kind], t.drivers(entrants), progress, t.by(organiser.nickname)];
  const isLive = phase === 'running' || (phase === 'entry' && role === 'invited');
  return (
    <li className={isLive ? 'card season-item season-live' : 'card season-item'}>
      <h3>
        <Link href={`/championship/${id}`}>{name}</Link>
      </h3>
      <p className="season-phase">{role === null ? t.phases[phase] : `${t.phases[phase]} · ${t.roles[role]}`}</p>
      <p>{titles}</p>
      <p className="season-facts">{facts.join(' · ')}</p>
      {nextRoundAt !== null && phase !== 'over' && <p className="season-facts">{formatWhen(nextRoundAt, language)}</p>}
    </li>
  );
}
