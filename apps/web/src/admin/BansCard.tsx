import type { ActiveBan } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { useSettings } from '../base/settings.ts';
import { callApi } from '../base/api.ts';
import { useTexts } from '../base/texts/index.tsx';
import { BanForm, type BanTerms } from './BanForm.tsx';
import { RequestFailed } from './RequestFailed.tsx';
import { formatDateTime } from './format.ts';
import { PersonLink } from './PersonLink.tsx';
import { usePolling } from '../people/usePolling.ts';

const BANS_PATH = '/api/admin/bans';

/** The active bans, and a form to ban an address range. */
export function BansCard(): ReactElement {
  const t = useTexts();
  const { value: bans, refresh } = usePolling<readonly ActiveBan[]>(BANS_PATH);
  const [range, setRange] = useState('');
  const [error, setError] = useState<string | null>(null);
  const banRange = async (terms: BanTerms): Promise<void> => {
    const done = await callApi<undefined>('POST', BANS_PATH, { range: range.trim(), ...terms });
    setError(done.ok ? null : done.error.code === 'bad-request' ? t.admin.rangeRefused : t.admin.failed);
    if (done.ok) setRange('');
    await refresh();
  };
  const lift = async (id: string): Promise<void> => {
    await callApi<undefined>('DELETE', `${BANS_PATH}/${id}`);
    await refresh();
  };
  return (
    <section className="card admin-card" aria-labelledby="admin-bans">
      <h2 id="admin-bans">{t.admin.bans}</h2>
      {bans?.length === 0 && <p className="admin-empty">{t.admin.noBans}</p>}
      <ul className="admin-list">
        {bans?.map((ban) => (
          <BanRow key={ban.id} ban={ban} onLift={() => void lift(ban.id)} />
        ))}
      </ul>
      <details>
        <summary>{t.admin.banRange}</summary>
        <p className="admin-note">{t.admin.rangeHint}</p>
        <input
          className="field"
          value={range}
          maxLength={50}
          aria-label={t.admin.range}
          placeholder="203.0.113.0/24"
          onChange={(event) => setRange(event.target.value)}
        />
        <BanForm label={t.admin.banRange} onBan={(terms) => void banRange(terms)} />
        {error !== null && <RequestFailed text={error} />}
      </details>
    </section>
  );
}

function BanRow({ ban, onLift }: { readonly ban: ActiveBan; readonly onLift: () => void }): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const { person, range, until, reason } = ban;
  return (
    <li>
      <div>
        <b>
          {person !== null && <PersonLink {...person} />} {range}
        </b>
        <p className="admin-note">
          {until === null ? t.admin.forGood : t.admin.until(formatDateTime(until, language))}
          {reason !== '' && ` · ${reason}`}
        </p>
      </div>
      <button type="button" className="button" onClick={onLift}>
        {t.admin.unban}
      </button>
    </li>
  );
}
