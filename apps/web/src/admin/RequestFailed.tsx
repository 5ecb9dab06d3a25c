import type { ReactElement } from 'react';
import { useTexts } from '../base/texts/index.tsx';

/** Says that the request failed. */
export function RequestFailed({ text }: { readonly text?: string }): ReactElement {
  const t = useTexts();
  return (
    <p className="error-text" role="alert">
      {text ?? t.admin.failed}
    </p>
  );
}
