import type { HistoryPage, HistoryRace, Person } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { callApi } from '../base/api.ts';
import { useTexts } from '../base/texts/index.tsx';
import { gameCard } from '../games/index.ts';
import { PersonName } from '../kit/PersonName.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';
import { HistoryFilters } from './HistoryFilters.tsx';
import { historyQuery, readHistoryFilters } from './history-filters.ts';
import { LoadStatus } from './LoadStatus.tsx';
import { raceWithAddress } from './race-with.ts';
import { useAction } from './useAction.ts';
import { useDateFormat } from './useDateFormat.ts';
import { useFetch } from './useFetch.ts';

interface RaceHistoryProps {
  readonly person: string;
  /** The viewer, if they are signed in. */
  readonly me: Person | null;
  /** People with whom races can be listed. */
  readonly companions: readonly Person[];
}

/** Somebody's races, the latest first, as the filters in the address say. */
export function RaceHistory({ person, me, companions }: RaceHistoryProps): ReactElement {
  const { profile: t } = useTexts().people;
  const [search, setSearch] = useSearchParams();
  const filters = readHistoryFilters(search);
  const path = `/api/people/${person}/history${historyQuery(filters)}`;
  return (
    <section className="part" aria-labelledby="history">
      <h2 id="history">{t.history}</h2>
      <HistoryFilters
        filters={filters}
        companions={companions}
        onChange={(changed) => setSearch(new URLSearchParams(historyQuery(changed)), { replace: true })}
      />
      <HistoryPages key={path} path={path} isOwn={me?.id === person} />
    </section>
  );
}

/** The pages that were loaded so far, one below the other. */
function HistoryPages({ path, isOwn }: { readonly path: string; readonly isOwn: boolean }): ReactElement {
  const { profile, history: t } = useTexts().people;
  const [first, retry] = useFetch<HistoryPage>(path);
  const [later, setLater] = useState<readonly HistoryPage[]>([]);
  const { isBusy, error, run } = useAction();
  if (first.state !== 'loaded') {
    return <LoadStatus {...(first.state === 'failed' ? { error: first.error, retry } : {})} />;
  }
  const pages = [first.value, ...later];
  const { next } = pages.at(-1)!;
  const races = pages.flatMap((page) => page.races);
  const isFiltered = path.includes('?');
  const loadMore = (): void => {
    const address = `${path}${isFiltered ? '&' : '?'}before=${next}`;
    void run(
      () => callApi<HistoryPage>('GET', address),
      (page) => setLater([...later, page]),
    );
  };
  if (races.length === 0) return <p className="empty-box">{isFiltered ? t.noneFits : profile.noRaces}</p>;
  return (
    <>
      <ol className="history">
        {races.map((race) => (
          <HistoryItem key={`${race.endedAt} ${race.game} ${race.table ?? ''}`} race={race} isOwn={isOwn} />
        ))}
      </ol>
      {next !== null && (
        <p>
          <button type="button" className="button" disabled={isBusy} onClick={loadMore}>
            {t.more}
          </button>
        </p>
      )}
      <ErrorMessage error={error} />
    </>
  );
}

function HistoryItem({ race, isOwn }: { readonly race: HistoryRace; readonly isOwn: boolean }): ReactElement {
  const texts = useTexts();
  const { profile: t, history } = texts.people;
  const day = useDateFormat();
  const { game, place, seats, endedAt, rated, points, table, people, pace } = race;
  const title = gameCard(game)?.title ?? game;
  const which = `${title}, ${day(endedAt)}`;
  return (
    <li className={place === 1 ? 'history-won' : undefined}>
      <span className="history-place">{texts.people.placeOf(place, seats)}</span>
      <span className="history-game">
        {title} {!rated && <small className="history-unrated">{t.unrated}</small>}
        {points !== null && (
          <small>
            {points} {t.points}
          </small>
        )}
        {pace === 'correspondence' && <small className="history-pace">{history.paces.correspondence}</small>}
        {people.length > 0 && (
          <span className="history-people">
            {history.with}{' '}
            {people.map(({ id, nickname, claimed, botAccount }, i) => (
              <span key={id}>
                <Link href={`/people/${id}`}>
                  <PersonName name={nickname} claimed={claimed} botAccount={botAccount} />
                </Link>
                {i < people.length - 1 && ', '}
              </span>
            ))}
          </span>
        )}
      </span>
      <span className="history-when">{day(endedAt)}</span>
      {table === null ? (
        <span className="history-private">{t.private}</span>
      ) : (
        <span className="history-actions">
          <Link href={`/t/${table}`} className="button" aria-label={`${t.watch}: ${which}`}>
            {t.watch}
          </Link>
          <Link href={`/t/${table}?replay`} className="button" aria-label={`${history.replay}: ${which}`}>
            {race.hasDebrief ? history.replayAndDebrief : history.replay}
          </Link>
          {isOwn && people.length > 0 && (
            <Link
              href={raceWithAddress(people.map(({ nickname }) => nickname))}
              className="button"
              aria-label={`${history.again}: ${people.map(({ nickname }) => nickname).join(', ')}`}
            >
              {history.again}
            </Link>
          )}
        </span>
      )}
    </li>
  );
}
