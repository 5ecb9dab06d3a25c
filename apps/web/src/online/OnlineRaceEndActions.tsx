import type { Table } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { gameCard } from '../games/index.ts';
import { useSettings } from '../base/settings.ts';
import { useTexts } from '../base/texts/index.tsx';
import { raceWithAddress } from '../people/race-with.ts';
import { takeSeat } from './contribution.ts';
import { openOnThisDevice } from './open-record.ts';
import { useRatingChange } from './rating-change.ts';
import { EmbedButton } from './EmbedButton.tsx';

type EndActionError = 'failed' | 'otherDice' | 'recordFailed';

interface OnlineRaceEndActionsProps {
  readonly table: Table;
  /** The viewer's id if they took part in the race. */
  readonly ownId: string | null;
}

/** Actions after an online race: rematch, replay, verification, results. */
export function OnlineRaceEndActions({ table, ownId }: OnlineRaceEndActionsProps): ReactElement {
  const t = useTexts();
  const [, go] = useLocation();
  const [error, setError] = useState<EndActionError | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<EndActionError | null>): Promise<void> => {
    setBusy(true);
    setError(await work());
    setBusy(false);
  };
  const rematch = async (): Promise<EndActionError | null> => {
    const again = await takeSeat(`/api/tables/${table.id}/rematch`);
    // Without a free seat the person can still watch the rematch.
    const id = again.ok ? again.value.id : table.rematch;
    if (id === null) return 'failed';
    go(`/t/${id}`);
    return null;
  };
  const replay = async (search: string): Promise<EndActionError | null> => {
    const opened = await openOnThisDevice(table);
    if (!opened.ok) return opened.error;
    go(`/replay/${opened.id}${search}`);
    return null;
  };
  return (
    <>
      {/* Rendered empty at first, so that screen readers announce it later. */}
      <p className="rematch-called" role="status">
        {table.rematch !== null && t.online.rematchCalled}
      </p>
      <RatingNotice table={table} ownId={ownId} />
      {table.championship !== undefined && (
        <Link href={`/championship/${table.championship.id}`} className="button primary">
          {t.online.toSeason}
        </Link>
      )}
      {ownId !== null && table.championship === undefined && (
        <button type="button" className="button primary" disabled={busy} onClick={() => void run(rematch)}>
          {table.rematch === null ? t.online.rematch : t.online.joinRematch}
        </button>
      )}
      {ownId === null && table.rematch !== null && (
        <Link href={`/t/${table.rematch}`} className="button primary">
          {t.online.watchRematch}
        </Link>
      )}
      <RaceAgainLink table={table} ownId={ownId} />
      <button type="button" className="button" disabled={busy} onClick={() => void run(() => replay(''))}>
        {t.table.replay}
      </button>
      <button type="button" className="button" disabled={busy} onClick={() => void run(() => replay('?verify'))}>
        {t.online.verify}
      </button>
      {table.listed && table.ranking !== null && <EmbedButton id={table.id} />}
      <ResultsLink game={table.game} ownId={ownId} />
      {error !== null && (
        <p className="online-error" role="alert">
          {t.online[error]}
        </p>
      )}
    </>
  );
}

/** Offers another race, of any game, with the people who raced here. */
function RaceAgainLink({ table, ownId }: OnlineRaceEndActionsProps): ReactElement | null {
  const { follow: t } = useTexts().people;
  const language = useSettings((settings) => settings.language);
  const others = table.seats.filter(({ person }) => person !== null && person !== ownId).map(({ name }) => name);
  if (ownId === null || others.length === 0) return null;
  return (
    <Link href={raceWithAddress(others)} className="button">
      {t.raceAgainWith(new Intl.ListFormat(language).format(others))}
    </Link>
  );
}

/** Whether the race is rated, and if not, why. Empty until that is known. */
function RatingNotice({ table, ownId }: OnlineRaceEndActionsProps): ReactElement {
  const t = useTexts().online;
  const { rating } = table;
  const change = useRatingChange(table, ownId);
  const reason = rating?.reason ?? null;
  return (
    <p className="online-rating">
      {rating !== null && (reason === null ? t.rated : t.unrated[reason])}
      {change !== null && <strong> {t.ratingNow(change.points, change.change)}</strong>}
    </p>
  );
}

/** A link to the person's results, or for spectators to the leaderboard. */
function ResultsLink({ game, ownId }: { readonly game: string; readonly ownId: string | null }): ReactElement {
  const t = useTexts();
  return ownId === null ? (
    <Link href={`/best/${game}`} className="button">
      {t.people.leaderboard.of(gameCard(game)?.title ?? game)}
    </Link>
  ) : (
    <Link href={`/people/${ownId}`} className="button">
      {t.online.allResults}
    </Link>
  );
}
