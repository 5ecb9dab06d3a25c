import type { ReactElement } from 'react';

interface RangeFieldProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

export function RangeField({ label, onChange, ...range }: RangeFieldProps): ReactElement {
  return (
    <label className="fd-range">
      <span>{label}</span>
      <input type="range" {...range} onChange={({ target }) => onChange(target.valueAsNumber)} />
    </label>
  );
}
