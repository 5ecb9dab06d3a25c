import type { ReactElement } from 'react';

/** A small cross that removes something; the label says what. */
export function RemoveButton({ label, onClick }: { label: string; onClick: () => void }): ReactElement {
  return (
    <button type="button" className="button quiet" aria-label={label} title={label} onClick={onClick}>
      ×
    </button>
  );
}
