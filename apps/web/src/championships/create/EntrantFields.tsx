import type { ReactElement } from 'react';
import { useTexts } from '../../base/texts/index.tsx';
import { LevelField } from '../LevelField.tsx';
import { NumberField } from '../NumberField.tsx';
import type { SeasonDraft } from './season-draft.ts';

const MAX_BOTS = 16;
const TEAM_SIZES = [0, 2, 3, 4] as const;

interface EntrantFieldsProps {
  readonly draft: SeasonDraft;
  readonly onChange: (part: Partial<SeasonDraft>) => void;
}

/** Who takes part: the organiser, bots, teams, and who may find the season. */
export function EntrantFields({ draft, onChange }: EntrantFieldsProps): ReactElement {
  const { create } = useTexts().championships;
  return (
    <fieldset className="panel season-panel">
      <legend>{create.whoTakesPart}</legend>
      <Check label={create.me} checked={draft.enters} onChange={(enters) => onChange({ enters })} />
      <Check label={create.listed} checked={draft.listed} onChange={(listed) => onChange({ listed })} />
      <Check label={create.startNow} checked={draft.starts} onChange={(starts) => onChange({ starts })} />
      <div className="season-row">
        <NumberField
          label={create.bots}
          min={0}
          max={MAX_BOTS}
          value={draft.bots}
          onChange={(bots) => onChange({ bots })}
        />
        <LevelField value={draft.level} onChange={(level) => onChange({ level })} />
        <label className="season-field">
          <span>{create.teams}</span>
          <select
            className="field"
            value={draft.teamSize}
            onChange={(event) => onChange({ teamSize: Number(event.target.value) })}
          >
            {TEAM_SIZES.map((size) => (
              <option key={size} value={size}>
                {size === 0 ? create.noTeams : create.teamsOf(size)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </fieldset>
  );
}

function Check(props: { label: string; checked: boolean; onChange: (checked: boolean) => void }): ReactElement {
  return (
    <label className="season-check">
      <input type="checkbox" checked={props.checked} onChange={(event) => props.onChange(event.target.checked)} />
      <span>{props.label}</span>
    </label>
  );
}
