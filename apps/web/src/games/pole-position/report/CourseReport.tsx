import { type ReactElement, useMemo } from 'react';
import { REPORT_STATES } from '../../../kit/report/report-states.ts';
import { ReportView } from '../../../kit/report/ReportView.tsx';
import { useReport } from '../../../kit/report/useReport.ts';
import type { ReportProps } from '../../ui.ts';

function createWorker(): Worker {
  return new Worker(new URL('./report.worker.ts', import.meta.url), { type: 'module' });
}

/** Says how good a course is, while bots race on it in a worker. */
export function CourseReport({ value, language, onReport }: ReportProps): ReactElement {
  const request = useMemo(() => ({ tokens: value, language }), [value, language]);
  const state = useReport(createWorker, request, onReport);
  return <ReportView state={state} {...REPORT_STATES[language]} />;
}
