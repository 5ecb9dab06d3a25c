import type { BanRequest, BannedAddresses } from '@paddock/protocol';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import type { BanLength } from './texts/types.ts';

const DAY_MS = 24 * 3600_000;
const LENGTH_DAYS: Readonly<Record<BanLength, number | null>> = { day: 1, week: 7, month: 30, year: 365, ever: null };
const LENGTHS = Object.keys(LENGTH_DAYS) as BanLength[];
const ADDRESSES: readonly BannedAddresses[] = ['none', 'exact', 'network'];
const MAX_REASON_LENGTH = 500;

/** Duration and reason of a ban, as the API expects them. */
export type BanTerms = Pick<BanRequest, 'until' | 'reason'>;

interface BanFormProps {
  /** Also asks whether to ban the person's addresses. */
  readonly hasAddresses?: boolean;
  /** The label of the submit button. */
  readonly label: string;
  readonly children?: ReactNode;
  readonly onBan: (terms: BanTerms, addresses: BannedAddresses) => void;
}

/** Asks for duration, reason, and whether addresses are banned as well. */
export function BanForm({ hasAddresses = false, label, children, onBan }: BanFormProps): ReactElement {
  const t = useTexts().admin;
  const id = useId();
  const [length, setLength] = useState<BanLength>('week');
  const [addresses, setAddresses] = useState<BannedAddresses>('none');
  const [reason, setReason] = useState('');
  const submit = (): void => {
    const days = LENGTH_DAYS[length];
    const until = days === null ? null : Date.now() + days * DAY_MS;
    const why = reason.trim();
    onBan({ until, ...(why === '' ? {} : { reason: why }) }, addresses);
  };
  return (
    <form
      className="admin-form"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={`${id}-length`}>{t.banLength}</label>
      <select
        id={`${id}-length`}
        className="field"
        value={length}
        onChange={(event) => setLength(event.target.value as BanLength)}
      >
        {LENGTHS.map((one) => (
          <option key={one} value={one}>
            {t.banLengths[one]}
          </option>
        ))}
      </select>
      {hasAddresses && (
        <>
          <label htmlFor={`${id}-addresses`}>{t.banAddresses}</label>
          <select
            id={`${id}-addresses`}
            className="field"
            value={addresses}
            onChange={(event) => setAddresses(event.target.value as BannedAddresses)}
          >
            {ADDRESSES.map((one) => (
              <option key={one} value={one}>
                {t.addressChoices[one]}
              </option>
            ))}
          </select>
        </>
      )}
      <label htmlFor={`${id}-reason`}>{t.banReason}</label>
      <input
        id={`${id}-reason`}
        className="field"
        value={reason}
        maxLength={MAX_REASON_LENGTH}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="admin-buttons">
        <button type="submit" className="button primary">
          {label}
        </button>
        {children}
      </div>
    </form>
  );
}
