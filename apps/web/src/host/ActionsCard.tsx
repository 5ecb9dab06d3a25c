import type { AdminAction } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../app/settings.ts';
import { useTexts } from '../texts/index.tsx';
import { moment } from './measures.ts';
import { PersonLink } from './PersonLink.tsx';
import { usePolled } from './usePolled.ts';

/** What the admin did, the latest first. */
export function ActionsCard(): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const { value: actions } = usePolled<readonly AdminAction[]>('/api/host/actions');
  return (
    <section className="host-card" aria-labelledby="host-actions">
      <h2 id="host-actions">{t.host.actions}</h2>
      <p className="host-note">{t.host.actionsHint}</p>
      <ul className="host-list">
        {actions?.map(({ id, at, action, person, table, range }) => (
          <li key={id}>
            <div>
              {t.host.actionNames[action]} {person !== null && <PersonLink {...person} />}
              {table !== null && <Link href={`/t/${table}`}>{table}</Link>} {range}
              <p className="host-note">{t.host.actionAt(moment(at, language))}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
