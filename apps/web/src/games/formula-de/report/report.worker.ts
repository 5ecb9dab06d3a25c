import { runToEnd } from '@paddock/bots/computation';
import type { Circuit, Drawing } from '@paddock/formula-de';
import type { Language } from '@paddock/kernel';
import { describeCircuitReport } from '@paddock/reports/document';
import { type CircuitReport, reportCircuit } from '@paddock/reports/formula-de';
import { sendReport } from '../../../kit/report/send-report.ts';

export interface CircuitReportRequest {
  readonly circuit: Circuit;
  readonly drawing: Drawing | null;
  readonly language: Language;
}

onmessage = ({ data }: MessageEvent<CircuitReportRequest>): void => {
  const { circuit, drawing, language } = data;
  sendReport<CircuitReport>({
    language,
    describe: (report, t) => describeCircuitReport(report, circuit, drawing, language, t),
    run: (observers) => runToEnd(reportCircuit(circuit, observers)),
  });
};
