import { type ReactElement, useMemo } from 'react';
import { ReportView } from '../../../kit/report/ReportView.tsx';
import { useReport } from '../../../kit/report/useReport.ts';
import type { ReportProps } from '../../ui.ts';
import { REPORT_STATES } from '../../../kit/report/report-states.ts';

function createWorker(): Worker {
  return new Worker(new URL('./report.worker.ts', import.meta.url), { type: 'module' });
}

/** Says how good a circuit is, while it is being solved and raced in a worker. */
export function CircuitReport({ value, drawing = null, language, onReport }: ReportProps): ReactElement {
  const request = useMemo(() => ({ circuit: value, drawing, language }), [value, drawing, language]);
  const state = useReport(createWorker, request, onReport);
  return <ReportView state={state} {...REPORT_STATES[language]} />;
}
