import type { Table } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import { NotificationSwitch } from './NotificationSwitch.tsx';
import { canNotify } from './notification-settings.ts';
import { hasClockInDays } from './turn-key.ts';
import '../kit/settings.css';
import './notifications.css';

/** Offers notifications in the waiting room of a race that is played over days. */
export function NotificationOffer({ table }: { table: Pick<Table, 'time'> }): ReactElement | null {
  const t = useTexts();
  if (!hasClockInDays(table) || !canNotify()) return null;
  return (
    <section className="notification-offer">
      <p>{t.notifications.later}</p>
      <NotificationSwitch />
    </section>
  );
}
