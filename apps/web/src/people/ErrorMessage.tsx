import type { ReactElement } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import { errorText, type RequestError } from './error-text.ts';

/** The error of the last action, if any. */
export function ErrorMessage(props: {
  error: RequestError | null;
  overrides?: Partial<Record<RequestError['code'], string>>;
}): ReactElement | null {
  const t = useTexts();
  return props.error === null ? null : (
    <p className="error-text" role="alert">
      {errorText(t, props.error, props.overrides)}
    </p>
  );
}
