import type { ChampionshipSummary } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useTexts } from '../base/texts/index.tsx';
import { usePolling } from '../people/usePolling.ts';
import { CloseButton } from './CloseButton.tsx';
import { PersonLink } from './PersonLink.tsx';

/** Public seasons, whose names everybody reads. */
export function SeasonsCard(): ReactElement {
  const t = useTexts();
  const { value: seasons, refresh } = usePolling<readonly ChampionshipSummary[]>('/api/championships');
  return (
    <section className="card admin-card" aria-labelledby="admin-seasons">
      <h2 id="admin-seasons">{t.championships.title}</h2>
      {seasons?.length === 0 && <p className="admin-empty">{t.championships.list.empty}</p>}
      <ul className="admin-list">
        {seasons?.map(({ id, name, phase, organiser }) => (
          <li key={id}>
            <div>
              <b>{name}</b>
              <span className="admin-tag">{t.championships.phases[phase]}</span>
              <p className="admin-names">
                <PersonLink {...organiser} />
              </p>
            </div>
            <div className="admin-buttons">
              <Link href={`/championship/${id}`} className="button">
                {t.admin.look}
              </Link>
              <CloseButton
                path={`championships/${id}`}
                label={t.championships.organise.cancel}
                question={t.admin.closeSeasonSure}
                onDone={() => void refresh()}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
