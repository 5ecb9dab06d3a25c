import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Explains what confirming will do. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation before an action that affects other people. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const { open, title, children, confirmLabel, cancelLabel, onConfirm, onCancel } = props;
  const { close } = useTexts();
  return (
    <Dialog open={open} title={title} onClose={onCancel} closeLabel={close}>
      {children}
      <div className="result-buttons">
        <button type="button" className="button primary" onClick={onConfirm}>
          {confirmLabel}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {cancelLabel}
        </button>
      </div>
    </Dialog>
  );
}
