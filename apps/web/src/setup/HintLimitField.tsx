import { HINT_LIMITS, type HintLimit } from '@paddock/kernel';
import type { ReactElement } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import { AgreementField } from './AgreementField.tsx';

interface HintLimitFieldProps {
  readonly value: HintLimit;
  readonly onChange: (value: HintLimit) => void;
}

/** How many hints the table allows each person, for games that have hints. */
export function HintLimitField(props: HintLimitFieldProps): ReactElement {
  const texts = useTexts().setup.hints;
  return <AgreementField name="hints" texts={texts} choices={HINT_LIMITS} {...props} />;
}
