import { type Circuit, loadCircuitOption } from '@paddock/formula-de';
import type { ReactElement } from 'react';
import { useAsync } from '../../kit/useAsync.ts';
import { circuitBoardOf } from './circuit-board.ts';
import { Poster } from './Poster.tsx';
import type { FormulaDeTexts } from './texts/types.ts';
import './board.css';

/** A circuit as it is printed, as wide as there is room. Circuits that come with the game are loaded first. */
export function CircuitPoster({
  value,
  t,
}: {
  readonly value: unknown;
  readonly t: FormulaDeTexts;
}): ReactElement | null {
  const loaded = useAsync(() => loadCircuitOption({ circuit: value }), [value]);
  if (loaded.state !== 'loaded') return null;
  const { circuit, drawing } = circuitBoardOf(value as string | Circuit, t.language);
  return (
    <div className="fd-poster-frame" style={{ aspectRatio: `${drawing.width} / ${drawing.height}` }}>
      <Poster circuit={circuit} drawing={drawing} fluid />
    </div>
  );
}
