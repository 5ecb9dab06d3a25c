import type { ReportDocument } from '@paddock/reports/document';
import { writeFileAtomically } from '../files.ts';
import type { ReportCommandOptions } from './options.ts';
import { renderReportPage } from './page.ts';
import { tellReport } from './tell.ts';

/** Writes a report as the options say. `drawPicture` draws what stands at the top of the page. */
export function writeReport(
  report: object,
  document: ReportDocument,
  { json, html, language }: ReportCommandOptions,
  drawPicture: () => string | null,
): void {
  if (html !== undefined) {
    writeFileAtomically(html, renderReportPage(document, language, drawPicture()));
    console.error(`wrote ${html}`);
  }
  if (json) console.log(JSON.stringify(report));
  else if (html === undefined) console.log(tellReport(document));
}
