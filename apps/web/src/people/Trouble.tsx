import type { ReactElement } from 'react';
import { useTexts } from '../texts/index.tsx';
import { faultText, type Trouble as Kind } from './faults.ts';

/** What went wrong just now, if anything. */
export function Trouble(props: {
  fault: Kind | null;
  better?: Partial<Record<Kind['code'], string>>;
}): ReactElement | null {
  const t = useTexts();
  return props.fault === null ? null : (
    <p className="fault" role="alert">
      {faultText(t, props.fault, props.better)}
    </p>
  );
}
