import type { Profile } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { PersonName } from '../kit/PersonName.tsx';
import { callApi } from '../base/api.ts';
import type { AvoidKind } from '../chat/mutes.ts';
import { useTexts } from '../base/texts/index.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';
import { useFetch } from './useFetch.ts';
import { useAction } from './useAction.ts';
import { LoadStatus } from './LoadStatus.tsx';

/** The people that the person has muted or blocked. */
export function AvoidedPeople({ kind }: { kind: AvoidKind }): ReactElement {
  const { avoid: t } = useTexts().chat;
  const [ids, retry] = useFetch<readonly string[]>(`/api/me/${kind}s`);
  return (
    <SettingsSection title={t[kind].title} text={t[kind].text}>
      {ids.state === 'loading' && <LoadStatus />}
      {ids.state === 'failed' && <LoadStatus error={ids.error} retry={retry} />}
      {ids.state === 'loaded' && ids.value.length === 0 && <p className="hint">{t.none}</p>}
      {ids.state === 'loaded' && (
        <ul className="sheet-list">
          {ids.value.map((id) => (
            <AvoidedPerson key={id} kind={kind} id={id} onUndone={retry} />
          ))}
        </ul>
      )}
    </SettingsSection>
  );
}

interface AvoidedPersonProps {
  readonly kind: AvoidKind;
  readonly id: string;
  readonly onUndone: () => void;
}

function AvoidedPerson({ kind, id, onUndone }: AvoidedPersonProps): ReactElement {
  const { avoid } = useTexts().chat;
  const { undo } = avoid[kind];
  const [asked] = useFetch<Profile>(`/api/people/${id}`);
  const { isBusy, error, run } = useAction();
  const name = asked.state === 'loaded' ? asked.value.nickname : asked.state === 'failed' ? avoid.gone : '…';
  return (
    <li>
      <Link href={`/people/${id}`}>
        <PersonName
          name={name}
          claimed={asked.state === 'loaded' && asked.value.claimed}
          botAccount={asked.state === 'loaded' ? asked.value.botAccount : false}
        />
      </Link>
      <button
        type="button"
        className="button"
        aria-label={`${undo}: ${name}`}
        disabled={isBusy}
        onClick={() => void run(() => callApi('POST', `/api/people/${id}/un${kind}`), onUndone)}
      >
        {undo}
      </button>
      <ErrorMessage error={error} />
    </li>
  );
}
