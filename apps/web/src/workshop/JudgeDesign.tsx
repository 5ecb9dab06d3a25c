import type { ReactElement } from 'react';
import { BalanceReportButton } from '../gallery/BalanceReportButton.tsx';
import { loadGamePackage } from '../games/index.ts';
import { WORKSHOP_GAME } from '../games/workshops.ts';
import type { WorkshopPageTexts } from './page/types.ts';

interface JudgeDesignProps {
  /** What the design makes: it can be raced on. */
  readonly value: object;
  readonly texts: WorkshopPageTexts;
}

/** Is it good? The report of the game says so. */
export function JudgeDesign({ value, texts }: JudgeDesignProps): ReactElement {
  const drawing = 'drawing' in value ? value.drawing : undefined;
  const loadSubject = async () => ({ Report: (await loadGamePackage(WORKSHOP_GAME)).ui.Report, value, drawing });
  return (
    <div className="workshop-action">
      <BalanceReportButton label={texts.judge} load={loadSubject} />
      <p className="hint">{texts.judgeHint}</p>
    </div>
  );
}
