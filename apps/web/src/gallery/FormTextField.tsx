import type { ReactElement } from 'react';

interface FormTextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
}

/** A line of text that a form of the gallery needs. */
export function FormTextField({ label, value, maxLength, onChange }: FormTextFieldProps): ReactElement {
  return (
    <label>
      <span>{label}</span>
      <input
        className="field"
        value={value}
        maxLength={maxLength}
        required
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
