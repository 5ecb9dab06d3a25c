import { CHAMPIONSHIP_KINDS, POINTS_SCHEMES } from '@paddock/championship';
import type { Result } from '@paddock/kernel';
import type { Championship } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { type ApiError, callApi } from '../../base/api.ts';
import { useTexts } from '../../base/texts/index.tsx';
import { GAME_CARDS } from '../../games/index.ts';
import { NicknameRequiredButton } from '../../people/NicknameRequiredButton.tsx';
import { OptionSelect } from '../../setup/OptionsForm.tsx';
import { Shell } from '../../shell/Shell.tsx';
import { PRESET_NAMES, type PresetName } from '../texts/types.ts';
import { EntrantFields } from './EntrantFields.tsx';
import { createPreset } from './presets.ts';
import { RoundsFields } from './RoundsFields.tsx';
import { NumberField } from '../NumberField.tsx';
import { type SchemeName, type SeasonDraft, toNewChampionship } from './season-draft.ts';
import '../championships.css';
import '../../setup/setup.css';

const MAX_DROPPED = 5;
const MAX_ADVANCING = 5;

/** Sets up a new season. */
export function NewChampionshipPage(): ReactElement {
  const { create: t } = useTexts().championships;
  const [, go] = useLocation();
  const [preset, setPreset] = useState<PresetName>('weekend');
  const [draft, setDraft] = useState<SeasonDraft>(() => startFrom('weekend', t.preset.weekend.name));
  const change = (part: Partial<SeasonDraft>): void => setDraft((now) => ({ ...now, ...part }));
  const wanted = toNewChampionship(draft);
  const submit = async (): Promise<Result<unknown, ApiError>> => {
    const created = await callApi<Championship>('POST', '/api/championships', wanted);
    if (created.ok) go(`/championship/${created.value.id}`);
    return created;
  };
  return (
    <Shell title={t.title}>
      <header className="season-head">
        <h1>{t.title}</h1>
        <p>{t.lead}</p>
      </header>
      <form className="season-form" onSubmit={(event) => event.preventDefault()}>
        <PresetChoice
          value={preset}
          onChange={(chosen) => {
            setPreset(chosen);
            setDraft(startFrom(chosen, t.preset[chosen].name));
          }}
        />
        <label className="season-field">
          <span>{t.name}</span>
          <input
            className="field"
            required
            maxLength={60}
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </label>
        <EntrantFields draft={draft} onChange={change} />
        <RoundsFields rounds={draft.rounds} onChange={(rounds) => change({ rounds })} />
        <ScoringFields draft={draft} onChange={change} />
        <div className="season-submit">
          <p className="hint">{t.submitHint}</p>
          {wanted === null ? (
            <button type="submit" className="button primary" disabled>
              {t.submit}
            </button>
          ) : (
            <NicknameRequiredButton label={t.submit} hint={t.submit} primary action={submit} />
          )}
        </div>
      </form>
    </Shell>
  );
}

function startFrom(preset: PresetName, name: string): SeasonDraft {
  return createPreset(preset, { games: GAME_CARDS, name, now: Date.now() });
}

function PresetChoice(props: { value: PresetName; onChange: (preset: PresetName) => void }): ReactElement {
  const { create: t } = useTexts().championships;
  return (
    <fieldset className="season-presets">
      <legend>{t.presets}</legend>
      {PRESET_NAMES.map((name) => (
        <label key={name} className="season-preset">
          <input type="radio" name="preset" checked={props.value === name} onChange={() => props.onChange(name)} />
          <strong>{t.preset[name].name}</strong>
          <small>{t.preset[name].text}</small>
        </label>
      ))}
    </fieldset>
  );
}

interface FieldsProps {
  readonly draft: SeasonDraft;
  readonly onChange: (part: Partial<SeasonDraft>) => void;
}

/** The format, and what places are worth. */
function ScoringFields({ draft, onChange }: FieldsProps): ReactElement {
  const { create: t, kinds, kindHints } = useTexts().championships;
  const schemes: readonly SchemeName[] = [...(Object.keys(POINTS_SCHEMES) as (keyof typeof POINTS_SCHEMES)[]), 'own'];
  return (
    <fieldset className="panel season-panel">
      <legend>{t.scoring}</legend>
      <fieldset className="season-choice">
        <legend>{t.kind}</legend>
        <OptionSelect
          choices={CHAMPIONSHIP_KINDS.map((kind) => [kind, kinds[kind]] as const)}
          value={draft.kind}
          onChange={(kind) => onChange({ kind })}
        />
        <p className="hint">{kindHints[draft.kind]}</p>
      </fieldset>
      <fieldset className="season-choice">
        <legend>{t.points}</legend>
        <OptionSelect
          choices={schemes.map((scheme) => [scheme, t.schemes[scheme]] as const)}
          value={draft.scheme}
          onChange={(scheme) => onChange({ scheme })}
        />
      </fieldset>
      {draft.scheme === 'own' && (
        <label className="season-field">
          <span>{t.ownPoints}</span>
          <input
            className="field"
            inputMode="numeric"
            maxLength={200}
            value={draft.ownPoints}
            onChange={(event) => onChange({ ownPoints: event.target.value })}
          />
          <small className="hint">{t.ownPointsHint}</small>
        </label>
      )}
      <div className="season-row">
        {draft.kind === 'knockout' ? (
          <NumberField
            label={t.advance}
            min={1}
            max={MAX_ADVANCING}
            value={draft.advance}
            onChange={(advance) => onChange({ advance })}
          />
        ) : (
          <NumberField
            label={t.dropWorst}
            min={0}
            max={Math.min(MAX_DROPPED, draft.rounds.length - 1)}
            value={Math.min(draft.dropWorst, draft.rounds.length - 1)}
            onChange={(dropWorst) => onChange({ dropWorst })}
          />
        )}
      </div>
    </fieldset>
  );
}
