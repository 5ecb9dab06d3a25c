import type { Token } from '@paddock/pole-position';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { PolePositionTexts } from '../texts/types.ts';

interface GenerateButtonProps {
  readonly t: PolePositionTexts;
  readonly onCourse: (course: readonly Token[]) => void;
}

/** Lets a worker look for a course that bots find balanced. Leaving the page gives it up. */
export function GenerateButton({ t, onCourse }: GenerateButtonProps): ReactElement {
  const worker = useRef<Worker | null>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  useEffect(() => () => worker.current?.terminate(), []);
  const generate = (): void => {
    const started = new Worker(new URL('./generate.worker.ts', import.meta.url), { type: 'module' });
    worker.current = started;
    const end = (next: 'idle' | 'failed'): void => {
      started.terminate();
      setState(next);
    };
    started.onmessage = ({ data }: MessageEvent<readonly Token[]>) => {
      end('idle');
      onCourse(data);
    };
    started.onerror = () => end('failed');
    setState('busy');
    started.postMessage(String(Math.random()), []);
  };
  return (
    <>
      <button
        type="button"
        className="button"
        aria-disabled={state === 'busy'}
        onClick={state === 'busy' ? undefined : generate}
      >
        {t.editor.generate}
      </button>
      <span className="pp-editor-state" role="status">
        {state === 'busy' && t.editor.generating}
        {state === 'failed' && t.editor.generateFailed}
      </span>
    </>
  );
}
