import type { GalleryItem } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { callApi } from '../base/api.ts';
import { useTexts } from '../base/texts/index.tsx';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { ErrorMessage } from '../people/ErrorMessage.tsx';
import { NicknameRequiredButton } from '../people/NicknameRequiredButton.tsx';
import { useAction } from '../people/useAction.ts';
import { FormTextField } from './FormTextField.tsx';

const MAX_REASON_LENGTH = 500;

/** Reports an item to the admin, with a reason. */
export function ReportButton({ item }: { item: GalleryItem }): ReactElement {
  const t = useTexts();
  const texts = t.gallery.report;
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  const [reason, setReason] = useState('');
  const { isBusy, error, run } = useAction();
  const close = (): void => setOpen(false);
  const send = (): Promise<void> =>
    run(
      () => callApi<undefined>('POST', `/api/gallery/${item.id}/report`, { reason: reason.trim() }),
      () => setDone(true),
    );
  return (
    <p className="gallery-report">
      <NicknameRequiredButton
        label={t.gallery.item.report}
        hint={t.gallery.item.report}
        action={async () => {
          const known = await callApi<unknown>('GET', '/api/me');
          if (known.ok && known.value === undefined)
            return { ok: false, error: { code: 'unauthenticated', message: 'no nickname' } };
          setOpen(known.ok);
          return known;
        }}
      />
      <Dialog open={isOpen} title={texts.title} onClose={close} closeLabel={t.close}>
        {isDone ? (
          <p role="status">{texts.done}</p>
        ) : (
          <form
            className="gallery-form"
            onSubmit={(event) => {
              event.preventDefault();
              if (reason.trim() !== '') void send();
            }}
          >
            <FormTextField label={texts.reason} value={reason} maxLength={MAX_REASON_LENGTH} onChange={setReason} />
            <p className="gallery-hint">{texts.hint}</p>
            <ErrorMessage error={error} />
            <p className="gallery-buttons">
              <button type="submit" className="button primary" disabled={isBusy}>
                {texts.send}
              </button>
              <button type="button" className="button" onClick={close}>
                {texts.cancel}
              </button>
            </p>
          </form>
        )}
      </Dialog>
    </p>
  );
}

/** What authors can do with their own items. */
export function OwnItemActions({ item, onChanged }: { item: GalleryItem; onChanged: () => void }): ReactElement | null {
  const { item: t, publish } = useTexts().gallery;
  const [isAsking, setAsking] = useState(false);
  const { isBusy, error, run } = useAction();
  if (item.state !== 'public') return null;
  const withdraw = (): void => {
    setAsking(false);
    void run(() => callApi<undefined>('DELETE', `/api/gallery/${item.id}`), onChanged);
  };
  return (
    <div className="gallery-report">
      <button type="button" className="button" disabled={isBusy} onClick={() => setAsking(true)}>
        {t.withdraw}
      </button>
      <ErrorMessage error={error} />
      <ConfirmDialog
        open={isAsking}
        title={t.withdraw}
        confirmLabel={t.withdraw}
        cancelLabel={publish.cancel}
        onConfirm={withdraw}
        onCancel={() => setAsking(false)}
      >
        <p>{t.withdrawText}</p>
      </ConfirmDialog>
    </div>
  );
}
