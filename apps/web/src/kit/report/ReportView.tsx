import type { ReportChart, ReportDocument, ReportTable } from '@paddock/reports/document';
import type { ReactElement } from 'react';
import type { ReportState } from './useReport.ts';
import './report.css';

interface ReportViewProps {
  readonly state: ReportState;
  /** What is said before the first figures, and if there are none. */
  readonly waiting: string;
  readonly failed: string;
}

/** A report on a circuit or course: figures, warnings, charts. It grows while it is being made. */
export function ReportView({ state, waiting, failed }: ReportViewProps): ReactElement {
  if (state === 'failed') return <p className="balance-status">{failed}</p>;
  const progress = state === null ? waiting : state.progress;
  return (
    <div className="balance" aria-busy={progress !== null}>
      {/* Not announced: it changes several times a second. */}
      <p className="balance-status">{progress}</p>
      {state?.document && <ReportBody document={state.document} />}
    </div>
  );
}

function ReportBody({ document }: { readonly document: ReportDocument }): ReactElement {
  const { title, introduction, warnings, verdict, figures, charts, tables, notes } = document;
  return (
    <>
      <h2 className="balance-title">{title}</h2>
      <p>{introduction}</p>
      {warnings.length > 0 && (
        <ul className="balance-warnings">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      {verdict !== null && <p className="balance-verdict">{verdict}</p>}
      <dl className="balance-figures">
        {figures.map(({ label, value, comparison }) => (
          <div key={label} className="balance-figure">
            <dt>{label}</dt>
            <dd>
              <span className="balance-figure-value">{value}</span>
              {comparison !== null && <span className="balance-comparison">{comparison}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="balance-charts">
        {charts.map((chart) => (
          <Chart key={chart.title} chart={chart} />
        ))}
      </div>
      {tables.map((table) => (
        <Table key={table.title} table={table} />
      ))}
      {notes.map((note) => (
        <p key={note} className="balance-note">
          {note}
        </p>
      ))}
    </>
  );
}

function Chart({ chart: { title, svg, hint, isWide } }: { readonly chart: ReportChart }): ReactElement {
  return (
    <section className={isWide ? 'balance-chart balance-chart-wide' : 'balance-chart'}>
      <h3>{title}</h3>
      <p className="balance-note">{hint}</p>
      {/* Drawn by our own worker; every text in it is escaped, and it has its own text alternative. */}
      <div dangerouslySetInnerHTML={{ __html: svg }} />
    </section>
  );
}

function Table({ table: { title, columns, rows } }: { readonly table: ReportTable }): ReactElement {
  return (
    <section className="balance-chart">
      <h3>{title}</h3>
      <div className="balance-scroll">
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...rest]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {rest.map((cell, i) => (
                  <td key={columns[i + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
