import type { ReactElement } from 'react';
import { useTexts } from '../base/texts/index.tsx';

/** Explains why a race cannot start with these options. */
export function OptionsError({ reason }: { readonly reason: string }): ReactElement {
  const t = useTexts();
  return (
    <div className="setup-error" role="alert">
      <p>{t.setup.faulty}</p>
      <details>
        <summary>{t.details}</summary>
        <code>{reason}</code>
      </details>
    </div>
  );
}
