import { HINT_LIMITS, type HintLimit } from '@paddock/kernel';
import { type ReactElement, useId } from 'react';
import { useTexts } from '../base/texts/index.tsx';

interface HintLimitFieldProps {
  readonly value: HintLimit;
  readonly onChange: (value: HintLimit) => void;
}

/** How many hints the table allows each person, for games that have hints. */
export function HintLimitField({ value, onChange }: HintLimitFieldProps): ReactElement {
  const t = useTexts().setup.hints;
  const id = useId();
  return (
    <fieldset className="panel option" data-option="hints" aria-describedby={`${id}-help`}>
      <legend>{t.title}</legend>
      <p id={`${id}-help`}>{t.help}</p>
      <div className="option-choices">
        {HINT_LIMITS.map((limit) => (
          <label key={limit} className="option-choice">
            <input type="radio" name={id} checked={limit === value} onChange={() => onChange(limit)} />
            <span>{t.values[limit]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
