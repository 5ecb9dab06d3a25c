import { type AnyOption, optionEntries, type OptionTable } from '@paddock/kernel';
import { type ReactElement, Suspense, use, useId } from 'react';
import type { LoadedGame } from '../games/index.ts';
import { useTexts } from '../base/texts/index.tsx';
import { DataActionsContext } from './data-actions.ts';

export type OptionValues = Readonly<Record<string, unknown>>;

interface OptionsFormProps {
  readonly table: OptionTable<object>;
  readonly game: LoadedGame;
  readonly values: OptionValues;
  readonly onChange: (values: OptionValues) => void;
}

/** Whether an option applies: the options it depends on have the required values. */
export function isOptionRelevant(spec: AnyOption, values: OptionValues): boolean {
  return Object.entries(spec.when ?? {}).every(([name, value]) => values[name] === value);
}

/**
 * Resets options that do not apply to their defaults: a drawn course, for example, does not apply when the course is
 * shuffled.
 */
export function resetIrrelevantOptions(table: OptionTable<object>, values: OptionValues): OptionValues {
  return Object.fromEntries(
    optionEntries(table).map(([name, spec]) => [name, isOptionRelevant(spec, values) ? values[name] : spec.default]),
  );
}

/** A form generated from the game's table of options. */
export function OptionsForm({ table, game, values, onChange }: OptionsFormProps): ReactElement {
  return (
    <div className="options">
      {optionEntries(table)
        .filter(([, spec]) => isOptionRelevant(spec, values))
        .map(([name, spec]) => (
          <OptionRow
            key={name}
            name={name}
            spec={spec}
            game={game}
            value={values[name]}
            onChange={(value) => onChange({ ...values, [name]: value })}
          />
        ))}
    </div>
  );
}

interface OptionProps {
  readonly name: string;
  readonly spec: AnyOption;
  readonly game: LoadedGame;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function OptionRow({ name, spec, game, value, onChange }: OptionProps): ReactElement {
  const id = useId();
  const { title, help } = game.t.options[name] ?? spec;
  return (
    <fieldset className="panel option" data-option={name} aria-describedby={`${id}-help`}>
      <legend>{title}</legend>
      <p id={`${id}-help`}>{help}</p>
      <OptionInput name={name} spec={spec} game={game} value={value} onChange={onChange} />
    </fieldset>
  );
}

function OptionInput({ name, spec, game, value, onChange }: OptionProps): ReactElement | null {
  const t = useTexts();
  const id = useId();
  const renderDataActions = use(DataActionsContext);
  switch (spec.kind) {
    case 'choice': {
      const names = game.t.options[name]?.values ?? {};
      return (
        <OptionSelect choices={spec.values.map((one) => [one, names[one] ?? one])} value={value} onChange={onChange} />
      );
    }
    case 'flag':
      return (
        <OptionSelect
          choices={[
            [false, t.setup.no],
            [true, t.setup.yes],
          ]}
          value={value}
          onChange={onChange}
        />
      );
    case 'number': {
      const { min, max } = spec;
      if (max - min < 10) {
        const numbers = Array.from({ length: max - min + 1 }, (_, i) => [min + i, String(min + i)] as const);
        return <OptionSelect choices={numbers} value={value} onChange={onChange} />;
      }
      return (
        <label htmlFor={id}>
          <span className="hidden-text">{game.t.options[name]?.title ?? spec.title}</span>
          <input
            id={id}
            className="field"
            type="number"
            min={min}
            max={max}
            step={1}
            required
            value={String(value)}
            onChange={(event) => onChange(event.target.valueAsNumber)}
          />{' '}
          {min}–{max}
        </label>
      );
    }
    case 'data': {
      const DataField = game.ui.OptionFields?.[name];
      if (DataField === undefined) return null;
      const error = spec.check(value);
      return (
        <Suspense>
          <DataField t={game.t} value={value} error={error} onChange={onChange} />
          {spec.describe !== undefined &&
            renderDataActions?.({ game: game.definition.id, option: name, value, isValid: error === null, onChange })}
        </Suspense>
      );
    }
  }
}

/** Choices of which exactly one is made. */
export function OptionSelect<V>(props: {
  choices: readonly (readonly [V, string])[];
  value: unknown;
  onChange: (value: V) => void;
}): ReactElement {
  const { choices, value, onChange } = props;
  const id = useId();
  return (
    <div className="option-choices">
      {choices.map(([one, label]) => (
        <label key={label} className="option-choice">
          <input type="radio" name={id} checked={one === value} onChange={() => onChange(one)} />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
