import type { ChatMessage } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { Dialog } from '../kit/Dialog.tsx';
import { PersonName } from '../kit/PersonName.tsx';
import { callApi } from '../base/api.ts';
import { useTexts } from '../base/texts/index.tsx';
import { MAX_MESSAGE_LENGTH, sanitizeMessage } from './messages.ts';

interface ReportDialogProps {
  readonly table: string;
  readonly message: ChatMessage;
  readonly onClose: () => void;
}

/** Reports a message to the admin, with a reason. */
export function ReportDialog({ table, message, onClose }: ReportDialogProps): ReactElement {
  const t = useTexts();
  const [reason, setReason] = useState('');
  const [state, setState] = useState<'writing' | 'failed' | 'done'>('writing');
  const send = async (): Promise<void> => {
    const report = { message: message.number, reason: sanitizeMessage(reason) };
    if (report.reason === '') return;
    const sent = await callApi<undefined>('POST', `/api/tables/${table}/report`, report);
    setState(sent.ok ? 'done' : 'failed');
  };
  return (
    <Dialog open title={t.chat.report} onClose={onClose} closeLabel={t.close}>
      <blockquote className="report-what">
        <b>
          <PersonName name={message.name} claimed={message.claimed} botAccount={message.botAccount} />
        </b>{' '}
        {message.text}
      </blockquote>
      {state === 'done' ? (
        <p role="status">{t.chat.reported}</p>
      ) : (
        <form
          className="report-form"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <label>
            <span>{t.chat.reason}</span>
            <input
              className="field"
              value={reason}
              maxLength={MAX_MESSAGE_LENGTH}
              required
              autoComplete="off"
              onChange={(event) => setReason(event.target.value)}
            />
          </label>
          <p className="report-hint">{t.chat.reportHint}</p>
          {state === 'failed' && (
            <p className="error-text" role="alert">
              {t.chat.failed}
            </p>
          )}
          <p className="report-buttons">
            <button type="submit" className="button primary">
              {t.chat.reportSend}
            </button>
            <button type="button" className="button" onClick={onClose}>
              {t.chat.cancel}
            </button>
          </p>
        </form>
      )}
    </Dialog>
  );
}
