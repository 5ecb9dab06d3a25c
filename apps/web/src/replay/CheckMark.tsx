import type { ReactElement } from 'react';
import { useTexts } from '../base/texts/index.tsx';

/** A tick or a cross, with a text for screen readers or for everybody. */
export function CheckMark({ fits, inWords = false }: { fits: boolean; inWords?: boolean }): ReactElement {
  const t = useTexts().verify;
  return (
    <strong className={fits ? 'mark mark-good' : 'mark mark-bad'}>
      <span aria-hidden="true">{fits ? '✓' : '✗'}</span>{' '}
      <span className={inWords ? undefined : 'hidden-text'}>{fits ? t.fits : t.doesNotFit}</span>
    </strong>
  );
}
