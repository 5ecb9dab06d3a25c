import type { Table } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../app/settings.ts';
import { gameCard } from '../games/index.ts';
import { PersonName } from '../kit/PersonName.tsx';
import { useTexts } from '../texts/index.tsx';
import { CloseTableButton } from './CloseTableButton.tsx';
import { moment } from './measures.ts';
import { PersonLink } from './PersonLink.tsx';
import { usePolled } from './usePolled.ts';

/** Open tables and races under way, the latest first. */
export function TablesCard(): ReactElement {
  const t = useTexts();
  const { value: tables, refresh } = usePolled<readonly Table[]>('/api/host/tables');
  return (
    <section className="host-card" aria-labelledby="host-tables">
      <h2 id="host-tables">{t.host.tables}</h2>
      {tables?.length === 0 && <p className="host-empty">{t.host.noTables}</p>}
      <ul className="host-list">
        {tables?.map((table) => (
          <Row key={table.id} table={table} onClosed={() => void refresh()} />
        ))}
      </ul>
    </section>
  );
}

function Row({ table, onClosed }: { table: Table; onClosed: () => void }): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const { id, game, phase, seats, listed, createdAt } = table;
  const taken = seats.filter(({ kind }) => kind === 'person' || kind === 'bot');
  return (
    <li>
      <div>
        <b>{gameCard(game)?.title ?? game}</b>
        <span className="host-tag">{phase === 'open' ? t.host.open : t.host.running}</span>
        {!listed && <span className="host-tag">{t.host.private}</span>}
        <p className="host-names">
          {taken.map(({ kind, name, claimed, bot, person }, i) =>
            person === null ? (
              // Seats keep their places.
              // oxlint-disable-next-line react/no-array-index-key
              <PersonName
                key={i}
                name={kind === 'bot' ? (t.bots[bot ?? name]?.name ?? name) : name}
                claimed={claimed}
              />
            ) : (
              <PersonLink key={person} id={person} nickname={name} claimed={claimed} />
            ),
          )}
        </p>
        <p className="host-note">
          {t.host.seats(taken.length, seats.length)} · {moment(createdAt, language)}
        </p>
      </div>
      <div className="host-buttons">
        <Link href={`/t/${id}`} className="button">
          {t.host.look}
        </Link>
        <CloseTableButton id={id} onDone={onClosed} />
      </div>
    </li>
  );
}
