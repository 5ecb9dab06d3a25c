import type { Seat } from '@paddock/kernel';
import { lazy, type ReactElement, Suspense, useMemo } from 'react';
import { useSettings } from '../base/settings.ts';
import { useTexts } from '../base/texts/index.tsx';
import type { GameUi, TableProps } from '../games/ui.ts';
import { Icon } from '../kit/icons.tsx';
import { createCoachSource } from './local-analysis.ts';

// Nobody needs the coach before asking for one.
const CoachPanel = lazy(async () => ({ default: (await import('../debrief/CoachPanel.tsx')).CoachPanel }));

interface CoachSlotProps {
  readonly ui: GameUi;
  readonly table: TableProps;
  readonly seat: Seat;
}

/** Offers the coach beside a race of one person against bots. */
export function CoachSlot({ ui, table, seat }: CoachSlotProps): ReactElement {
  const t = useTexts().table;
  const isWanted = useSettings((settings) => settings.coach);
  const change = useSettings((settings) => settings.change);
  const { id } = table.context.info;
  const source = useMemo(() => createCoachSource(id), [id]);
  if (isWanted)
    return (
      <Suspense>
        <CoachPanel ui={ui} table={table} seat={seat} source={source} onClose={() => change({ coach: false })} />
      </Suspense>
    );
  return (
    <button type="button" className="button quiet coach-call" onClick={() => change({ coach: true })}>
      <Icon name="help" size={20} /> {t.coach}
    </button>
  );
}
