import type { Ink, SymbolName } from '@paddock/formula-de';

/** The tools, in the order in which a circuit is made. */
export const TOOLS = ['draw', 'corners', 'start', 'scenery', 'try'] as const;
export type Tool = (typeof TOOLS)[number];

/** The places that lie on the line besides corners. */
export const LINE_MARKS = ['start', 'entry', 'exit'] as const;
export type LineMark = (typeof LINE_MARKS)[number];

export type Selection =
  | { readonly kind: 'handle' | 'corner'; readonly index: number }
  | { readonly kind: 'landmark' | 'label'; readonly index: number }
  | { readonly kind: LineMark };

/** What the next tap on the board places. */
export type Stamp =
  | { readonly kind: 'symbol'; readonly symbol: SymbolName; readonly fill?: Ink }
  | { readonly kind: 'area'; readonly fill: Ink }
  | { readonly kind: 'label' };

/** What a pointer can take hold of, as written in `data-drag` of its element. */
export type DragTarget =
  /** `between` is the middle of the piece after a handle: dragging it inserts a handle there. */
  | { readonly kind: 'handle' | 'between'; readonly index: number }
  | { readonly kind: 'corner' | 'corner-from' | 'corner-to'; readonly index: number }
  | { readonly kind: LineMark | 'road' }
  | { readonly kind: 'landmark' | 'label'; readonly index: number }
  /** A point of an area. */
  | { readonly kind: 'point'; readonly index: number; readonly point: number };

export function formatTarget(target: DragTarget): string {
  if (!('index' in target)) return target.kind;
  return 'point' in target ? `point:${target.index}:${target.point}` : `${target.kind}:${target.index}`;
}

export function parseTarget(text: string): DragTarget {
  const [kind, index, point] = text.split(':');
  if (index === undefined) return { kind: kind as LineMark | 'road' };
  if (kind === 'point') return { kind, index: Number(index), point: Number(point) };
  return { kind: kind as 'handle', index: Number(index) };
}

/** What is selected by a tap on a target. */
export function selectionOf(target: DragTarget): Selection | null {
  switch (target.kind) {
    case 'handle':
    case 'corner':
      return { kind: target.kind, index: target.index };
    case 'landmark':
    case 'label':
      return { kind: target.kind, index: target.index };
    case 'corner-from':
    case 'corner-to':
      return { kind: 'corner', index: target.index };
    case 'point':
      return { kind: 'landmark', index: target.index };
    case 'between':
    case 'road':
      return null;
    default:
      return { kind: target.kind };
  }
}
