import { lazy, type ReactElement, Suspense, useMemo, useState } from 'react';
import { useSettings } from '../base/settings.ts';
import { useTexts } from '../base/texts/index.tsx';
import type { LoggedEvent } from '../games/table-link.ts';
import type { GameUi, TableProps } from '../games/ui.ts';
import { Icon } from '../kit/icons.tsx';
import { createCoachSource } from './local-analysis.ts';

// Nobody needs the coach before asking for one.
const CoachPanel = lazy(async () => ({ default: (await import('../debrief/CoachPanel.tsx')).CoachPanel }));

interface CoachSlotProps {
  readonly ui: GameUi;
  readonly table: TableProps;
  readonly history: readonly LoggedEvent[];
  readonly isIdle: boolean;
}

/** Offers the coach beside a race. Where it is open to all it is there from the start. */
export function CoachSlot({ ui, table, history, isIdle }: CoachSlotProps): ReactElement {
  const t = useTexts().table;
  const { info } = table.context;
  const isOpenToAll = info.coach === true;
  const isCalled = useSettings((settings) => settings.coach);
  const change = useSettings((settings) => settings.change);
  const [isSentAway, setSentAway] = useState(false);
  const source = useMemo(() => createCoachSource(info), [info]);
  // What one wants against bots says nothing about a table that has agreed on a coach.
  const setWanted = (isWanted: boolean): void => (isOpenToAll ? setSentAway(!isWanted) : change({ coach: isWanted }));
  if (isOpenToAll ? !isSentAway : isCalled)
    return (
      <Suspense>
        <CoachPanel
          ui={ui}
          table={table}
          history={history}
          isIdle={isIdle}
          source={source}
          onClose={() => setWanted(false)}
        />
      </Suspense>
    );
  return (
    <button type="button" className="button quiet coach-call" onClick={() => setWanted(true)}>
      <Icon name="help" size={20} /> {t.coach}
    </button>
  );
}
