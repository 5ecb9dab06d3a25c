import type { GameRecord } from '@paddock/kernel';
import type { Table } from '@paddock/protocol';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { callApi } from '../base/api.ts';
import { copySelected } from '../kit/clipboard.ts';
import { Icon } from '../kit/icons.tsx';
import type { TableLink } from '../games/table-link.ts';
import { useTexts } from '../base/texts/index.tsx';
import { formatFragment, packRecord } from './shared-moment.ts';

type CopyResult = { readonly copied: true } | { readonly copied: false; readonly address: string };

/** A link to this position that carries the whole record. */
export function ShareLink(props: { link: TableLink; at: number; onShare: () => void }): ReactElement {
  const { link, at, onShare } = props;
  const t = useTexts().replay;
  const [done, setDone] = useState<CopyResult | null>(null);
  // The copied link belongs to another position.
  useEffect(() => setDone(null), [at]);
  const field = useRef<HTMLInputElement>(null);
  // Plain http has no clipboard API: the field is copied once it is rendered, and stays visible for copying by hand.
  useEffect(() => {
    if (done?.copied === false && copySelected(field.current)) setDone({ copied: true });
  }, [done]);
  const share = async (): Promise<void> => {
    onShare();
    const address = createAddress(link, at);
    const copied = await copy(address);
    setDone(copied ? { copied } : { copied, address: await address });
  };
  return (
    <>
      <button type="button" className="button" onClick={() => void share()}>
        <Icon name="link" size={20} /> {t.share}
      </button>
      <p className={done?.copied === true ? 'replay-message replay-done' : 'replay-message'} role="status">
        {done !== null && (done.copied ? t.copied : t.copyFailed)}
      </p>
      {done !== null && !done.copied && (
        <input
          className="field replay-address"
          aria-label={t.share}
          readOnly
          value={done.address}
          ref={field}
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  );
}

/** A short link where the race is on this server, otherwise one that carries the whole record. */
async function createAddress(link: TableLink, at: number): Promise<string> {
  const record = await link.record();
  const table = await findTableOf(record);
  if (table !== null) return new URL(`/t/${table}?at=${at}`, location.href).href;
  const packed = await packRecord(record);
  return new URL(`/shared${formatFragment({ packed, at })}`, location.href).href;
}

/** The table on this server where a race took place; `null` if it was elsewhere, or the server cannot be asked. */
async function findTableOf({ binding, seedHash }: GameRecord): Promise<string | null> {
  if (binding === undefined) return null;
  const asked = await callApi<Table>('GET', `/api/tables/${binding.table}`);
  const isSame = asked.ok && asked.value.seedHash === seedHash && asked.value.phase === 'over';
  return isSame ? binding.table : null;
}

/** Calls the clipboard inside the click handler, as browsers demand, and passes the address as a promise. */
async function copy(address: Promise<string>): Promise<boolean> {
  try {
    const text = address.then((resolved) => new Blob([resolved], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    return true;
  } catch {
    return false;
  }
}
