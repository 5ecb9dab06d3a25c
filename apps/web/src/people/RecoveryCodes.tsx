import type { RecoveryCodes as NewCodes, RecoveryCodeStatus } from '@paddock/protocol';
import { type ReactElement, useRef, useState } from 'react';
import { callApi } from '../base/api.ts';
import { useTexts } from '../base/texts/index.tsx';
import { copyText } from '../kit/clipboard.ts';
import { saveBlob } from '../kit/save-blob.ts';
import { ErrorMessage } from './ErrorMessage.tsx';
import { LoadStatus } from './LoadStatus.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useAction } from './useAction.ts';
import { useDateFormat } from './useDateFormat.ts';
import { useFetch } from './useFetch.ts';
import './profile.css';

/** How many recovery codes are left, and new ones on request. `initial` are those that were made with the claim. */
export function RecoveryCodes({ initial }: { readonly initial: readonly string[] | null }): ReactElement {
  const { recovery: t } = useTexts().people;
  const day = useDateFormat();
  const [status, retry] = useFetch<RecoveryCodeStatus>('/api/me/recovery-codes');
  const [codes, setCodes] = useState(initial);
  const { isBusy, error, run } = useAction();
  const create = (): void =>
    void run(
      () => callApi<NewCodes>('POST', '/api/me/recovery-codes'),
      (created) => {
        setCodes(created.codes);
        retry();
      },
    );
  return (
    <SettingsSection title={t.title} text={t.text}>
      {status.state === 'failed' && <LoadStatus error={status.error} retry={retry} />}
      {status.state === 'loaded' && codes === null && (
        <p className="hint">
          {status.value.createdAt === null ? t.none : t.left(status.value.left, day(status.value.createdAt))}
        </p>
      )}
      {codes !== null && <CodeList key={codes[0]} codes={codes} />}
      <button type="button" className="button" disabled={isBusy} onClick={create}>
        {t.create}
      </button>
      {status.state === 'loaded' && status.value.left > 0 && <p className="hint">{t.createHint}</p>}
      <ErrorMessage error={error} />
    </SettingsSection>
  );
}

/** New codes, which are shown only once. */
function CodeList({ codes }: { readonly codes: readonly string[] }): ReactElement {
  const { recovery: t, tokens } = useTexts().people;
  const [isCopied, setIsCopied] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const text = codes.join('\n');
  const copy = async (): Promise<void> => setIsCopied(await copyText(text, field.current));
  return (
    <div className="sheet-token" role="status">
      <p>{t.once}</p>
      <textarea
        ref={field}
        className="field recovery-codes"
        readOnly
        rows={codes.length}
        aria-label={t.title}
        value={text}
        onFocus={(event) => event.target.select()}
      />
      <div className="sheet-row">
        <button type="button" className="button" onClick={() => void copy()}>
          {isCopied ? tokens.copied : tokens.copy}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => saveBlob(new Blob([`${text}\n`], { type: 'text/plain' }), 'paddock-recovery-codes.txt')}
        >
          {t.download}
        </button>
      </div>
    </div>
  );
}
