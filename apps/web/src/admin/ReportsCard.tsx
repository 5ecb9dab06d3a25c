import type { ReportDetails } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../base/settings.ts';
import { callApi } from '../base/api.ts';
import { useTexts } from '../base/texts/index.tsx';
import { BanButton } from './BanButton.tsx';
import { formatDateTime } from './format.ts';
import { HideItemButton } from './HiddenItemsCard.tsx';
import { PersonLink } from './PersonLink.tsx';
import { usePolling } from '../people/usePolling.ts';

const MAX_ANSWER_LENGTH = 500;

/** The reports that are still open. */
export function ReportsCard(): ReactElement {
  const t = useTexts();
  const { value: reports, refresh } = usePolling<readonly ReportDetails[]>('/api/admin/reports');
  const answer = async (id: string, text: string): Promise<void> => {
    await callApi<undefined>('POST', `/api/admin/reports/${id}/answer`, { text });
    await refresh();
  };
  const close = async (id: string): Promise<void> => {
    await callApi<undefined>('DELETE', `/api/admin/reports/${id}`);
    await refresh();
  };
  return (
    <section className="card admin-card" aria-labelledby="admin-reports">
      <h2 id="admin-reports">
        {t.admin.reports}
        {reports !== null && reports.length > 0 && <span className="admin-count">{reports.length}</span>}
      </h2>
      {reports?.length === 0 && <p className="admin-empty">{t.admin.noReports}</p>}
      <ul className="admin-list">
        {reports?.map((report) => (
          <ReportRow
            key={report.id}
            report={report}
            onDealtWith={() => void close(report.id)}
            onAnswer={(text) => void answer(report.id, text)}
            onHidden={() => void refresh()}
          />
        ))}
      </ul>
    </section>
  );
}

interface ReportRowProps {
  readonly report: ReportDetails;
  readonly onDealtWith: () => void;
  readonly onAnswer: (text: string) => void;
  readonly onHidden: () => void;
}

function ReportRow({ report, onDealtWith, onAnswer, onHidden }: ReportRowProps): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const { reporter, at, reason, message, table, item } = report;
  return (
    <li className="admin-report">
      <p className="admin-note">
        <PersonLink {...reporter} /> · {formatDateTime(at, language)}
      </p>
      <p className="admin-reason">{reason}</p>
      {item !== null && (
        <p>
          <b>{item.name}</b> · <PersonLink {...item.author} />
        </p>
      )}
      {message === null && item === null && <p className="admin-note">{t.admin.aboutTable}</p>}
      {message !== null && (
        <blockquote>
          <b>
            <PersonLink id={message.person} nickname={message.name} claimed={message.claimed} />
          </b>{' '}
          {message.text}
        </blockquote>
      )}
      <AnswerForm onAnswer={onAnswer} />
      <div className="admin-buttons">
        <button type="button" className="button" onClick={onDealtWith}>
          {t.admin.dealtWith}
        </button>
        {item !== null && <HideItemButton id={item.id} hidden={item.hidden} onDone={onHidden} />}
        <Link href={item === null ? `/t/${table}` : `/gallery/${item.id}`} className="button">
          {t.admin.look}
        </Link>
        {message !== null && (
          <BanButton person={message.person} name={message.name} banned={false} onDone={onDealtWith} />
        )}
      </div>
    </li>
  );
}

/** The reporter reads the answer on their own page. */
function AnswerForm({ onAnswer }: { readonly onAnswer: (text: string) => void }): ReactElement {
  const t = useTexts();
  const [text, setText] = useState('');
  return (
    <form
      className="admin-search"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onAnswer(text.trim());
      }}
    >
      <input
        className="field"
        value={text}
        maxLength={MAX_ANSWER_LENGTH}
        aria-label={t.admin.answerHint}
        placeholder={t.admin.answerHint}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button primary">
        {t.admin.answer}
      </button>
    </form>
  );
}
