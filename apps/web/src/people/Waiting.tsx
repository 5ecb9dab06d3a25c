import type { ReactElement } from 'react';
import type { Fault } from '../online/api.ts';
import { useTexts } from '../texts/index.tsx';
import { faultText } from './faults.ts';

/** A page or part of one that is on its way, or did not come. */
export function Waiting({ fault, again }: { fault?: Fault; again?: () => void }): ReactElement {
  const t = useTexts();
  if (fault === undefined) {
    return (
      <p className="waiting" role="status">
        {t.people.loading}
      </p>
    );
  }
  return (
    <div className="waiting" role="alert">
      <p>{faultText(t, fault)}</p>
      {again !== undefined && (
        <button type="button" className="button" onClick={again}>
          {t.people.tryAgain}
        </button>
      )}
    </div>
  );
}
