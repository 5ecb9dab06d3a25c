import { type ReactElement, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { useTexts } from '../texts/index.tsx';
import type { RecordFault } from '../worker/open-record.ts';

/** Opens a saved race from a file. */
export function OpenRecord(): ReactElement {
  const t = useTexts();
  const id = useId();
  const [, go] = useLocation();
  const [fault, setFault] = useState<RecordFault | null>(null);
  const open = async (file: File): Promise<void> => {
    setFault(null);
    const { localTables } = await import('../table/local.ts');
    const opened = await localTables().open(await file.text());
    if (opened.ok) go(`/replay/${opened.value}`);
    else setFault(opened.error);
  };
  return (
    <section className="open-record">
      <h2>{t.home.openRecord}</h2>
      <p id={`${id}-hint`}>{t.home.openHint}</p>
      <label className="button">
        {t.home.openRecord}
        <input
          className="hidden-text"
          type="file"
          accept="application/json,.json"
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file !== undefined) void open(file);
          }}
        />
      </label>
      {fault !== null && (
        <div className="open-fault" role="alert">
          <p>{t.home.openFailed[fault.code]}</p>
          <details>
            <summary>{t.home.details}</summary>
            <code>{fault.detail}</code>
          </details>
        </div>
      )}
    </section>
  );
}
