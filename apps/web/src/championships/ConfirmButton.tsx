import { type ReactElement, useState } from 'react';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';

interface ConfirmButtonProps {
  readonly label: string;
  readonly className: string;
  /** The question, what confirming does, and the way back. */
  readonly title: string;
  readonly text: string;
  readonly cancelLabel: string;
  readonly onConfirm: () => void;
}

/** A button that asks before it does something for good. */
export function ConfirmButton(props: ConfirmButtonProps): ReactElement {
  const { label, className, title, text, cancelLabel, onConfirm } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setAsking(true)}>
        {label}
      </button>
      <ConfirmDialog
        open={isAsking}
        title={title}
        confirmLabel={label}
        cancelLabel={cancelLabel}
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{text}</p>
      </ConfirmDialog>
    </>
  );
}
