import { type ReactElement, Suspense, useState } from 'react';
import { useSettings } from '../base/settings.ts';
import { useTexts } from '../base/texts/index.tsx';
import { loadGamePackage } from '../games/index.ts';
import { WORKSHOP_GAME } from '../games/workshops.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { useAsync } from '../kit/useAsync.ts';
import type { WorkshopPageTexts } from './page/types.ts';

interface JudgeDesignProps {
  /** What the design makes: it can be raced on. */
  readonly value: object;
  readonly texts: WorkshopPageTexts;
}

/** Is it good? The report of the game says so. It is computed while it is shown, and given up when it is closed. */
export function JudgeDesign({ value, texts }: JudgeDesignProps): ReactElement {
  const { close } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="workshop-action">
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {texts.judge}
      </button>
      <p className="hint">{texts.judgeHint}</p>
      <Dialog open={isOpen} title={texts.judge} onClose={() => setOpen(false)} closeLabel={close} shape="panel">
        <DesignReport value={value} />
      </Dialog>
    </div>
  );
}

function DesignReport({ value }: Pick<JudgeDesignProps, 'value'>): ReactElement | null {
  const language = useSettings((settings) => settings.language);
  const loaded = useAsync(() => loadGamePackage(WORKSHOP_GAME), []);
  const Report = loaded.state === 'loaded' ? loaded.value.ui.Report : undefined;
  if (Report === undefined) return null;
  const drawing = 'drawing' in value ? value.drawing : undefined;
  return (
    <Suspense>
      <Report value={value} drawing={drawing} language={language} />
    </Suspense>
  );
}
