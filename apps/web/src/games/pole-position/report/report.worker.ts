import { runToEnd } from '@paddock/bots/computation';
import type { Language } from '@paddock/kernel';
import type { Token } from '@paddock/pole-position';
import { describeCourseReport } from '@paddock/reports/document';
import { type CourseReport, reportCourse } from '@paddock/reports/pole-position';
import { sendReport } from '../../../kit/report/send-report.ts';

export interface CourseReportRequest {
  readonly tokens: readonly Token[];
  readonly language: Language;
}

onmessage = ({ data }: MessageEvent<CourseReportRequest>): void => {
  const { tokens, language } = data;
  sendReport<CourseReport>({
    language,
    describe: (report, t) => describeCourseReport(report, language, t),
    run: (observers) => runToEnd(reportCourse(tokens, observers)),
  });
};
