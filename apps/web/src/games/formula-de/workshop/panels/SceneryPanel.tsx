import { drawSymbol, INKS } from '@paddock/circuit-art';
import { type Ink, SYMBOL_NAMES } from '@paddock/formula-de';
import type { CSSProperties, ReactElement } from 'react';
import { useStore } from 'zustand';
import { shownDocument } from '../editor-store.ts';
import type { Stamp } from '../tools.ts';
import { MarkFields } from './MarkFields.tsx';
import type { PanelProps } from './panel-props.ts';

/** What land and water may be made of. */
const AREA_INKS: readonly Ink[] = ['sea', 'pool', 'sand', 'dune', 'wood', 'grass', 'stone', 'roof'];
const GROUND_INKS: readonly Ink[] = ['grass', 'dune', 'sand', 'stone', 'wood', 'sea'];

export function SceneryPanel({ store, built, t, language }: PanelProps): ReactElement {
  const { design } = useStore(store, shownDocument);
  const stamp = useStore(store, (state) => state.stamp);
  const { change, setStamp } = store.getState();
  const stampButton = (next: Stamp, isChosen: boolean, label: string, content: ReactElement): ReactElement => (
    <button
      key={label}
      type="button"
      className="fd-stamp"
      aria-pressed={isChosen}
      aria-label={label}
      title={label}
      onClick={() => setStamp(isChosen ? null : next)}
    >
      {content}
    </button>
  );
  return (
    <>
      <p className="fd-panel-hint" role="status">
        {stamp === null ? t.scenery.hint : t.scenery.placing}
      </p>
      <MarkFields {...{ store, built, t, language }} />
      <h2 className="fd-panel-title">{t.scenery.symbolsTitle}</h2>
      <div className="fd-stamps">
        {SYMBOL_NAMES.map((symbol) => {
          const isChosen = stamp?.kind === 'symbol' && stamp.symbol === symbol;
          const picture = drawSymbol({ kind: 'symbol', symbol, x: 0, y: 0, size: 100 });
          return stampButton(
            { kind: 'symbol', symbol },
            isChosen,
            t.scenery.symbols[symbol],
            <svg viewBox="-100 -80 200 160" aria-hidden="true" dangerouslySetInnerHTML={{ __html: picture }} />,
          );
        })}
        {stampButton(
          { kind: 'label' },
          stamp?.kind === 'label',
          t.scenery.addText,
          <span className="fd-stamp-text">Aa</span>,
        )}
      </div>
      <h2 className="fd-panel-title">{t.scenery.areasTitle}</h2>
      <div className="fd-stamps">
        {AREA_INKS.map((fill) =>
          stampButton(
            { kind: 'area', fill },
            stamp?.kind === 'area' && stamp.fill === fill,
            t.scenery.inks[fill],
            <span className="fd-swatch fd-swatch-area" style={{ '--fd-ink': INKS[fill] } as CSSProperties} />,
          ),
        )}
      </div>
      <h2 className="fd-panel-title">{t.scenery.ground}</h2>
      <div className="fd-stamps" role="group" aria-label={t.scenery.ground}>
        {GROUND_INKS.map((ground) => (
          <button
            key={ground}
            type="button"
            className="fd-stamp"
            aria-pressed={design.ground === ground}
            aria-label={t.scenery.inks[ground]}
            title={t.scenery.inks[ground]}
            onClick={() => change({ ...design, ground })}
          >
            <span className="fd-swatch" style={{ '--fd-ink': INKS[ground] } as CSSProperties} />
          </button>
        ))}
      </div>
    </>
  );
}
