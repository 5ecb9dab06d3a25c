import type { Reported } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../app/settings.ts';
import { call } from '../online/api.ts';
import { useTexts } from '../texts/index.tsx';
import { BanButton } from './BanButton.tsx';
import { moment } from './measures.ts';
import { PersonLink } from './PersonLink.tsx';
import { usePolled } from './usePolled.ts';

const MAX_ANSWER_LENGTH = 500;

/** What people have reported and nobody has dealt with. */
export function ReportsCard(): ReactElement {
  const t = useTexts();
  const { value: reports, refresh } = usePolled<readonly Reported[]>('/api/host/reports');
  const answer = async (id: string, text: string): Promise<void> => {
    await call<undefined>('POST', `/api/host/reports/${id}/answer`, { text });
    await refresh();
  };
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
          <Row
            key={report.id}
            report={report}
            onDealtWith={() => void close(report.id)}
            onAnswer={(text) => void answer(report.id, text)}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly report: Reported;
  readonly onDealtWith: () => void;
  readonly onAnswer: (text: string) => void;
}

function Row({ report, onDealtWith, onAnswer }: RowProps): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const { reporter, at, reason, message, table } = report;
  return (
    <li className="host-report">
      <p className="host-note">
        <PersonLink {...reporter} /> · {moment(at, language)}
      </p>
      <p className="host-reason">{reason}</p>
      {message === null ? (
        <p className="host-note">{t.host.aboutTable}</p>
      ) : (
        <blockquote>
          <b>
            <PersonLink id={message.person} nickname={message.name} claimed={message.claimed} />
          </b>{' '}
          {message.text}
        </blockquote>
      )}
      <AnswerForm onAnswer={onAnswer} />
      <div className="host-buttons">
        <button type="button" className="button" onClick={onDealtWith}>
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

/** The reporter reads the answer on their own page. */
function AnswerForm({ onAnswer }: { readonly onAnswer: (text: string) => void }): ReactElement {
  const t = useTexts();
  const [text, setText] = useState('');
  return (
    <form
      className="host-search"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onAnswer(text.trim());
      }}
    >
      <input
        className="field"
        value={text}
        maxLength={MAX_ANSWER_LENGTH}
        aria-label={t.host.answerHint}
        placeholder={t.host.answerHint}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button primary">
        {t.host.answer}
      </button>
    </form>
  );
}
