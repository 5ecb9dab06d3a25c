import type { Result } from '@paddock/kernel';
import type { Championship } from '@paddock/protocol';
import { type ReactElement, useId, useState } from 'react';
import { type ApiError, callApi } from '../base/api.ts';
import { useMe } from '../base/me.ts';
import { useTexts } from '../base/texts/index.tsx';
import { ErrorMessage } from '../people/ErrorMessage.tsx';
import { NicknameRequiredButton } from '../people/NicknameRequiredButton.tsx';
import { useAction } from '../people/useAction.ts';
import { ConfirmButton } from './ConfirmButton.tsx';

interface EntryPanelProps {
  readonly championship: Championship;
  readonly onChange: () => void;
}

/** What a visitor can do for themselves: enter, choose a team, leave. */
export function EntryPanel({ championship, onChange }: EntryPanelProps): ReactElement {
  const { entry: t } = useTexts().championships;
  const { id, phase, viewer, teamSize } = championship;
  const [team, setTeam] = useState('');
  const change = useAction();
  const enter = async (): Promise<Result<unknown, ApiError>> => {
    const done = await callApi('POST', `/api/championships/${id}/enter`, { team: team.trim() || null });
    if (done.ok) onChange();
    return done;
  };
  const leave = (): void => void change.run(() => callApi('POST', `/api/championships/${id}/leave`), onChange);
  const isOpen = phase === 'entry';
  return (
    <section className="panel season-panel" aria-label={t.title}>
      <h2>{t.title}</h2>
      {viewer.invited && <p>{t.invited}</p>}
      {viewer.entered && <p>{t.entered}</p>}
      {!viewer.entered && !isOpen && <p>{t.closed}</p>}
      {isOpen && teamSize > 0 && <TeamField championship={championship} team={team} onChange={setTeam} />}
      <div className="season-buttons">
        {isOpen && !viewer.entered && (
          <NicknameRequiredButton label={t.enter} hint={t.enterHint} primary action={enter} />
        )}
        {isOpen && viewer.entered && teamSize > 0 && (
          <button type="button" className="button" disabled={change.isBusy} onClick={() => void change.run(enter)}>
            {t.joinTeam}
          </button>
        )}
        {isOpen && (viewer.entered || viewer.invited) && (
          <button type="button" className="button" disabled={change.isBusy} onClick={leave}>
            {viewer.entered ? t.leave : t.decline}
          </button>
        )}
        {!isOpen && viewer.entered && (
          <ConfirmButton
            label={t.withdraw}
            className="button"
            title={t.withdrawTitle}
            text={t.withdrawText}
            cancelLabel={t.stay}
            onConfirm={leave}
          />
        )}
      </div>
      <ErrorMessage error={change.error} overrides={{ full: t.full, 'not-open': t.closed }} />
    </section>
  );
}

function TeamField(props: {
  championship: Championship;
  team: string;
  onChange: (team: string) => void;
}): ReactElement {
  const { entry: t } = useTexts().championships;
  const id = useId();
  const me = useMe((store) => store.me?.id);
  const { entrants } = props.championship;
  const own = entrants.find((entrant) => entrant.id === me)?.team ?? null;
  const teams = [...new Set(entrants.flatMap(({ team }) => team ?? []))];
  return (
    <div className="season-field">
      <label htmlFor={id}>{t.team}</label>
      <input
        id={id}
        className="field"
        maxLength={24}
        list={`${id}-teams`}
        placeholder={own ?? ''}
        value={props.team}
        aria-describedby={`${id}-hint`}
        onChange={(event) => props.onChange(event.target.value)}
      />
      <datalist id={`${id}-teams`}>
        {teams.map((team) => (
          <option key={team}>{team}</option>
        ))}
      </datalist>
      <p id={`${id}-hint`} className="hint">
        {t.teamHint}
      </p>
    </div>
  );
}
