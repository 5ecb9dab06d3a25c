import { type ComponentType, type ReactElement, Suspense, useState } from 'react';
import { useSettings } from '../base/settings.ts';
import { useTexts } from '../base/texts/index.tsx';
import type { ReportProps } from '../games/ui.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { REPORT_STATES } from '../kit/report/report-states.ts';
import { ReportView } from '../kit/report/ReportView.tsx';
import { useAsync } from '../kit/useAsync.ts';

/** What a report is made of: the game's component, and the circuit or course with its drawing. */
export interface ReportSubject extends Pick<ReportProps, 'value' | 'drawing'> {
  readonly Report: ComponentType<ReportProps> | undefined;
}

interface BalanceReportButtonProps {
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly load: () => Promise<ReportSubject | null>;
}

/** Opens the report of the game on how good a board is. It is computed while it is shown, and given up when it is closed. */
export function BalanceReportButton({ label, isDisabled = false, load }: BalanceReportButtonProps): ReactElement {
  const { close } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" disabled={isDisabled} onClick={() => setOpen(true)}>
        {label}
      </button>
      <Dialog open={isOpen} title={label} onClose={() => setOpen(false)} closeLabel={close} shape="panel">
        <LoadedReport load={load} />
      </Dialog>
    </>
  );
}

/** Says at once that something is going on, also while the report's scripts are loaded. */
function LoadedReport({ load }: Pick<BalanceReportButtonProps, 'load'>): ReactElement {
  const language = useSettings((settings) => settings.language);
  const subject = useAsync(load, []);
  const texts = REPORT_STATES[language];
  const waiting = <ReportView state={null} {...texts} />;
  if (subject.state === 'loading') return waiting;
  if (subject.state === 'failed' || subject.value?.Report === undefined)
    return <ReportView state="failed" {...texts} />;
  const { Report, value, drawing } = subject.value;
  return (
    <Suspense fallback={waiting}>
      <Report value={value} drawing={drawing} language={language} />
    </Suspense>
  );
}
