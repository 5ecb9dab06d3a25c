import { type ReactElement, useRef, useState } from 'react';
import { Icon } from '../kit/icons.tsx';
import { useTexts } from '../texts/index.tsx';

/** The link that brings friends: to copy, or for the device's own way of sharing. */
export function ShareTable({ id, game }: { readonly id: string; readonly game: string }): ReactElement {
  const t = useTexts().online;
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<'copied' | 'copyByHand' | null>(null);
  const address = new URL(`/t/${id}`, location.href).href;
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setSaid('copied');
    } catch {
      // Not on plain http, and not in every browser.
      setSaid('copyByHand');
    }
  };
  return (
    <section className="share-table" aria-label={t.link}>
      <h2>{t.link}</h2>
      <p>{t.linkHint}</p>
      <div className="share-row">
        <input
          ref={field}
          className="field"
          readOnly
          aria-label={t.link}
          value={address}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="button" onClick={() => void copy()}>
          <Icon name="link" size={20} /> {t.copy}
        </button>
        {'share' in navigator && (
          <button type="button" className="button" onClick={() => void share(address, game)}>
            <Icon name="share" size={20} /> {t.share}
          </button>
        )}
      </div>
      <p className="share-said" role="status">
        {said !== null && t[said]}
      </p>
    </section>
  );
}

async function share(url: string, title: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // They thought better of it.
  }
}
