import { drawPoster, generateDrawing } from '@paddock/circuit-art';
import type { Circuit, Drawing } from '@paddock/formula-de';
import { type ReactElement, useMemo } from 'react';
import type { SheetProps } from '../../ui.ts';

/** The poster of a circuit. It is part of the page, not an image, so that it has the fonts of the page. */
export function CircuitSheet({ value, drawing = null, language }: SheetProps): ReactElement {
  const svg = useMemo(() => {
    const circuit = value as Circuit;
    return drawPoster(
      circuit,
      (drawing as Drawing | null) ?? circuit.drawing ?? generateDrawing(circuit),
      'a3',
      language,
    );
  }, [value, drawing, language]);
  // Drawn by our own code; every text in it is escaped.
  return <div dangerouslySetInnerHTML={{ __html: svg }} />;
}
