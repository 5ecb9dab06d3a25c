import type { ReactElement } from 'react';
import type { ApiError } from '../base/api.ts';
import { useTexts } from '../base/texts/index.tsx';
import { errorText } from './error-text.ts';

interface LoadStatusProps {
  readonly error?: ApiError;
  readonly retry?: () => void;
  /** Whether the rest of the page is loading: the footer then stays out of sight, and does not jump when it is there. */
  readonly fillsPage?: boolean;
}

/** Says that something is loading, or that loading failed. */
export function LoadStatus({ error, retry, fillsPage = false }: LoadStatusProps): ReactElement {
  const t = useTexts();
  if (error === undefined) {
    return (
      <p className={fillsPage ? 'load-status load-status-page' : 'load-status'} role="status">
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
