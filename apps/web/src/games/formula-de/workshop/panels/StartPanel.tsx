import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { shownDocument } from '../editor-store.ts';
import { LINE_MARKS } from '../tools.ts';
import type { PanelProps } from './panel-props.ts';

const STEP = 33;

/** Start and pit lane. Besides the marks on the board there are buttons, which move them row by row. */
export function StartPanel({ store, t }: PanelProps): ReactElement {
  const { isOpen } = useStore(store, shownDocument);
  const { nudge } = store.getState();
  if (isOpen) return <p className="fd-panel-hint">{t.corners.needsLoop}</p>;
  return (
    <>
      <p className="fd-panel-hint">{t.start.hint}</p>
      <ul className="fd-places">
        {LINE_MARKS.map((kind) => (
          <li key={kind} className="fd-place-row">
            <span>{t.start.marks[kind]}</span>
            {[-1, 1].map((way) => (
              <button
                key={way}
                type="button"
                className="button fd-place-step"
                aria-label={way < 0 ? t.start.back(t.start.marks[kind]) : t.start.forward(t.start.marks[kind])}
                onClick={() => nudge({ kind }, way * STEP, 0)}
              >
                {way < 0 ? '←' : '→'}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
