import { type ReactElement, useEffect, useState } from 'react';
import { useTexts } from '../../base/texts/index.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { saveBlob } from '../../kit/save-blob.ts';
import type { ReplayPlayer } from '../replay-player.ts';
import { recordReplay } from './record-replay.ts';

interface AnimationDialogProps {
  readonly player: ReplayPlayer;
  readonly fileName: string;
  readonly onClose: () => void;
}

type RecordingState =
  | { readonly kind: 'recording'; readonly done: number }
  | { readonly kind: 'finished'; readonly blob: Blob; readonly url: string }
  | { readonly kind: 'failed' };

/** Makes the animation while the dialog is open, and offers it as a file. Closing it cancels. */
export function AnimationDialog({ player, fileName, onClose }: AnimationDialogProps): ReactElement {
  const texts = useTexts();
  const { animation: t } = texts.replay;
  const [state, setState] = useState<RecordingState>({ kind: 'recording', done: 0 });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let url: string | null = null;
    const board = document.querySelector<HTMLElement>('.table-board')!;
    const onProgress = (done: number): void => setState({ kind: 'recording', done });
    recordReplay({ player, board, onProgress, signal }).then(
      (blob) => {
        if (signal.aborted) return;
        url = URL.createObjectURL(blob);
        setState({ kind: 'finished', blob, url });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        console.error(error);
        setState({ kind: 'failed' });
      },
    );
    return () => {
      controller.abort();
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [player]);
  return (
    <Dialog open title={t.title} onClose={onClose} closeLabel={texts.close}>
      {state.kind === 'recording' && (
        <>
          <p>{t.recording}</p>
          <progress className="animation-progress" max={1} value={state.done} aria-label={t.title} />
          <button type="button" className="button" onClick={onClose}>
            {t.cancel}
          </button>
        </>
      )}
      {state.kind === 'failed' && <p role="alert">{t.failed}</p>}
      {state.kind === 'finished' && (
        <>
          <img className="animation-picture" src={state.url} alt={t.picture} />
          <button type="button" className="button primary" onClick={() => saveBlob(state.blob, fileName)}>
            {t.save(Math.max(0.1, Math.round(state.blob.size / 1e5) / 10))}
          </button>
        </>
      )}
    </Dialog>
  );
}
