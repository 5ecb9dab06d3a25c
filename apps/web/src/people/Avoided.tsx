import type { Profile } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { PersonName } from '../kit/PersonName.tsx';
import { call } from '../online/api.ts';
import type { Way } from '../talk/mutes.ts';
import { useTexts } from '../texts/index.tsx';
import { Sheet } from './Sheet.tsx';
import { Trouble } from './Trouble.tsx';
import { useAnswer } from './useAnswer.ts';
import { useDoing } from './useDoing.ts';
import { Waiting } from './Waiting.tsx';

/** Whom one keeps off in this way. */
export function Avoided({ way }: { way: Way }): ReactElement {
  const { avoid: t } = useTexts().people;
  const [ids, again] = useAnswer<readonly string[]>(`/api/me/${way}s`);
  return (
    <Sheet title={t[way].title} text={t[way].text}>
      {ids.state === 'loading' && <Waiting />}
      {ids.state === 'failed' && <Waiting fault={ids.fault} again={again} />}
      {ids.state === 'loaded' && ids.value.length === 0 && <p className="hint">{t.none}</p>}
      {ids.state === 'loaded' && (
        <ul className="sheet-list">
          {ids.value.map((id) => (
            <AvoidedPerson key={id} way={way} id={id} onUndone={again} />
          ))}
        </ul>
      )}
    </Sheet>
  );
}

interface AvoidedPersonProps {
  readonly way: Way;
  readonly id: string;
  readonly onUndone: () => void;
}

function AvoidedPerson({ way, id, onUndone }: AvoidedPersonProps): ReactElement {
  const { avoid } = useTexts().people;
  const { undo } = avoid[way];
  const [asked] = useAnswer<Profile>(`/api/people/${id}`);
  const { busy, fault, run } = useDoing();
  const name = asked.state === 'loaded' ? asked.value.nickname : asked.state === 'failed' ? avoid.gone : '…';
  return (
    <li>
      <Link href={`/people/${id}`}>
        <PersonName name={name} claimed={asked.state === 'loaded' && asked.value.claimed} />
      </Link>
      <button
        type="button"
        className="button"
        aria-label={`${undo}: ${name}`}
        disabled={busy}
        onClick={() => void run(() => call('POST', `/api/people/${id}/un${way}`), onUndone)}
      >
        {undo}
      </button>
      <Trouble fault={fault} />
    </li>
  );
}
