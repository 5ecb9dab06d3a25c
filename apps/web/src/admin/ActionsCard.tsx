import type { AdminAction } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../base/settings.ts';
import { useTexts } from '../base/texts/index.tsx';
import { formatDateTime } from './format.ts';
import { PersonLink } from './PersonLink.tsx';
import { usePolling } from '../people/usePolling.ts';

/** The admin's latest actions, newest first. */
export function ActionsCard(): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const { value: actions } = usePolling<readonly AdminAction[]>('/api/admin/actions');
  return (
    <section className="card admin-card" aria-labelledby="admin-actions">
      <h2 id="admin-actions">{t.admin.actions}</h2>
      <p className="admin-note">{t.admin.actionsHint}</p>
      <ul className="admin-list">
        {actions?.map(({ id, at, action, person, table, range }) => (
          <li key={id}>
            <div>
              {t.admin.actionNames[action]} {person !== null && <PersonLink {...person} />}
              {table !== null && <Link href={`/t/${table}`}>{table}</Link>} {range}
              <p className="admin-note">{t.admin.actionAt(formatDateTime(at, language))}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
