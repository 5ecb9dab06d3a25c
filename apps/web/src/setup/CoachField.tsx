import type { ReactElement } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import { AgreementField } from './AgreementField.tsx';

interface CoachFieldProps {
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** Whether the coach is open to all at a table of several people, or to nobody. */
export function CoachField({ value, onChange }: CoachFieldProps): ReactElement {
  const texts = useTexts().setup.coach;
  return (
    <AgreementField
      name="coach"
      texts={texts}
      choices={['off', 'open']}
      value={value ? 'open' : 'off'}
      onChange={(choice) => onChange(choice === 'open')}
    />
  );
}
