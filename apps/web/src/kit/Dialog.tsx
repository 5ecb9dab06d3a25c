import * as Radix from '@radix-ui/react-dialog';
import type { ReactElement, ReactNode } from 'react';
import './dialog.css';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Called by Escape, the close button and a click outside. Without it the dialog closes only through its content. */
  readonly onClose?: () => void;
  readonly closeLabel?: string;
  /** Hides everything behind the dialog, for hands that others must not see. */
  readonly opaque?: boolean;
  /**
   * `window` is centred. `sheet` comes up from below, for content beside the board of a phone. `panel` fills the height
   * at the right and scrolls its content. `stage` is as large as a window can be, for a scene of its own.
   */
  readonly shape?: 'window' | 'sheet' | 'panel' | 'stage';
  readonly children: ReactNode;
}

export function Dialog(props: DialogProps): ReactElement {
  const { open, title, onClose, closeLabel, opaque = false, shape = 'window', children } = props;
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose?.()}>
      <Radix.Portal>
        <Radix.Overlay className={opaque ? 'dialog-veil dialog-opaque' : 'dialog-veil'} />
        <Radix.Content
          className={`dialog dialog-${shape}`}
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => onClose === undefined && event.preventDefault()}
          onInteractOutside={(event) => onClose === undefined && event.preventDefault()}
        >
          <Radix.Title className="dialog-title">{title}</Radix.Title>
          {children}
          {onClose !== undefined && (
            <Radix.Close className="icon-button dialog-close" aria-label={closeLabel}>
              ×
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
