import type { GalleryItem, NewGalleryItem } from '@paddock/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { callApi } from '../base/api.ts';
import { useMe } from '../base/me.ts';
import { useTexts } from '../base/texts/index.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { useAsync } from '../kit/useAsync.ts';
import { ErrorMessage } from '../people/ErrorMessage.tsx';
import { NicknameForm } from '../people/NicknameForm.tsx';
import { useAction } from '../people/useAction.ts';
import { FormTextField } from './FormTextField.tsx';
import { itemPath, loadItem } from './gallery-items.ts';
import './gallery.css';

const MAX_NAME_LENGTH = 40;

interface PublishDialogProps {
  /** What is published; its name if the value has one in itself. */
  readonly publication: Pick<NewGalleryItem, 'game' | 'option' | 'value' | 'design' | 'name'>;
  /** Whether a name is asked for, because the value has none. */
  readonly needsName: boolean;
  /** The id of the item that it was made from. */
  readonly origin: string | null;
  readonly onClose: () => void;
  readonly onPublished?: (item: GalleryItem) => void;
}

/** Publishes a value in the gallery. The editor uses it, and the fields of the setup page. */
export function PublishDialog({ onClose, ...props }: PublishDialogProps): ReactElement {
  const t = useTexts();
  const { me, load } = useMe();
  useEffect(() => {
    if (me === undefined) void load();
  }, [me, load]);
  return (
    <Dialog open title={t.gallery.publish.title} onClose={onClose} closeLabel={t.close}>
      {me === null && (
        <NicknameForm label={t.gallery.item.signIn} onSignedIn={async () => ({ ok: true, value: null })} />
      )}
      {me?.claimed === false && (
        <>
          <p>{t.gallery.publish.claim}</p>
          <Link href="/me" className="button primary">
            {t.gallery.publish.toClaim}
          </Link>
        </>
      )}
      {me?.claimed === true && <PublishForm {...props} onClose={onClose} />}
    </Dialog>
  );
}

function PublishForm({ publication, needsName, origin, onClose, onPublished }: PublishDialogProps): ReactElement {
  const { publish: t } = useTexts().gallery;
  const [written, setName] = useState<string | null>(publication.name ?? null);
  const [published, setPublished] = useState<GalleryItem | null>(null);
  const original = useAsync(async () => (origin === null ? null : await loadItem(origin)), [origin]);
  const found = original.state === 'loaded' && original.value?.ok === true ? original.value.value : null;
  const isOwn = found?.viewer?.isAuthor === true && found.state === 'public';
  const [isVersion, setVersion] = useState(true);
  // The next version has the same name unless another one is written.
  const name = written ?? (found !== null && isOwn && isVersion ? found.name : '');
  const { isBusy, error, run } = useAction();
  const send = (): Promise<void> => {
    const item: NewGalleryItem = {
      ...publication,
      ...(needsName ? { name: name.trim() } : {}),
      ...(found !== null && isOwn && isVersion ? { replaces: found.versions[0]!.id } : {}),
      ...(found !== null && !isOwn ? { forkedFrom: found.id } : {}),
    };
    return run(
      () => callApi<GalleryItem>('POST', '/api/gallery', item),
      (done) => {
        setPublished(done);
        onPublished?.(done);
      },
    );
  };
  if (published !== null) {
    return (
      <>
        <p role="status">{t.done}</p>
        <Link href={itemPath(published.id)} className="button primary">
          {t.look}
        </Link>
      </>
    );
  }
  return (
    <form
      className="gallery-form"
      onSubmit={(event) => {
        // The dialog may be inside the form of a page.
        event.stopPropagation();
        event.preventDefault();
        void send();
      }}
    >
      <p>{t.text}</p>
      {needsName ? (
        <FormTextField label={t.name} value={name} maxLength={MAX_NAME_LENGTH} onChange={setName} />
      ) : (
        <p className="gallery-name">
          <bdi>{publication.name}</bdi>
        </p>
      )}
      {found !== null && !isOwn && <p className="gallery-hint">{t.forkOf(found.name)}</p>}
      {found !== null && isOwn && (
        <div className="gallery-choices">
          {[true, false].map((one) => (
            <label key={String(one)} className="gallery-choice">
              <input type="radio" name="as" checked={isVersion === one} onChange={() => setVersion(one)} />
              <span>{one ? t.newVersionOf(found.name) : t.asNew}</span>
            </label>
          ))}
        </div>
      )}
      <ErrorMessage error={error} overrides={{ 'already-published': t.known, 'bad-request': t.faulty }} />
      <p className="gallery-buttons">
        <button type="submit" className="button primary" disabled={isBusy || original.state === 'loading'}>
          {t.send}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {t.cancel}
        </button>
      </p>
    </form>
  );
}
