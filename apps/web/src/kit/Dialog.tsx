import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import './dialog.css';

const DialogWindow = lazy(async () => ({ default: (await import('./DialogWindow.tsx')).DialogWindow }));

export interface DialogProps {
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

/** A modal dialog. Until its code has come, an opaque one already hides what is behind it. */
export function Dialog(props: DialogProps): ReactElement | null {
  if (!props.open) return null;
  return (
    <Suspense fallback={props.opaque === true ? <div className="dialog-veil dialog-opaque" /> : null}>
      <DialogWindow {...props} />
    </Suspense>
  );
}
