import { type ReactElement, useState } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import { useTableAddress } from './table-address.ts';
import { ShareLinkField } from './ShareLinkField.tsx';
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
  const address = useTableAddress(id, seated);
  return (
    <section className="panel share-table" aria-label={t.link}>
      <h2>{t.link}</h2>
      <p>{t.linkHint}</p>
      {address?.reach === 'network' && <p className="share-reach">{t.sameNetwork}</p>}
      {address?.reach === 'device' && <p className="share-reach">{t.thisDeviceOnly}</p>}
      <ShareLinkField url={address?.url ?? null} title={game} />
      {address !== null && address.reach !== 'device' && <ScanTable url={address.url} />}
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
