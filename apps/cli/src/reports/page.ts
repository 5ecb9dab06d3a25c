import type { Language } from '@paddock/kernel';
import { escapeXml, type ReportDocument, type ReportTable } from '@paddock/reports/document';

/** The inks of the posters, by day and by night; on paper always by day. */
const STYLE = `
  :root { --paper: #f3ead6; --surface: #fbf5e7; --line: #c9bb9c; --ink: #1d2a2f; --quiet: #56584f; --green: #1d4a38; --red: #b92b1a; }
  @media screen and (prefers-color-scheme: dark) {
    :root { --paper: #0f1b25; --surface: #182a38; --line: #38505f; --ink: #f3ead6; --quiet: #b7b8a9; --green: #6fbf97; --red: #ff8a73; }
  }
  * { box-sizing: border-box; }
  body { margin: 0 auto; padding: 1.5rem; max-width: 64rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 'Source Sans 3', system-ui, sans-serif; }
  header { padding-block: 1.2rem; border-block: 6px double var(--green); text-align: center; }
  h1, h2 { margin: 0; font-family: 'Barlow Condensed', 'Arial Narrow', sans-serif; line-height: 1.05; text-wrap: balance; text-transform: uppercase; letter-spacing: 0.02em; }
  h1 { font-size: clamp(2rem, 6vw, 3.6rem); color: var(--green); }
  header p { max-width: 44rem; margin: 0.6rem auto 0; }
  .poster { margin: 1.2rem 0; } .poster svg { border: 1px solid var(--line); }
  .figures { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr)); gap: 0.8rem; margin: 1.2rem 0; }
  .figure { padding: 0.8rem 1rem; background: var(--surface); border: 1px solid var(--line); border-top: 5px solid var(--green); }
  .figure dt { color: var(--quiet); } .figure dd { margin: 0; }
  .figure .value { font: 600 1.7rem/1.15 'Barlow Condensed', 'Arial Narrow', sans-serif; }
  .quiet { color: var(--quiet); font-size: 0.9rem; }
  .warnings { margin: 1.2rem 0; padding: 0.8rem 1.2rem; border-inline-start: 8px solid var(--red); background: var(--surface); list-style: none; font-weight: 600; }
  .verdict { margin: 1.2rem 0; padding: 0.8rem 1.2rem; border-inline-start: 8px solid var(--green); background: var(--surface); font-weight: 600; }
  .charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr)); gap: 1rem; }
  section { padding: 1rem 1.2rem; background: var(--surface); border: 1px solid var(--line); break-inside: avoid; } section.wide { grid-column: 1 / -1; }
  svg { display: block; width: 100%; height: auto; } section p { margin: 0.4rem 0 0; }
  svg text { font-family: 'Barlow Condensed', 'Source Sans 3', 'Arial Narrow', sans-serif; }
  .scroll { overflow-x: auto; margin-top: 1rem; } table { border-collapse: collapse; width: 100%; } th, td { padding: 0.3rem 0.7rem; border-bottom: 1px solid var(--line); text-align: end; font-variant-numeric: tabular-nums; }
  th:first-child { text-align: start; } thead th { vertical-align: bottom; color: var(--quiet); }
  @media print { @page { margin: 12mm; } body { max-width: none; padding: 0; font-size: 10pt; -webkit-print-color-adjust: exact; print-color-adjust: exact; } .charts { display: block; } section { margin-bottom: 5mm; } }`;

/** A report as one HTML file without scripts, which needs nothing else. `poster` is a picture to show first, as SVG. */
export function renderReportPage(document: ReportDocument, language: Language, poster: string | null): string {
  const { title, introduction, figures, warnings, verdict, charts, tables, notes } = document;
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeXml(title)}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    `<header><h1>${escapeXml(title)}</h1><p>${escapeXml(introduction)}</p></header>`,
    warnings.length === 0
      ? ''
      : `<ul class="warnings">${warnings.map((text) => `<li>${escapeXml(text)}</li>`).join('')}</ul>`,
    verdict === null ? '' : `<p class="verdict">${escapeXml(verdict)}</p>`,
    '<dl class="figures">',
    ...figures.map(
      ({ label, value, comparison }) =>
        `<div class="figure"><dt>${escapeXml(label)}</dt><dd><span class="value">${escapeXml(value)}</span>${comparison === null ? '' : `<br><span class="quiet">${escapeXml(comparison)}</span>`}</dd></div>`,
    ),
    '</dl>',
    poster === null ? '' : `<div class="poster">${poster}</div>`,
    '<div class="charts">',
    ...charts.map(
      ({ title: name, svg, hint, isWide }) =>
        `<section${isWide ? ' class="wide"' : ''}><h2>${escapeXml(name)}</h2><p class="quiet">${escapeXml(hint)}</p>${svg}</section>`,
    ),
    '</div>',
    ...tables.map(renderTable),
    ...notes.map((note) => `<p class="quiet">${escapeXml(note)}</p>`),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function renderTable({ title, columns, rows }: ReportTable): string {
  const head = columns.map((column) => `<th scope="col">${escapeXml(column)}</th>`).join('');
  const body = rows.map(
    ([first, ...rest]) =>
      `<tr><th scope="row">${escapeXml(first!)}</th>${rest.map((cell) => `<td>${escapeXml(cell)}</td>`).join('')}</tr>`,
  );
  return `<section class="scroll"><h2>${escapeXml(title)}</h2><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></section>`;
}
