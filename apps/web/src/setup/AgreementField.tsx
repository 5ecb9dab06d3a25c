import { type ReactElement, useId } from 'react';

interface AgreementFieldProps<V extends string> {
  /** The name of what is agreed on, for tests. */
  readonly name: string;
  readonly texts: { readonly title: string; readonly help: string; readonly values: Readonly<Record<V, string>> };
  readonly choices: readonly V[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** Something that a table agrees on besides the options of its game. */
export function AgreementField<V extends string>(props: AgreementFieldProps<V>): ReactElement {
  const { name, texts, choices, value, onChange } = props;
  const id = useId();
  return (
    <fieldset className="panel option" data-option={name} aria-describedby={`${id}-help`}>
      <legend>{texts.title}</legend>
      <p id={`${id}-help`}>{texts.help}</p>
      <div className="option-choices">
        {choices.map((choice) => (
          <label key={choice} className="option-choice">
            <input type="radio" name={id} checked={choice === value} onChange={() => onChange(choice)} />
            <span>{texts.values[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
