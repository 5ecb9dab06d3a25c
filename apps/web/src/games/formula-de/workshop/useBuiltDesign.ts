import type { BuiltCircuit } from '@paddock/circuit-design';
import { useEffect, useState } from 'react';
import { buildDocument } from './editor-store.ts';
import type { EditorDocument } from './editor-document.ts';

/** A document with the circuit that was built from it. */
export interface BuiltDesign extends BuiltCircuit {
  readonly document: EditorDocument;
}

/** Builds after the frame in which a change is shown: a phone takes several frames for it. */
export function useBuiltDesign(document: EditorDocument): BuiltDesign {
  const [built, setBuilt] = useState<BuiltDesign>(() => ({ document, ...buildDocument(document) }));
  useEffect(() => {
    if (built.document === document) return;
    const timer = setTimeout(() => setBuilt({ document, ...buildDocument(document) }), 0);
    return () => clearTimeout(timer);
  }, [built, document]);
  return built;
}
