import type { ServerStatus } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { Shell } from '../shell/Shell.tsx';
import { useTexts } from '../base/texts/index.tsx';
import { ActionsCard } from './ActionsCard.tsx';
import { AnnouncementCard } from './AnnouncementCard.tsx';
import { BansCard } from './BansCard.tsx';
import { AdminSignIn } from './AdminSignIn.tsx';
import { HealthCard } from './HealthCard.tsx';
import { HiddenItemsCard } from './HiddenItemsCard.tsx';
import { PeopleCard } from './PeopleCard.tsx';
import { ReportsCard } from './ReportsCard.tsx';
import { SeasonsCard } from './SeasonsCard.tsx';
import { TablesCard } from './TablesCard.tsx';
import { usePolling } from '../people/usePolling.ts';
import './admin.css';

/** The page of the person who operates the server: health, tables, people, reports and bans. */
export function AdminPage(): ReactElement {
  const t = useTexts();
  const { value: health, error, refresh } = usePolling<ServerStatus>('/api/admin');
  const isSignedOut = error?.code === 'forbidden' || error?.code === 'unauthenticated';
  return (
    <Shell title={t.admin.title}>
      <header className="admin-head">
        <h1>{t.admin.title}</h1>
        {health !== null && !isSignedOut && <p>{t.admin.refreshed}</p>}
      </header>
      {error !== null && !isSignedOut && (
        <p className="notice admin-error" role="status">
          {t.admin.failed}
        </p>
      )}
      {isSignedOut && <AdminSignIn onSignedIn={refresh} />}
      {health !== null && !isSignedOut && (
        <div className="admin-cards">
          <HealthCard health={health} />
          <ReportsCard />
          <TablesCard />
          <SeasonsCard />
          <HiddenItemsCard />
          <PeopleCard />
          <BansCard />
          <AnnouncementCard />
          <ActionsCard />
        </div>
      )}
    </Shell>
  );
}
