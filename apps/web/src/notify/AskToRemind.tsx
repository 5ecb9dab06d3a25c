import type { Table } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { useTexts } from '../texts/index.tsx';
import { NotifySwitch } from './NotifySwitch.tsx';
import { canRemind } from './reminders.ts';
import { takesDays } from './turns.ts';
import '../app/settings.css';
import './notify.css';

/** In the waiting room of a race that takes days: whether to be told when one's turn comes. */
export function AskToRemind({ table }: { table: Pick<Table, 'time'> }): ReactElement | null {
  const t = useTexts();
  if (!takesDays(table) || !canRemind()) return null;
  return (
    <section className="ask-to-remind">
      <p>{t.notify.later}</p>
      <NotifySwitch />
    </section>
  );
}
