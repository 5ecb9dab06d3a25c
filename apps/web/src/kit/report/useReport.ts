import type { ReportDocument } from '@paddock/reports/document';
import { useEffect, useState } from 'react';

/** What a worker says while it makes a report. */
export interface ReportUpdate {
  /** What is known so far, in words; `null` before the first figures. */
  readonly document: ReportDocument | null;
  /** What is being done; `null` when the report is complete. */
  readonly progress: string | null;
  /** The figures as data, with the last update only. */
  readonly report: object | null;
}

/** The report as far as it is, `null` at first, or that it failed. */
export type ReportState = ReportUpdate | 'failed' | null;

/**
 * Lets a worker make a report. Another request starts another worker, and leaving the page ends it, so nothing is computed that
 * nobody waits for.
 */
export function useReport(
  createWorker: () => Worker,
  request: object,
  onReport: ((report: object) => void) | undefined,
): ReportState {
  const [state, setState] = useState<ReportState>(null);
  useEffect(() => {
    setState(null);
    const worker = createWorker();
    worker.onmessage = ({ data }: MessageEvent<ReportUpdate>) => {
      setState(data);
      if (data.report === null) return;
      onReport?.(data.report);
      worker.terminate();
    };
    worker.onerror = () => {
      setState('failed');
      worker.terminate();
    };
    worker.postMessage(request, []);
    return () => worker.terminate();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new callback is no reason to begin anew
  }, [createWorker, request]);
  return state;
}
