import type { Reported } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../app/settings.ts';
import { ClaimedMark } from '../kit/PersonName.tsx';
import { call } from '../online/api.ts';
import { useTexts } from '../texts/index.tsx';
import { BanButton } from './BanButton.tsx';
import { moment } from './measures.ts';
import { usePolled } from './usePolled.ts';

/** What people have reported and nobody has dealt with. */
export function ReportsCard(): ReactElement {
  const t = useTexts();
  const { value: reports, refresh } = usePolled<readonly Reported[]>('/api/host/reports');
  const close = async (id: string): Promise<void> => {
    await call<undefined>('DELETE', `/api/host/reports/${id}`);
    await refresh();
  };
  return (
    <section className="host-card" aria-labelledby="host-reports">
      <h2 id="host-reports">
        {t.host.reports}
        {reports !== null && reports.length > 0 && <span className="host-count">{reports.length}</span>}
      </h2>
      {reports?.length === 0 && <p className="host-empty">{t.host.noReports}</p>}
      <ul className="host-list">
        {reports?.map((report) => (
          <Row key={report.id} report={report} onDealtWith={() => void close(report.id)} />
        ))}
      </ul>
    </section>
  );
}

function Row({ report, onDealtWith }: { report: Reported; onDealtWith: () => void }): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const { reporter, at, reason, message, table } = report;
  return (
    <li className="host-report">
      <p className="host-note">
        {t.host.reportedBy(reporter.nickname, moment(at, language))} {reporter.claimed && <ClaimedMark />}
      </p>
      <p className="host-reason">{reason}</p>
      {message === null ? (
        <p className="host-note">{t.host.aboutTable}</p>
      ) : (
        <blockquote>
          <b>
            {message.claimed && <ClaimedMark />} {t.host.saidBy(message.name)}
          </b>{' '}
          {message.text}
        </blockquote>
      )}
      <div className="host-buttons">
        <button type="button" className="button primary" onClick={onDealtWith}>
          {t.host.dealtWith}
        </button>
        <Link href={`/t/${table}`} className="button">
          {t.host.look}
        </Link>
        {message !== null && (
          <BanButton person={message.person} name={message.name} banned={false} onDone={onDealtWith} />
        )}
      </div>
    </li>
  );
}
