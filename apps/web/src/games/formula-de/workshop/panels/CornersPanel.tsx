import { changeCorner, LANE_CHANGES, type LaneChanges, suggestCorners } from '@paddock/circuit-design';
import { type ReactElement, useId } from 'react';
import { useStore } from 'zustand';
import { renameCorner } from '../corner-edits.ts';
import { shownDocument } from '../editor-store.ts';
import type { PanelProps } from './panel-props.ts';

const STOPS = [1, 2, 3] as const;

export function CornersPanel({ store, built, t, language }: PanelProps): ReactElement {
  const { design, isOpen } = useStore(store, shownDocument);
  const selection = useStore(store, (state) => state.selection);
  const selected = selection?.kind === 'corner' && design.corners[selection.index] ? selection.index : null;
  const { change, addNextCorner, select } = store.getState();
  if (isOpen) return <p className="fd-panel-hint">{t.corners.needsLoop}</p>;
  return (
    <>
      <p className="fd-panel-hint">{t.corners.hint}</p>
      {selected !== null && <CornerFields key={selected} index={selected} {...{ store, built, t, language }} />}
      <div className="fd-panel-buttons">
        <button type="button" className="button" onClick={addNextCorner}>
          {t.corners.add}
        </button>
        <button type="button" className="button" onClick={() => change({ ...design, corners: suggestCorners(design) })}>
          {t.corners.find}
        </button>
      </div>
      <ul className="fd-corner-list" aria-label={t.corners.list}>
        {design.corners.map((corner, k) => {
          const name = corner.names?.[language] ?? corner.name;
          return (
            <li key={k}>
              <button
                type="button"
                className="fd-corner-item"
                aria-pressed={k === selected}
                aria-label={t.corners.corner(k + 1, name, corner.stops)}
                onClick={() => select({ kind: 'corner', index: k })}
              >
                <span className="fd-corner-stops">{corner.stops}</span>
                {name}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function CornerFields({ store, built, t, language, index }: PanelProps & { readonly index: number }): ReactElement {
  const { design } = useStore(store, shownDocument);
  const id = useId();
  const corner = design.corners[index]!;
  const { change, removeSelected } = store.getState();
  const name = corner.names?.[language] ?? corner.name;
  // Corners that cannot be built are left out of the circuit, and the others are counted without them.
  const facts = built.circuit?.corners.length === design.corners.length ? built.circuit.corners[index] : undefined;
  return (
    <fieldset className="fd-selected">
      <legend>{name}</legend>
      <div className="fd-panel-field">
        <label htmlFor={`${id}-name`}>{t.corners.name}</label>
        <input
          id={`${id}-name`}
          className="field"
          maxLength={40}
          value={name}
          onChange={({ target }) => change(renameCorner(design, index, target.value), `corner ${index} name`)}
        />
      </div>
      <div className="fd-panel-field">
        <span id={`${id}-stops`}>{t.corners.stops}</span>
        <div className="fd-radios" role="radiogroup" aria-labelledby={`${id}-stops`}>
          {STOPS.map((stops) => (
            <label key={stops} className="fd-radio">
              <input
                type="radio"
                name={`${id}-stops`}
                checked={corner.stops === stops}
                onChange={() => change(changeCorner(design, index, { stops }))}
              />
              {stops}
            </label>
          ))}
        </div>
      </div>
      <div className="fd-panel-field">
        <label htmlFor={`${id}-lanes`}>{t.corners.laneChanges}</label>
        <select
          id={`${id}-lanes`}
          className="field"
          value={corner.laneChanges}
          onChange={({ target }) => change(changeCorner(design, index, { laneChanges: target.value as LaneChanges }))}
        >
          {LANE_CHANGES.map((changes) => (
            <option key={changes} value={changes}>
              {t.corners.changes[changes]}
            </option>
          ))}
        </select>
      </div>
      {facts !== undefined && (
        <p className="hint">
          {t.corners.ways}: {t.corners.lengths(facts.longest, facts.shortest)}
        </p>
      )}
      <button type="button" className="button" onClick={removeSelected}>
        {t.remove}
      </button>
    </fieldset>
  );
}
