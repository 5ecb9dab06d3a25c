import type { ReportDocument } from '@paddock/reports/document';
import { formatColumns } from '../terminal/format.ts';
import { applyStyle } from '../terminal/style.ts';

/** A report for the terminal: what pages show, without the charts. */
export function tellReport({ title, introduction, warnings, verdict, figures, tables, notes }: ReportDocument): string {
  const comparisons = figures.map(({ label, value, comparison }) => [label, value, comparison ?? '']);
  return [
    applyStyle('bold', title),
    introduction,
    '',
    ...(figures.length === 0 ? [] : [formatColumns(['', '', ''], comparisons), '']),
    ...warnings.map((warning) => applyStyle('red', `! ${warning}`)),
    ...(verdict === null ? [] : [applyStyle('green', verdict)]),
    ...tables.flatMap(({ title: name, columns, rows }) => ['', applyStyle('bold', name), formatColumns(columns, rows)]),
    '',
    ...notes,
  ].join('\n');
}
