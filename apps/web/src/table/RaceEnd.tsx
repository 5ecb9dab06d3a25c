import { lazy, type ReactElement, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useSettings } from '../base/settings.ts';
import { playSound } from '../kit/sound.ts';
import { useTexts } from '../base/texts/index.tsx';
import type { TableInfo } from '../games/table-link.ts';
import { localTables } from './local.ts';
import type { FinishProps } from './finish/FinishDialog.tsx';

// The finish is a chunk of its own: nobody needs it before the end of a race.
const FinishDialog = lazy(async () => ({ default: (await import('./finish/FinishDialog.tsx')).FinishDialog }));

interface RaceEndProps extends FinishProps {
  /** Opens the replay of an online race at a moment. */
  readonly onReplay?: ((at: number) => void) | undefined;
  /** Buttons for what to do next. */
  readonly children: ReactNode;
}

/** The finish, which can be closed to look at the board. */
export function RaceEnd({ children, onReplay, ...result }: RaceEndProps): ReactElement {
  const t = useTexts();
  const [, go] = useLocation();
  const { id } = result.link.info;
  const [open, setOpen] = useState(true);
  useEffect(() => {
    if (useSettings.getState().sound) playSound('win');
  }, []);
  if (!open) {
    return (
      <button type="button" className="button primary show-result" onClick={() => setOpen(true)}>
        {t.table.showResult}
      </button>
    );
  }
  return (
    <Suspense>
      <FinishDialog
        {...result}
        onClose={() => setOpen(false)}
        onReplay={onReplay ?? ((at) => go(`/replay/${id}?at=${at}`))}
      >
        {children}
      </FinishDialog>
    </Suspense>
  );
}

/** Buttons after a local race: race again, or watch the replay. */
export function LocalRaceEndActions({ info }: { readonly info: TableInfo }): ReactElement {
  const t = useTexts();
  const [, go] = useLocation();
  const raceAgain = async (): Promise<void> => {
    const { game, seats, options, drivers, hints = 'none', coach = false } = info;
    const created = await localTables().create({ game, seats, options: { ...options }, drivers, hints, coach });
    if (created.ok) go(`/table/${created.value}`);
  };
  return (
    <>
      <button type="button" className="button primary" onClick={() => void raceAgain()}>
        {t.table.again}
      </button>
      <button type="button" className="button" onClick={() => go(`/replay/${info.id}`)}>
        {t.table.replay}
      </button>
    </>
  );
}
