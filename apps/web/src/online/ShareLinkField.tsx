import { type ReactElement, useRef, useState } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import { copyText } from '../kit/clipboard.ts';
import { Icon } from '../kit/icons.tsx';
import './share.css';

interface ShareLinkFieldProps {
  /** `null` while it is not known. */
  readonly url: string | null;
  /** What is shared, for the share sheet of the device. */
  readonly title: string;
}

/** A link to copy or to share through the device. */
export function ShareLinkField({ url, title }: ShareLinkFieldProps): ReactElement {
  const t = useTexts().online;
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'copyByHand' | null>(null);
  const copy = async (): Promise<void> => {
    setOutcome((await copyText(url ?? '', field.current)) ? 'copied' : 'copyByHand');
  };
  return (
    <>
      <div className="share-row">
        <input
          ref={field}
          className="field"
          readOnly
          aria-label={t.link}
          value={url ?? ''}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="button" disabled={url === null} onClick={() => void copy()}>
          <Icon name="link" size={20} /> {t.copy}
        </button>
        {'share' in navigator && (
          <button type="button" className="button" disabled={url === null} onClick={() => void share(url ?? '', title)}>
            <Icon name="share" size={20} /> {t.share}
          </button>
        )}
      </div>
      <p className="share-message" role="status">
        {outcome !== null && t[outcome]}
      </p>
    </>
  );
}

async function share(url: string, title: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // The person closed the share sheet.
  }
}
