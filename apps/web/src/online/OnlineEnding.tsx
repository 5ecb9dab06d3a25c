import type { GameRecord } from '@paddock/kernel';
import type { Table } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { gameCard } from '../games/index.ts';
import { localTables } from '../table/local.ts';
import { useTexts } from '../texts/index.tsx';
import { call } from './api.ts';
import { takeSeat } from './contribution.ts';
import { dicePins } from './dice-pins.ts';

type Trouble = 'failed' | 'otherDice' | 'recordFailed';

interface OnlineEndingProps {
  readonly table: Table;
  /** One's own id if one has raced here. */
  readonly racer: string | null;
}

/** After a race with others: once more, look at it again, check its dice, see what it was good for. */
export function OnlineEnding({ table, racer }: OnlineEndingProps): ReactElement {
  const t = useTexts();
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [busy, setBusy] = useState(false);
  const act = async (work: () => Promise<Trouble | null>): Promise<void> => {
    setBusy(true);
    setTrouble(await work());
    setBusy(false);
  };
  const rematch = async (): Promise<Trouble | null> => {
    const again = await takeSeat(`/api/tables/${table.id}/rematch`);
    // Where there is no seat for one any more, one can still look.
    const id = again.ok ? again.value.id : table.rematch;
    if (id === null) return 'failed';
    go(`/t/${id}`);
    return null;
  };
  const replay = async (search: string): Promise<Trouble | null> => {
    const opened = await openHere(table);
    if (!opened.ok) return opened.trouble;
    go(`/replay/${opened.id}${search}`);
    return null;
  };
  return (
    <>
      {/* Empty before, so that it is heard when somebody calls. */}
      <p className="rematch-called" role="status">
        {table.rematch !== null && t.online.rematchCalled}
      </p>
      <Rated table={table} />
      {racer !== null && (
        <button type="button" className="button primary" disabled={busy} onClick={() => void act(rematch)}>
          {table.rematch === null ? t.online.rematch : t.online.joinRematch}
        </button>
      )}
      {racer === null && table.rematch !== null && (
        <Link href={`/t/${table.rematch}`} className="button primary">
          {t.online.watchRematch}
        </Link>
      )}
      <button type="button" className="button" disabled={busy} onClick={() => void act(() => replay(''))}>
        {t.table.replay}
      </button>
      <button type="button" className="button" disabled={busy} onClick={() => void act(() => replay('?verify'))}>
        {t.online.verify}
      </button>
      <Results game={table.game} racer={racer} />
      {trouble !== null && (
        <p className="online-fault" role="alert">
          {t.online[trouble]}
        </p>
      )}
    </>
  );
}

/** Whether the race changes ratings, and if not, why. Empty until that is known. */
function Rated({ table: { rating } }: { readonly table: Table }): ReactElement {
  const t = useTexts().online;
  const reason = rating?.reason ?? null;
  return <p className="race-rating">{rating !== null && (reason === null ? t.rated : t.unrated[reason])}</p>;
}

/** Where the race counts: among one's own results, or for who only looked on, among the best. */
function Results({ game, racer }: { readonly game: string; readonly racer: string | null }): ReactElement {
  const t = useTexts();
  return racer === null ? (
    <Link href={`/best/${game}`} className="button">
      {t.people.best.of(gameCard(game)?.title ?? game)}
    </Link>
  ) : (
    <Link href={`/people/${racer}`} className="button">
      {t.lobby.allResults}
    </Link>
  );
}

type Opened = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly trouble: Trouble };

/** Brings the record to this device, where nobody but its own eyes checks it. */
async function openHere({ id, seedHash }: Table): Promise<Opened> {
  const record = await call<GameRecord>('GET', `/api/tables/${id}/record`);
  if (!record.ok) return { ok: false, trouble: 'recordFailed' };
  // Whoever saw the table wait knows that its record has the table in it.
  const isOther = dicePins.find(id) !== null && record.value.binding?.table !== id;
  if (isOther || record.value.seedHash !== seedHash) return { ok: false, trouble: 'otherDice' };
  const opened = await localTables().open(JSON.stringify(record.value));
  return opened.ok ? { ok: true, id: opened.value } : { ok: false, trouble: 'recordFailed' };
}
