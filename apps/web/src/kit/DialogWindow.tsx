import * as Radix from '@radix-ui/react-dialog';
import type { ReactElement } from 'react';
import type { DialogProps } from './Dialog.tsx';

/** An open dialog. Everything that makes it one is in this chunk, which comes with the first dialog. */
export function DialogWindow(props: DialogProps): ReactElement {
  const { title, onClose, closeLabel, opaque = false, shape = 'window', children } = props;
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose?.()}>
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
