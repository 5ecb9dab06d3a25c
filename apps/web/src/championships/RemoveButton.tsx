import type { ReactElement } from 'react';
import { Icon } from '../kit/icons.tsx';

/** A small cross that removes something; the label says what. */
export function RemoveButton({ label, onClick }: { label: string; onClick: () => void }): ReactElement {
  return (
    <button type="button" className="button quiet" aria-label={label} title={label} onClick={onClick}>
      <Icon name="close" size={20} />
    </button>
  );
}
