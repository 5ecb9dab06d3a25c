import type { ReactElement } from 'react';
import { callApi } from '../base/api.ts';
import { ErrorMessage } from './ErrorMessage.tsx';
import type { RequestError } from './error-text.ts';
import { useAction } from './useAction.ts';

interface PersonSwitchProps {
  readonly id: string;
  readonly nickname: string;
  readonly label: string;
  /** What it means, or what is the case now. */
  readonly hint: string;
  /** The last part of the address that does it. */
  readonly action: string;
  readonly onDone: () => void;
  readonly errors?: Partial<Record<RequestError['code'], string>>;
}

/** A button that changes how one stands to a person. */
export function PersonSwitch(props: PersonSwitchProps): ReactElement {
  const { id, nickname, label, hint, action, onDone, errors = {} } = props;
  const { isBusy, error, run } = useAction();
  return (
    <div className="sheet-row">
      <button
        type="button"
        className="button"
        aria-label={`${label}: ${nickname}`}
        disabled={isBusy}
        onClick={() => void run(() => callApi('POST', `/api/people/${id}/${action}`), onDone)}
      >
        {label}
      </button>
      <span className="hint" role="status">
        {hint}
      </span>
      <ErrorMessage error={error} overrides={errors} />
    </div>
  );
}
