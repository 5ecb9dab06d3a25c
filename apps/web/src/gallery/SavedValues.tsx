import type { DesignSummary, SavedDesign } from '@paddock/protocol';
import { type ReactElement, useId, useState } from 'react';
import { callApi } from '../base/api.ts';
import { useMe } from '../base/me.ts';
import { useTexts } from '../base/texts/index.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { ErrorMessage } from '../people/ErrorMessage.tsx';
import { LoadStatus } from '../people/LoadStatus.tsx';
import { useAction } from '../people/useAction.ts';
import { useFetch } from '../people/useFetch.ts';

interface SavedValuesProps {
  readonly game: string;
  readonly option: string;
  /** What can be saved now; `null` if that is nothing. */
  readonly value: unknown;
  readonly onUse: (value: unknown) => void;
}

/** Saves values on the server, for people with a claimed nickname: where there is no editor, a design is the value itself. */
export function SavedValues(props: SavedValuesProps): ReactElement | null {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const isClaimed = useMe(({ me, known }) => (me === undefined ? known : me?.claimed === true));
  if (!isClaimed) return null;
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {t.gallery.saved.open}
      </button>
      <Dialog open={isOpen} title={t.gallery.saved.title} onClose={() => setOpen(false)} closeLabel={t.close}>
        <SavedList {...props} onUse={(value) => (setOpen(false), props.onUse(value))} />
      </Dialog>
    </>
  );
}

/** `crypto.randomUUID` does not exist on plain http pages. */
function createDesignId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function SavedList({ game, option, value, onUse }: SavedValuesProps): ReactElement {
  const { saved: t } = useTexts().gallery;
  const [list, reload] = useFetch<readonly DesignSummary[]>('/api/me/designs');
  const [name, setName] = useState('');
  const field = useId();
  const { isBusy, error, run } = useAction();
  if (list.state !== 'loaded')
    return <LoadStatus {...(list.state === 'failed' ? { error: list.error, retry: reload } : {})} />;
  const own = list.value.filter((one) => one.game === game && one.option === option);
  const save = (): void => {
    const before = own.find((one) => one.name === name.trim());
    const id = before?.id ?? createDesignId();
    const design = { game, option, name: name.trim(), design: { value }, version: before?.version ?? 0 };
    void run(() => callApi<DesignSummary>('PUT', `/api/me/designs/${id}`, design), reload);
  };
  const use = (id: string): void =>
    void run(
      () => callApi<SavedDesign>('GET', `/api/me/designs/${id}`),
      ({ design }) => onUse((design as { readonly value?: unknown }).value),
    );
  return (
    <div className="gallery-form">
      {own.length === 0 && <p>{t.none}</p>}
      <ul className="gallery-saved">
        {own.map((one) => (
          <li key={one.id}>
            <bdi>{one.name}</bdi>
            <button type="button" className="button" aria-label={`${t.use}: ${one.name}`} onClick={() => use(one.id)}>
              {t.use}
            </button>
            <button
              type="button"
              className="button"
              aria-label={`${t.remove}: ${one.name}`}
              disabled={isBusy}
              onClick={() => void run(() => callApi<undefined>('DELETE', `/api/me/designs/${one.id}`), reload)}
            >
              {t.remove}
            </button>
          </li>
        ))}
      </ul>
      {value !== null && (
        <p className="gallery-buttons">
          <label htmlFor={field}>{t.name}</label>
          <input
            id={field}
            className="field"
            maxLength={40}
            value={name}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
          <button type="button" className="button primary" disabled={isBusy || name.trim() === ''} onClick={save}>
            {t.save}
          </button>
        </p>
      )}
      <ErrorMessage error={error} overrides={{ stale: t.stale }} />
    </div>
  );
}
