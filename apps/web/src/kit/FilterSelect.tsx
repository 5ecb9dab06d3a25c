import { type ReactElement, useId } from 'react';
import './filters.css';

interface FilterSelectProps {
  readonly label: string;
  readonly value: string;
  /** Values and what they are called. */
  readonly choices: readonly (readonly [value: string, text: string])[];
  readonly onChange: (value: string) => void;
}

/** One filter of a list, with its name. */
export function FilterSelect({ label, value, choices, onChange }: FilterSelectProps): ReactElement {
  const id = useId();
  return (
    <span className="filter">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="field" value={value} onChange={(event) => onChange(event.target.value)}>
        {choices.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}
