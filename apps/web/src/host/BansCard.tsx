import type { ActiveBan } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { call } from '../online/api.ts';
import { useTexts } from '../texts/index.tsx';
import { BanForm, type BanTerms } from './BanForm.tsx';
import { Failed } from './Failed.tsx';
import { moment } from './measures.ts';
import { PersonLink } from './PersonLink.tsx';
import { usePolled } from './usePolled.ts';

const PATH = '/api/host/bans';

/** Who and what is banned, and a form for address ranges. */
export function BansCard(): ReactElement {
  const t = useTexts();
  const { value: bans, refresh } = usePolled<readonly ActiveBan[]>(PATH);
  const [range, setRange] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const banRange = async (terms: BanTerms): Promise<void> => {
    const done = await call<undefined>('POST', PATH, { range: range.trim(), ...terms });
    setTrouble(done.ok ? null : done.error.code === 'bad-request' ? t.host.rangeRefused : t.host.failed);
    if (done.ok) setRange('');
    await refresh();
  };
  const lift = async (id: string): Promise<void> => {
    await call<undefined>('DELETE', `${PATH}/${id}`);
    await refresh();
  };
  return (
    <section className="host-card" aria-labelledby="host-bans">
      <h2 id="host-bans">{t.host.bans}</h2>
      {bans?.length === 0 && <p className="host-empty">{t.host.noBans}</p>}
      <ul className="host-list">
        {bans?.map((ban) => (
          <Row key={ban.id} ban={ban} onLift={() => void lift(ban.id)} />
        ))}
      </ul>
      <details>
        <summary>{t.host.banRange}</summary>
        <p className="host-note">{t.host.rangeHint}</p>
        <input
          className="field"
          value={range}
          maxLength={50}
          aria-label={t.host.range}
          placeholder="203.0.113.0/24"
          onChange={(event) => setRange(event.target.value)}
        />
        <BanForm label={t.host.banRange} onBan={(terms) => void banRange(terms)} />
        {trouble !== null && <Failed text={trouble} />}
      </details>
    </section>
  );
}

function Row({ ban, onLift }: { readonly ban: ActiveBan; readonly onLift: () => void }): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const { person, range, until, reason } = ban;
  return (
    <li>
      <div>
        <b>
          {person !== null && <PersonLink {...person} />} {range}
        </b>
        <p className="host-note">
          {until === null ? t.host.forGood : t.host.until(moment(until, language))}
          {reason !== '' && ` · ${reason}`}
        </p>
      </div>
      <button type="button" className="button" onClick={onLift}>
        {t.host.unban}
      </button>
    </li>
  );
}
