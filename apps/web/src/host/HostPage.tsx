import type { Health } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { Shell } from '../app/Shell.tsx';
import { useTexts } from '../texts/index.tsx';
import { ActionsCard } from './ActionsCard.tsx';
import { AnnouncementCard } from './AnnouncementCard.tsx';
import { BansCard } from './BansCard.tsx';
import { Entry } from './Entry.tsx';
import { HealthCard } from './HealthCard.tsx';
import { PeopleCard } from './PeopleCard.tsx';
import { ReportsCard } from './ReportsCard.tsx';
import { TablesCard } from './TablesCard.tsx';
import { usePolled } from './usePolled.ts';
import './host.css';

/** For whoever runs the server: how it is, who is there, and what they complain about. */
export function HostPage(): ReactElement {
  const t = useTexts();
  const { value: health, fault, refresh } = usePolled<Health>('/api/host');
  const stranger = fault?.code === 'forbidden' || fault?.code === 'not-introduced';
  return (
    <Shell title={t.host.title}>
      <header className="host-head">
        <h1>{t.host.title}</h1>
        {health !== null && !stranger && <p>{t.host.refreshed}</p>}
      </header>
      {fault !== null && !stranger && (
        <p className="host-trouble" role="status">
          {t.host.failed}
        </p>
      )}
      {stranger && <Entry onEntered={refresh} />}
      {health !== null && !stranger && (
        <div className="host-cards">
          <HealthCard health={health} />
          <ReportsCard />
          <TablesCard />
          <PeopleCard />
          <BansCard />
          <AnnouncementCard />
          <ActionsCard />
        </div>
      )}
    </Shell>
  );
}
