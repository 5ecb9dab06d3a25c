import { reverseDirection } from '@paddock/circuit-design';
import { type ReactElement, useId } from 'react';
import { useStore } from 'zustand';
import { renameDocument } from '../editor-document.ts';
import { MIN_LOOP_POINTS, shownDocument } from '../editor-store.ts';
import { createTrace, type TracedPicture } from '../trace.ts';
import type { PanelProps } from './panel-props.ts';
import { RangeField } from './RangeField.tsx';

interface DrawPanelProps extends PanelProps {
  readonly trace: TracedPicture | null;
  readonly onTrace: (trace: TracedPicture | null) => void;
}

export function DrawPanel({ store, built, t, language, trace, onTrace }: DrawPanelProps): ReactElement {
  const document = useStore(store, shownDocument);
  const selection = useStore(store, (state) => state.selection);
  const id = useId();
  const { design, isOpen } = document;
  const count = design.handles.length;
  const { closeLoop, addPoint, removeSelected, change } = store.getState();
  const hint = !isOpen
    ? t.draw.closed
    : count === 0
      ? t.draw.first
      : count < MIN_LOOP_POINTS
        ? t.draw.goOn
        : t.draw.canClose;
  return (
    <>
      <p className="fd-panel-hint">{hint}</p>
      <div className="fd-panel-buttons">
        {isOpen && count >= MIN_LOOP_POINTS && (
          <button type="button" className="button primary" onClick={closeLoop}>
            {t.draw.close}
          </button>
        )}
        <button type="button" className="button" onClick={addPoint}>
          {t.draw.add}
        </button>
        {selection?.kind === 'handle' && (isOpen || count > MIN_LOOP_POINTS) && (
          <button type="button" className="button" onClick={removeSelected}>
            {t.remove}
          </button>
        )}
        {!isOpen && (
          <button type="button" className="button" onClick={() => change(reverseDirection(design))}>
            {t.draw.reverse}
          </button>
        )}
      </div>
      <div className="fd-panel-field">
        <label htmlFor={id}>{t.name}</label>
        <input
          id={id}
          className="field"
          maxLength={40}
          value={design.names?.[language] ?? design.name}
          onChange={({ target }) => change(renameDocument(document, target.value).design, 'name')}
        />
      </div>
      {built.circuit !== null && (
        <p className="hint">
          {t.draw.facts(built.circuit.lapRows, built.circuit.corners.length, built.circuit.cells.length)}
        </p>
      )}
      <TraceFields trace={trace} onTrace={onTrace} t={t} />
      <details className="fd-panel-more">
        <summary>{t.keysTitle}</summary>
        <dl className="fd-keys">
          {t.keys.map(([keys, what]) => (
            <div key={keys}>
              <dt>{keys}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

/** A picture of one's own under the road, to draw over. */
function TraceFields({ trace, onTrace, t }: Pick<DrawPanelProps, 'trace' | 'onTrace' | 't'>): ReactElement {
  return (
    <details className="fd-panel-more">
      <summary>{t.draw.trace}</summary>
      <p className="hint">{t.draw.traceHint}</p>
      <label className="button fd-file">
        {t.draw.traceFile}
        <input
          className="hidden-text"
          type="file"
          accept="image/*"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file !== undefined) onTrace(createTrace(file));
            // So that the same file can be chosen again.
            target.value = '';
          }}
        />
      </label>
      {trace !== null && (
        <>
          <RangeField
            label={t.draw.opacity}
            {...{ min: 0.1, max: 1, step: 0.05 }}
            value={trace.opacity}
            onChange={(opacity) => onTrace({ ...trace, opacity })}
          />
          <RangeField
            label={t.draw.scale}
            {...{ min: 0.2, max: 3, step: 0.02 }}
            value={trace.scale}
            onChange={(scale) => onTrace({ ...trace, scale })}
          />
          <RangeField
            label={t.draw.moveX}
            {...{ min: -1500, max: 1500, step: 10 }}
            value={trace.x}
            onChange={(x) => onTrace({ ...trace, x })}
          />
          <RangeField
            label={t.draw.moveY}
            {...{ min: -1500, max: 1500, step: 10 }}
            value={trace.y}
            onChange={(y) => onTrace({ ...trace, y })}
          />
          <button type="button" className="button" onClick={() => onTrace(null)}>
            {t.draw.traceRemove}
          </button>
        </>
      )}
    </details>
  );
}
