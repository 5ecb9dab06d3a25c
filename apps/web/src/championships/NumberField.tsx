import type { ReactElement } from 'react';

interface NumberFieldProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** One of a few whole numbers. */
export function NumberField({ label, min, max, value, onChange }: NumberFieldProps): ReactElement {
  return (
    <label className="season-field">
      <span>{label}</span>
      <select className="field" value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {Array.from({ length: max - min + 1 }, (_, i) => (
          <option key={i}>{min + i}</option>
        ))}
      </select>
    </label>
  );
}
