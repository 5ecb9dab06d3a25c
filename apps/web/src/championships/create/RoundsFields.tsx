import { MAX_ROUNDS } from '@paddock/championship';
import { defaultOptionsFor } from '@paddock/kernel';
import { type ReactElement, useState } from 'react';
import { useSettings } from '../../base/settings.ts';
import { useTexts } from '../../base/texts/index.tsx';
import { GAME_CARDS, gameCard, loadGame } from '../../games/index.ts';
import { useAsync } from '../../kit/useAsync.ts';
import { describeTimeControl } from '../../online/time-controls.ts';
import { OptionsForm, type OptionValues, resetIrrelevantOptions } from '../../setup/OptionsForm.tsx';
import { repeatLastRound } from './presets.ts';
import { RemoveButton } from '../RemoveButton.tsx';
import { NumberField } from '../NumberField.tsx';
import { ROUND_TIMES, type RoundDraft, type RoundTime, TURN_SECONDS } from './season-draft.ts';

interface RoundsFieldsProps {
  readonly rounds: readonly RoundDraft[];
  readonly onChange: (rounds: readonly RoundDraft[]) => void;
}

/** The calendar of a new season. */
export function RoundsFields({ rounds, onChange }: RoundsFieldsProps): ReactElement {
  const { create: t } = useTexts().championships;
  return (
    <fieldset className="panel season-panel">
      <legend>{t.calendar}</legend>
      <ol className="season-rounds">
        {rounds.map((round, i) => (
          <li key={round.key}>
            <RoundFields
              round={round}
              number={i + 1}
              onChange={(part) => onChange(rounds.with(i, { ...round, ...part }))}
              onRemove={rounds.length > 1 ? () => onChange(rounds.toSpliced(i, 1)) : null}
            />
          </li>
        ))}
      </ol>
      {rounds.length < MAX_ROUNDS && (
        <button type="button" className="button" onClick={() => onChange(repeatLastRound(rounds))}>
          {t.addRound}
        </button>
      )}
    </fieldset>
  );
}

interface RoundFieldsProps {
  readonly round: RoundDraft;
  readonly number: number;
  readonly onChange: (part: Partial<RoundDraft>) => void;
  readonly onRemove: (() => void) | null;
}

function RoundFields({ round, number, onChange, onRemove }: RoundFieldsProps): ReactElement {
  const t = useTexts();
  const { create } = t.championships;
  const language = useSettings((settings) => settings.language);
  const { min, max } = gameCard(round.game)!.seats;
  const chooseGame = (game: string): void => onChange({ game, options: {}, seats: gameCard(game)!.defaultSeats });
  return (
    <fieldset className="season-round-fields">
      <legend>{create.round(number)}</legend>
      <div className="season-row">
        <label className="season-field">
          <span>{create.game}</span>
          <select className="field" value={round.game} onChange={(event) => chooseGame(event.target.value)}>
            {GAME_CARDS.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <NumberField
          label={create.seats}
          min={Math.max(2, min)}
          max={max}
          value={round.seats}
          onChange={(seats) => onChange({ seats })}
        />
        <label className="season-field">
          <span>{create.turn}</span>
          <select
            className="field"
            value={round.turnSeconds}
            onChange={(event) => onChange({ turnSeconds: Number(event.target.value) })}
          >
            {TURN_SECONDS.map((seconds) => (
              <option key={seconds} value={seconds}>
                {describeTimeControl({ kind: 'move', seconds }, t, language)}
              </option>
            ))}
          </select>
        </label>
        <TimeFields round={round} onChange={onChange} />
        {onRemove !== null && <RemoveButton label={create.removeRound(number)} onClick={onRemove} />}
      </div>
      <RoundOptions round={round} onChange={onChange} />
    </fieldset>
  );
}

type RoundChange = Pick<RoundFieldsProps, 'round' | 'onChange'>;

function TimeFields({ round, onChange }: RoundChange): ReactElement {
  const { create: t } = useTexts().championships;
  return (
    <>
      <label className="season-field">
        <span>{t.when}</span>
        <select
          className="field"
          value={round.time}
          onChange={(event) => onChange({ time: event.target.value as RoundTime })}
        >
          {ROUND_TIMES.map((time) => (
            <option key={time} value={time}>
              {t[time]}
            </option>
          ))}
        </select>
      </label>
      {round.time !== 'after' && (
        <label className="season-field">
          <span>{t.date}</span>
          <input
            className="field"
            type="datetime-local"
            required
            value={round.date}
            onChange={(event) => onChange({ date: event.target.value })}
          />
        </label>
      )}
    </>
  );
}

/** The options of the game, which are loaded when somebody opens them. */
function RoundOptions({ round, onChange }: RoundChange): ReactElement {
  const { create: t } = useTexts().championships;
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t.options}</summary>
      {isOpen && <LoadedOptions key={round.game} round={round} onChange={onChange} />}
    </details>
  );
}

function LoadedOptions({ round, onChange }: RoundChange): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const loaded = useAsync(() => loadGame(round.game, language), [round.game, language]);
  if (loaded.state !== 'loaded') return <p role="status">{t.people.loading}</p>;
  const { definition } = loaded.value;
  const values: OptionValues = { ...defaultOptionsFor<object>(definition, round.seats), ...round.options };
  return (
    <OptionsForm
      table={definition.options}
      game={loaded.value}
      values={values}
      onChange={(options) => onChange({ options: resetIrrelevantOptions(definition.options, options) })}
    />
  );
}
