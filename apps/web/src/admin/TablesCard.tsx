import type { Table } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../base/settings.ts';
import { gameCard } from '../games/index.ts';
import { PersonName } from '../kit/PersonName.tsx';
import { useTexts } from '../base/texts/index.tsx';
import { CloseButton } from './CloseButton.tsx';
import { formatDateTime } from './format.ts';
import { PersonLink } from './PersonLink.tsx';
import { usePolling } from '../people/usePolling.ts';

/** Open tables and running races, newest first. */
export function TablesCard(): ReactElement {
  const t = useTexts();
  const { value: tables, refresh } = usePolling<readonly Table[]>('/api/admin/tables');
  return (
    <section className="card admin-card" aria-labelledby="admin-tables">
      <h2 id="admin-tables">{t.admin.tables}</h2>
      {tables?.length === 0 && <p className="admin-empty">{t.admin.noTables}</p>}
      <ul className="admin-list">
        {tables?.map((table) => (
          <TableRow key={table.id} table={table} onClosed={() => void refresh()} />
        ))}
      </ul>
    </section>
  );
}

function TableRow({ table, onClosed }: { table: Table; onClosed: () => void }): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const { id, game, phase, seats, listed, createdAt } = table;
  const taken = seats.filter(({ kind }) => kind === 'person' || kind === 'bot');
  return (
    <li>
      <div>
        <b>{gameCard(game)?.title ?? game}</b>
        <span className="admin-tag">{phase === 'open' ? t.admin.open : t.admin.running}</span>
        {!listed && <span className="admin-tag">{t.admin.private}</span>}
        <p className="admin-names">
          {taken.map(({ kind, name, claimed, botAccount, bot, person }, i) =>
            person === null ? (
              // Seats keep their places.
              <PersonName
                key={i}
                name={kind === 'bot' ? (t.bots[bot ?? name]?.name ?? name) : name}
                claimed={claimed}
                botAccount={botAccount}
              />
            ) : (
              <PersonLink
                key={person}
                id={person}
                nickname={name}
                claimed={claimed}
                {...(botAccount === true ? { botAccount } : {})}
              />
            ),
          )}
        </p>
        <p className="admin-note">
          {t.admin.seats(taken.length, seats.length)} · {formatDateTime(createdAt, language)}
        </p>
      </div>
      <div className="admin-buttons">
        <Link href={`/t/${id}`} className="button">
          {t.admin.look}
        </Link>
        <CloseButton path={`tables/${id}`} label={t.admin.closeTable} question={t.admin.closeSure} onDone={onClosed} />
      </div>
    </li>
  );
}
