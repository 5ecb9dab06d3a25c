import {
  type CircuitDesign,
  createCircuitId,
  createDesign,
  createStarterDesign,
  parseDesign,
  pointAt,
  renameDesign,
} from '@paddock/circuit-design';
import type { BoardPoint } from '@paddock/formula-de';
import type { DesignSummary } from '../../workshop.ts';

/** What the editor changes and keeps: a design, and whether its line is still being drawn, point by point. */
export interface EditorDocument {
  readonly design: CircuitDesign;
  readonly isOpen: boolean;
}

export function createDocument(start: 'empty' | 'starter', isPortrait: boolean): EditorDocument {
  if (start === 'starter') return { design: createStarterDesign(), isOpen: false };
  const design = createDesign();
  const side = Math.round(Math.sqrt(design.width * design.height));
  // On a phone that is held upright a square leaves the least room unused.
  return { design: isPortrait ? { ...design, width: side, height: side } : design, isOpen: true };
}

/** A document, or a bare design as files and links have it; `null` if it is neither. */
export function parseDocument(value: unknown): EditorDocument | null {
  const isKept = typeof value === 'object' && value !== null && 'design' in value;
  const parsed = parseDesign(isKept ? value.design : value);
  if (!('design' in parsed)) return null;
  return { design: parsed.design, isOpen: isKept && 'isOpen' in value && value.isOpen === true };
}

export function renameDocument(document: EditorDocument, name: string): EditorDocument {
  const renamed = renameDesign(document.design, name);
  return { ...document, design: { ...renamed, id: createCircuitId(name) } };
}

const SAMPLES_PER_HANDLE = 12;
const OUTLINE_SAMPLES_PER_HANDLE = 5;

/** Points along the line from one handle to another, close enough to look like a curve. */
export function sampleLine(
  design: CircuitDesign,
  from: number,
  to: number,
  perHandle = SAMPLES_PER_HANDLE,
): BoardPoint[] {
  if (design.handles.length < 2) return [...design.handles];
  const steps = Math.max(1, Math.ceil((to - from) * perHandle));
  return Array.from({ length: steps + 1 }, (_, k): BoardPoint => {
    const { x, y } = pointAt(design, from + ((to - from) * k) / steps);
    return [x, y];
  });
}

export function summarizeDocument({ design, isOpen }: EditorDocument): DesignSummary {
  const { name, width, height, handles } = design;
  const end = isOpen ? Math.max(handles.length - 1, 0) : handles.length;
  const outline = sampleLine(design, 0, end, OUTLINE_SAMPLES_PER_HANDLE);
  return { name, width, height, outline: outline.map(([x, y]) => [Math.round(x), Math.round(y)]), isClosed: !isOpen };
}
