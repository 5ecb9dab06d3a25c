import type { Level } from '@paddock/kernel';
import type { Championship } from '@paddock/protocol';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { callApi } from '../base/api.ts';
import { useTexts } from '../base/texts/index.tsx';
import { ErrorMessage } from '../people/ErrorMessage.tsx';
import { useAction } from '../people/useAction.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { LevelField } from './LevelField.tsx';
import { NumberField } from './NumberField.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { EntrantName } from './EntrantName.tsx';

interface OrganiserPanelProps {
  readonly championship: Championship;
  readonly onChange: () => void;
}

const MAX_BOTS_AT_ONCE = 10;

/** What only the organiser can do. */
export function OrganiserPanel({ championship, onChange }: OrganiserPanelProps): ReactElement {
  const { organise: t } = useTexts().championships;
  const { id, phase, rounds, entrants } = championship;
  const { isBusy, error, run } = useAction();
  const send = (method: 'POST' | 'DELETE', path: string, body?: object): void =>
    void run(() => callApi(method, `/api/championships/${id}${path}`, body), onChange);
  const isRacing = rounds.some(({ status }) => status === 'open');
  return (
    <section className="panel season-panel" aria-label={t.title}>
      <h2>{t.title}</h2>
      <div className="season-buttons">
        {phase === 'entry' && (
          <button
            type="button"
            className={entrants.length < 2 ? 'button' : 'button primary'}
            disabled={isBusy || entrants.length < 2}
            onClick={() => send('POST', '/start')}
          >
            {t.start}
          </button>
        )}
        {phase === 'running' && !isRacing && (
          <button type="button" className="button" disabled={isBusy} onClick={() => send('POST', '/next-round')}>
            {t.next}
          </button>
        )}
        <ConfirmButton
          label={t.cancel}
          className="button quiet"
          title={t.cancelTitle}
          text={t.cancelText}
          cancelLabel={t.keep}
          onConfirm={() => send('DELETE', '')}
        />
      </div>
      {phase === 'entry' && (
        <>
          <p className="hint">{entrants.length < 2 ? t.tooFew : t.startHint}</p>
          <BotForm isBusy={isBusy} onAdd={(level, count) => send('POST', '/bots', { level, count })} />
          <InviteForm isBusy={isBusy} onInvite={(nickname) => send('POST', '/invitations', { nickname })} />
          <EntrantList championship={championship} onRemove={(entrant) => send('DELETE', `/entrants/${entrant}`)} />
        </>
      )}
      <ErrorMessage error={error} overrides={{ 'too-few': t.tooFew, 'not-found': t.noSuchName }} />
    </section>
  );
}

function BotForm(props: { isBusy: boolean; onAdd: (level: Level, count: number) => void }): ReactElement {
  const { organise: t } = useTexts().championships;
  const [level, setLevel] = useState<Level>('amateur');
  const [count, setCount] = useState(1);
  return (
    <div className="season-row">
      <NumberField label={t.count} min={1} max={MAX_BOTS_AT_ONCE} value={count} onChange={setCount} />
      <LevelField value={level} onChange={setLevel} />
      <button type="button" className="button" disabled={props.isBusy} onClick={() => props.onAdd(level, count)}>
        {t.addBots}
      </button>
    </div>
  );
}

function InviteForm(props: { isBusy: boolean; onInvite: (nickname: string) => void }): ReactElement {
  const { organise: t } = useTexts().championships;
  const id = useId();
  const [nickname, setNickname] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    props.onInvite(nickname.trim());
    setNickname('');
  };
  return (
    <form className="season-row" onSubmit={submit}>
      <div className="season-field">
        <label htmlFor={id}>{t.nickname}</label>
        <input
          id={id}
          className="field"
          maxLength={24}
          required
          value={nickname}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setNickname(event.target.value)}
        />
      </div>
      <button type="submit" className="button" disabled={props.isBusy || nickname.trim() === ''}>
        {t.invite}
      </button>
      <p id={`${id}-hint`} className="hint">
        {t.inviteHint}
      </p>
    </form>
  );
}

function EntrantList(props: { championship: Championship; onRemove: (entrant: string) => void }): ReactElement {
  const { organise: t } = useTexts().championships;
  const { entrants, invited } = props.championship;
  return (
    <ul className="season-entrants">
      {entrants.map((entrant) => (
        <li key={entrant.id}>
          <span>
            <EntrantName entrant={entrant} /> <span className="season-facts">{entrant.team}</span>
          </span>
          <RemoveButton label={t.remove(entrant.name)} onClick={() => props.onRemove(entrant.id)} />
        </li>
      ))}
      {invited.map(({ id, nickname }) => (
        <li key={id}>
          <span>
            {nickname} <small>{t.waitingFor}</small>
          </span>
          <RemoveButton label={t.remove(nickname)} onClick={() => props.onRemove(id)} />
        </li>
      ))}
    </ul>
  );
}
