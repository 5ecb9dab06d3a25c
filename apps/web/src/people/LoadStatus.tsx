import type { ReactElement } from 'react';
import type { ApiError } from '../base/api.ts';
import { useTexts } from '../base/texts/index.tsx';
import { errorText } from './error-text.ts';

/** Says that something is loading, or that loading failed. */
export function LoadStatus({ error, retry }: { error?: ApiError; retry?: () => void }): ReactElement {
  const t = useTexts();
  if (error === undefined) {
    return (
      <p className="load-status" role="status">
        {t.people.loading}
      </p>
    );
  }
  return (
    <div className="load-status" role="alert">
      <p>{errorText(t, error)}</p>
      {retry !== undefined && (
        <button type="button" className="button" onClick={retry}>
          {t.people.tryAgain}
        </button>
      )}
    </div>
  );
}
