import { type ReactElement, useRef, useState } from 'react';
import { copyText } from '../kit/clipboard.ts';
import { Icon } from '../kit/icons.tsx';
import { useTexts } from '../base/texts/index.tsx';
import { useTableAddress } from './table-address.ts';
import { QrCode } from './QrCode.tsx';

interface ShareTableProps {
  readonly id: string;
  readonly game: string;
  /** Whether the viewer has a seat: only then does the server tell its address on the network. */
  readonly seated: boolean;
}

/** The link to the table: to copy, to scan, or to share through the device. */
export function ShareTable({ id, game, seated }: ShareTableProps): ReactElement {
  const t = useTexts().online;
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'copyByHand' | null>(null);
  const address = useTableAddress(id, seated);
  const url = address?.url ?? '';
  const copy = async (): Promise<void> => {
    setOutcome((await copyText(url, field.current)) ? 'copied' : 'copyByHand');
  };
  return (
    <section className="panel share-table" aria-label={t.link}>
      <h2>{t.link}</h2>
      <p>{t.linkHint}</p>
      {address?.reach === 'network' && <p className="share-reach">{t.sameNetwork}</p>}
      {address?.reach === 'device' && <p className="share-reach">{t.thisDeviceOnly}</p>}
      <div className="share-row">
        <input
          ref={field}
          className="field"
          readOnly
          aria-label={t.link}
          value={url}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="button" disabled={address === null} onClick={() => void copy()}>
          <Icon name="link" size={20} /> {t.copy}
        </button>
        {'share' in navigator && (
          <button type="button" className="button" disabled={address === null} onClick={() => void share(url, game)}>
            <Icon name="share" size={20} /> {t.share}
          </button>
        )}
      </div>
      <p className="share-message" role="status">
        {outcome !== null && t[outcome]}
      </p>
      {address !== null && address.reach !== 'device' && <ScanTable url={url} />}
    </section>
  );
}

/** The QR code: open on wide screens, collapsed on phones. */
function ScanTable({ url }: { readonly url: string }): ReactElement {
  const t = useTexts().online;
  const [open, setOpen] = useState(() => matchMedia('(width >= 58rem)').matches);
  return (
    <details className="share-scan" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t.qrCode}</summary>
      {open && (
        <div className="share-code">
          <QrCode text={url} label={t.qrCode} />
          <p>{t.qrCodeHint}</p>
        </div>
      )}
    </details>
  );
}

async function share(url: string, title: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // The person closed the share sheet.
  }
}
