import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useTexts } from '../base/texts/index.tsx';
import type { RecordError } from '../worker/open-record.ts';

/** Opens a saved race from a file. */
export function OpenRecord(): ReactElement {
  const t = useTexts();
  const id = useId();
  const [, go] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<RecordError | null>(null);
  const open = async (file: File): Promise<void> => {
    setError(null);
    const { localTables } = await import('../table/pages.ts');
    const opened = await localTables().open(await file.text());
    if (opened.ok) go(`/replay/${opened.value}`);
    else setError(opened.error);
  };
  const take = (field: HTMLInputElement): void => {
    const file = field.files?.[0];
    field.value = '';
    if (file !== undefined) void open(file);
  };
  useEffect(() => {
    // The page is prerendered: on a slow device somebody may have chosen a file before it listens.
    if (input.current !== null) take(input.current);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <section className="open-record">
      <h2>{t.home.openRecord}</h2>
      <p id={`${id}-hint`}>{t.home.openHint}</p>
      <label className="button">
        {t.home.openRecord}
        <input
          ref={input}
          className="hidden-text"
          type="file"
          accept="application/json,.json"
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => take(target)}
        />
      </label>
      {error !== null && (
        <div className="open-error" role="alert">
          <p>{t.replay.openFailed[error.code]}</p>
          <details>
            <summary>{t.details}</summary>
            <code>{error.detail}</code>
          </details>
        </div>
      )}
    </section>
  );
}
