import {
  addCorner,
  appendHandle,
  buildCircuit,
  type BuiltCircuit,
  type CircuitDesign,
  DESIGN_LIMITS,
  findPlace,
  insertHandle,
  LANE_WIDTH,
  removeCorner,
  removeHandle,
  pointAt,
} from '@paddock/circuit-design';
import type { BoardPoint } from '@paddock/formula-de';
import { createStore, type StoreApi } from 'zustand';
import { nextCorner } from './corner-edits.ts';
import { applyDrag, type BoardDrag, keepOnBoard, roundPoint } from './drag.ts';
import type { EditorDocument } from './editor-document.ts';
import { createHistory, endSeries, type History, recordChange, redoChange, undoChange } from './history.ts';
import { completeLine, nextOpenPoint } from './line-edits.ts';
import { nudgeTarget } from './nudge.ts';
import { placeStamp, removeMark } from './scenery-edits.ts';
import { type DragTarget, type Selection, selectionOf, type Stamp, type Tool } from './tools.ts';

/** What just happened, for people who do not see the board. */
export type EditorNews =
  | 'point-added'
  | 'point-removed'
  | 'loop-closed'
  | 'corner-added'
  | 'corner-removed'
  | 'mark-added'
  | 'mark-removed'
  | 'undone'
  | 'redone'
  | 'board-full';

export interface EditorState {
  readonly history: History<EditorDocument>;
  /** The document while something is dragged. */
  readonly dragged: EditorDocument | null;
  readonly tool: Tool;
  readonly selection: Selection | null;
  /** What the next tap places, with the scenery tool. */
  readonly stamp: Stamp | null;
  /** Every piece of news has another number, so that the same one can be told again. */
  readonly news: { readonly code: EditorNews; readonly number: number } | null;
}

