import { memo, type ReactElement } from 'react';
import { useKeyBindings } from '../../kit/key-bindings.ts';
import type { Camera } from './camera.ts';
import type { FormulaDeTexts } from './texts/types.ts';

const ICONS = {
  closer: 'M11 4v14M4 11h14',
  further: 'M4 11h14',
  whole: 'M3 8V3h5M14 3h5v5M19 14v5h-5M8 19H3v-5',
  follow: 'M11 6a5 5 0 1 0 0 10 5 5 0 0 0 0-10ZM11 1v5M11 16v5M1 11h5M16 11h5',
} as const;

interface CameraButtonsProps {
  readonly camera: Camera;
  readonly t: FormulaDeTexts;
}

function isMode(name: keyof typeof ICONS): boolean {
  return name === 'whole' || name === 'follow';
}

/** Closer, further, the whole circuit, and the camera that follows the car. */
export const CameraButtons = memo(function CameraButtons({ camera, t }: CameraButtonsProps): ReactElement {
  const actions = {
    closer: () => camera.zoomBy(1.5),
    further: () => camera.zoomBy(1 / 1.5),
    whole: () => camera.setMode('whole'),
    follow: () => camera.setMode('follow'),
  };
  useKeyBindings({ '+': actions.closer, '-': actions.further, '0': actions.whole, f: actions.follow });
  return (
    <div className={`fd-camera${camera.mode === 'follow' ? ' fd-camera-following' : ''}`}>
      {(['closer', 'further', 'whole', 'follow'] as const).map((name) => (
        <button
          key={name}
          type="button"
          className={`icon-button fd-camera-button${isMode(name) ? '' : ' fd-camera-zoom'}`}
          aria-label={t.board[name]}
          title={t.board[name]}
          aria-pressed={isMode(name) ? camera.mode === name : undefined}
          onClick={actions[name]}
        >
          <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
            <path d={ICONS[name]} fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
          </svg>
        </button>
      ))}
    </div>
  );
});
