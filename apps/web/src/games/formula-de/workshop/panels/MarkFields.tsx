import { INK_NAMES, type Ink, textIn } from '@paddock/formula-de';
import { type ReactElement, useId } from 'react';
import { useStore } from 'zustand';
import { shownDocument } from '../editor-store.ts';
import { changeLabel, changeMark, duplicateMark } from '../scenery-edits.ts';
import type { PanelProps } from './panel-props.ts';
import { RangeField } from './RangeField.tsx';

/** The landmark or text that is selected. */
export function MarkFields({ store, t, language }: PanelProps): ReactElement | null {
  const { design } = useStore(store, shownDocument);
  const selection = useStore(store, (state) => state.selection);
  const id = useId();
  const { change, removeSelected, select } = store.getState();
  if (selection?.kind === 'label') return <LabelFields {...{ store, t, language }} index={selection.index} />;
  if (selection?.kind !== 'landmark') return null;
  const { index } = selection;
  const mark = design.landmarks[index];
  if (mark === undefined) return null;
  const series = `landmark ${index}`;
  const ink = mark.kind === 'area' || mark.kind === 'symbol' ? mark.fill : undefined;
  const name = mark.kind === 'symbol' ? t.scenery.symbols[mark.symbol] : t.scenery.kinds[mark.kind];
  return (
    <fieldset className="fd-selected">
      <legend>{t.scenery.mark(index + 1, name)}</legend>
      {mark.kind === 'symbol' && (
        <>
          <RangeField
            label={t.scenery.size}
            {...{ min: 20, max: 400, step: 5 }}
            value={mark.size}
            onChange={(size) =>
              change(
                changeMark(design, index, () => ({ ...mark, size })),
                `${series} size`,
              )
            }
          />
          <RangeField
            label={t.scenery.angle}
            {...{ min: -180, max: 180, step: 5 }}
            value={mark.angle ?? 0}
            onChange={(angle) =>
              change(
                changeMark(design, index, () => ({ ...mark, angle })),
                `${series} angle`,
              )
            }
          />
        </>
      )}
      {(mark.kind === 'area' || mark.kind === 'symbol') && (
        <div className="fd-panel-field">
          <label htmlFor={id}>{t.scenery.colour}</label>
          <select
            id={id}
            className="field"
            value={ink ?? ''}
            onChange={({ target }) => change(changeMark(design, index, () => ({ ...mark, fill: target.value as Ink })))}
          >
            {ink === undefined && <option value="">{t.scenery.usualColour}</option>}
            {INK_NAMES.map((one) => (
              <option key={one} value={one}>
                {t.scenery.inks[one]}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className="fd-panel-buttons">
        {mark.kind !== 'tunnel' && (
          <button
            type="button"
            className="button"
            onClick={() => {
              const copied = duplicateMark(design, selection);
              if (copied === null) return;
              change(copied.design);
              select(copied.selection);
            }}
          >
            {t.scenery.duplicate}
          </button>
        )}
        <button type="button" className="button" onClick={removeSelected}>
          {t.remove}
        </button>
      </div>
    </fieldset>
  );
}

function LabelFields(
  props: Pick<PanelProps, 'store' | 't' | 'language'> & { readonly index: number },
): ReactElement | null {
  const { store, t, language, index } = props;
  const { design } = useStore(store, shownDocument);
  const id = useId();
  const { change, removeSelected } = store.getState();
  const label = design.labels[index];
  if (label === undefined) return null;
  return (
    <fieldset className="fd-selected">
      <legend>{t.scenery.addText}</legend>
      <div className="fd-panel-field">
        <label htmlFor={id}>{t.scenery.text}</label>
        <input
          id={id}
          className="field"
          maxLength={80}
          value={textIn(label.text, language)}
          onChange={({ target }) => {
            // A text without letters cannot be drawn.
            if (target.value.trim() !== '')
              change(changeLabel(design, index, { text: target.value }), `label ${index} text`);
          }}
        />
      </div>
      <RangeField
        label={t.scenery.size}
        {...{ min: 16, max: 200, step: 2 }}
        value={label.size}
        onChange={(size) => change(changeLabel(design, index, { size }), `label ${index} size`)}
      />
      <RangeField
        label={t.scenery.angle}
        {...{ min: -90, max: 90, step: 5 }}
        value={label.angle ?? 0}
        onChange={(angle) => change(changeLabel(design, index, { angle }), `label ${index} angle`)}
      />
      <div className="fd-panel-field">
        <label htmlFor={`${id}-ink`}>{t.scenery.colour}</label>
        <select
          id={`${id}-ink`}
          className="field"
          value={label.fill}
          onChange={({ target }) => change(changeLabel(design, index, { fill: target.value as Ink }))}
        >
          {INK_NAMES.map((one) => (
            <option key={one} value={one}>
              {t.scenery.inks[one]}
            </option>
          ))}
        </select>
      </div>
      <button type="button" className="button" onClick={removeSelected}>
        {t.remove}
      </button>
    </fieldset>
  );
}