export interface EditorActions {
  readonly setTool: (tool: Tool) => void;
  readonly select: (selection: Selection | null) => void;
  readonly setStamp: (stamp: Stamp | null) => void;
  /** Changes of the same `series` in a row are undone together. */
  readonly change: (design: CircuitDesign, series?: string) => void;
  readonly tap: (point: BoardPoint) => void;
  readonly tapTarget: (target: DragTarget) => void;
  /** A double tap or a long press. */
  readonly press: (target: DragTarget | null, point: BoardPoint) => void;
  readonly drag: (drag: BoardDrag) => void;
  readonly endDrag: (isKept: boolean) => void;
  readonly closeLoop: () => void;
  readonly addPoint: () => void;
  readonly addNextCorner: () => void;
  /** Moves what is selected, by key. */
  readonly nudge: (target: DragTarget, dx: number, dy: number) => void;
  readonly removeSelected: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

export type EditorStore = StoreApi<EditorState & EditorActions>;

/** The document as it is shown. */
export function shownDocument({ dragged, history }: EditorState): EditorDocument {
  return dragged ?? history.present;
}

/** The built circuit of a document; of one that is still being drawn there is none. */
export function buildDocument({ design, isOpen }: EditorDocument): BuiltCircuit {
  return isOpen ? { circuit: null, drawing: null, faults: [] } : buildCircuit(design);
}

/** With fewer points there is no loop. */
export const MIN_LOOP_POINTS = DESIGN_LIMITS.minHandles;

export function createEditorStore(document: EditorDocument): EditorStore {
  return createStore((set, get) => {
    let newsNumber = 0;
    const tell = (code: EditorNews): void => set({ news: { code, number: ++newsNumber } });
    const present = (): EditorDocument => get().history.present;
    const record = (next: EditorDocument, series: string | null = null): void =>
      set({ history: recordChange(get().history, next, series) });
    const change = (design: CircuitDesign, series?: string): void => record({ ...present(), design }, series ?? null);
    const changeAndTell = (design: CircuitDesign, selection: Selection | null, code: EditorNews): void => {
      change(design);
      set({ selection });
      tell(code);
    };
    const travel = (history: History<EditorDocument>, code: EditorNews): void => {
      if (history === get().history) return;
      set({ history, selection: null, dragged: null });
      tell(code);
    };

    const appendPoint = (point: BoardPoint): void => {
      const { design } = present();
      if (design.handles.length >= DESIGN_LIMITS.maxHandles) return tell('board-full');
      const index = design.handles.length;
      changeAndTell(appendHandle(design, roundPoint(point)), { kind: 'handle', index }, 'point-added');
    };
    const insertPoint = (at: number): void => {
      const { design } = present();
      if (design.handles.length >= DESIGN_LIMITS.maxHandles) return tell('board-full');
      const { x, y } = pointAt(design, at);
      const index = Math.floor(at) + 1;
      changeAndTell(insertHandle(design, at, roundPoint([x, y])), { kind: 'handle', index }, 'point-added');
    };
    const removePoint = (index: number): void => {
      const { design, isOpen } = present();
      if (!isOpen && design.handles.length <= MIN_LOOP_POINTS) return;
      changeAndTell(removeHandle(design, index), null, 'point-removed');
    };
    const closeLoop = (): void => {
      const { design, isOpen } = present();
      if (!isOpen || design.handles.length < MIN_LOOP_POINTS) return;
      record({ design: completeLine(design), isOpen: false });
      set({ selection: null });
      tell('loop-closed');
    };

    return {
      history: createHistory(document),
      dragged: null,
      tool: 'draw',
      selection: null,
      stamp: null,
      news: null,
      setTool: (tool) => set({ tool, selection: null, stamp: null, history: endSeries(get().history) }),
      select: (selection) => set({ selection, history: endSeries(get().history) }),
      setStamp: (stamp) => set({ stamp, selection: null }),
      change,
      tap: (at) => {
        const { tool, stamp } = get();
        const { design, isOpen } = present();
        const point = roundPoint(keepOnBoard(design, at));
        if (tool === 'draw' && isOpen) appendPoint(point);
        else if (tool === 'scenery' && stamp !== null) {
          const placed = placeStamp(design, stamp, point);
          if (placed === null) tell('board-full');
          else changeAndTell(placed.design, placed.selection, 'mark-added');
        } else set({ selection: null });
      },
      tapTarget: (target) => {
        if (target.kind === 'handle' && target.index === 0 && present().isOpen) closeLoop();
        else get().select(selectionOf(target));
      },
      press: (target, point) => {
        const { design, isOpen } = present();
        if (isOpen || get().tool !== 'draw') return;
        const nearest = findPlace(design, point);
        if (target?.kind === 'handle') removePoint(target.index);
        else if (nearest !== null && nearest.distance < 1.5 * LANE_WIDTH) insertPoint(nearest.place);
      },
      drag: (drag) => {
        const { document: next, selection } = applyDrag(present(), drag);
        set({ dragged: next, selection });
      },
      endDrag: (isKept) => {
        const { dragged } = get();
        if (dragged !== null && isKept) record(dragged);
        set({ dragged: null });
      },
      closeLoop,
      addPoint: () => {
        const { design, isOpen } = present();
        const { selection } = get();
        const last = design.handles.length - 1;
        if (isOpen) appendPoint(nextOpenPoint(design));
        else insertPoint((selection?.kind === 'handle' ? selection.index : last) + 0.5);
      },
      addNextCorner: () => {
        const { design } = present();
        const corner = nextCorner(design);
        if (corner === null) return tell('board-full');
        const changed = addCorner(design, corner);
        const index = changed.corners.findIndex(({ from, to }) => from === corner.from && to === corner.to);
        changeAndTell(changed, { kind: 'corner', index }, 'corner-added');
      },
      nudge: (target, dx, dy) => {
        const { document: next, selection } = nudgeTarget(present(), target, dx, dy);
        record(next, `${target.kind} ${JSON.stringify(selection)}`);
        set({ selection });
      },
      removeSelected: () => {
        const { selection } = get();
        const { design } = present();
        if (selection === null) return;
        if (selection.kind === 'handle') removePoint(selection.index);
        else if (selection.kind === 'corner')
          changeAndTell(removeCorner(design, selection.index), null, 'corner-removed');
        else if (selection.kind === 'landmark' || selection.kind === 'label')
          changeAndTell(removeMark(design, selection), null, 'mark-removed');
      },
      undo: () => travel(undoChange(get().history), 'undone'),
      redo: () => travel(redoChange(get().history), 'redone'),
    };
  });
}
