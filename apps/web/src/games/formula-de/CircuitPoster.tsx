import type { Circuit } from '@paddock/formula-de';
import type { ReactElement } from 'react';
import { circuitBoardOf } from './circuit-board.ts';
import { Poster } from './Poster.tsx';
import type { FormulaDeTexts } from './texts/types.ts';
import './board.css';

/** A circuit as it is printed, as wide as there is room. */
export function CircuitPoster({ value, t }: { readonly value: unknown; readonly t: FormulaDeTexts }): ReactElement {
  const { circuit, drawing } = circuitBoardOf(value as string | Circuit, t.language);
  return (
    <div className="fd-poster-frame" style={{ aspectRatio: `${drawing.width} / ${drawing.height}` }}>
      <Poster circuit={circuit} drawing={drawing} fluid />
    </div>
  );
}
