import { type DesignFault, LANE_WIDTH } from '@paddock/circuit-design';
import type { BoardPoint } from '@paddock/formula-de';
import {
  type ReactElement,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useStore } from 'zustand';
import type { Language } from '../../../../base/texts/language.ts';
import { useZoomWindow, WHOLE_SCALE } from '../../camera-zoom.ts';
import { useIsNight } from '../../Poster.tsx';
import { type EditorStore, shownDocument } from '../editor-store.ts';
import { nearestLineTarget } from '../line-edits.ts';
import type { WorkshopTexts } from '../texts/types.ts';
import { type DragTarget, selectionOf } from '../tools.ts';
import type { BuiltDesign } from '../useBuiltDesign.ts';
import { attachBoardGestures } from './board-gestures.ts';
import { CornerMarks } from './CornerMarks.tsx';
import { FaultMarks } from './FaultMarks.tsx';
import { Landscape } from './Landscape.tsx';
import { LineMarks } from './LineMarks.tsx';
import type { MarkActions } from './Mark.tsx';
import { hasSameRoad, useRoadPicture } from './road-picture.ts';
import { RoadSketch } from './RoadSketch.tsx';
import { SceneryMarks } from './SceneryMarks.tsx';
import { StartMarks } from './StartMarks.tsx';
import type { TracedPicture } from '../trace.ts';

/** What the buttons around the board do to its window. */
export interface BoardWindow {
  lookAt(point: BoardPoint): void;
  zoomBy(factor: number): void;
  showAll(): void;
}

interface EditorBoardProps {
  readonly store: EditorStore;
  readonly built: BuiltDesign;
  readonly faults: readonly DesignFault[];
  readonly chosenFault: number | null;
  readonly trace: TracedPicture | null;
  readonly language: Language;
  readonly t: WorkshopTexts;
  readonly ref: Ref<BoardWindow>;
}

/** How close the window comes to what it is to show, in pixels per board unit. */
const LOOK_SCALE = 0.6;

/** The board with everything on it: as it will look while nothing moves, as a sketch while something does. */
export function EditorBoard(props: EditorBoardProps): ReactElement {
  const { store, built, faults, chosenFault, trace, language, t, ref } = props;
  const { design, isOpen } = useStore(store, shownDocument);
  const isDragging = useStore(store, ({ dragged }) => dragged !== null);
  const tool = useStore(store, (state) => state.tool);
  const selection = useStore(store, (state) => state.selection);
  const night = useIsNight();
  const picture = useRoadPicture(built, night, language);
  const isPictured = picture !== null && !isOpen && hasSameRoad(picture.design, design);
  const { width, height } = design;
  const board = useRef<SVGSVGElement>(null);
  const syncScale = useRef(() => {});
  /** Whether the whole board is shown. Then it is also shown after the window has changed. */
  const isWhole = useRef(true);
  const onMoved = useCallback(() => syncScale.current(), []);
  const { frame, world, size, framing, scales, go } = useZoomWindow(width, height, LANE_WIDTH, onMoved);
  syncScale.current = () => {
    const { k } = framing();
    isWhole.current = k <= scales()[0] * WHOLE_SCALE;
    world.current?.style.setProperty('--fd-px', String(1 / k));
  };
  useLayoutEffect(() => {
    if (size.width === 0) return;
    if (isWhole.current) go({ x: 0, y: 0, k: scales()[0] }, false);
    syncScale.current();
  }, [size, go, scales]);

  useImperativeHandle(ref, () => {
    const look = ([x, y]: BoardPoint, wanted: number): void => {
      const [least, most] = scales();
      const k = Math.min(Math.max(wanted, least), most);
      go({ x: size.width / 2 - x * k, y: size.height / 2 - y * k, k }, true);
      syncScale.current();
    };
    const middle = (): BoardPoint => {
      const { x, y, k } = framing();
      return [(size.width / 2 - x) / k, (size.height / 2 - y) / k];
    };
    return {
      lookAt: (point) => look(point, Math.max(framing().k, LOOK_SCALE)),
      zoomBy: (factor) => look(middle(), framing().k * factor),
      showAll: () => look([width / 2, height / 2], 0),
    };
  }, [size, framing, scales, go, width, height]);

  useEffect(() => {
    const { tap, tapTarget, press, drag, endDrag } = store.getState();
    return attachBoardGestures(board.current!, {
      toBoard: ({ clientX, clientY }) => {
        const { left, top } = frame.current!.getBoundingClientRect();
        const { x, y, k } = framing();
        return [(clientX - left - x) / k, (clientY - top - y) / k];
      },
      resolveTarget: (target, point) => nearestLineTarget(shownDocument(store.getState()), target, point),
      onTap: tap,
      onTapTarget: tapTarget,
      onPress: press,
      onDrag: drag,
      onDragEnd: endDrag,
    });
  }, [store, frame, framing]);

  const actions = useMemo((): MarkActions => {
    const { nudge, tapTarget, select, removeSelected, addPoint } = store.getState();
    const onFocus = (target: DragTarget): void => select(selectionOf(target));
    return { onNudge: nudge, onTap: tapTarget, onFocus, onRemove: removeSelected, onInsert: addPoint };
  }, [store]);
  const shared = { design, selection, t, actions };
  return (
    <div ref={frame} className="fd-frame fd-editor-frame" data-tool={tool}>
      <div ref={world} className="fd-world" style={{ width, height }}>
        <svg
          className="fd-editor-ground"
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          aria-hidden="true"
        >
          <Landscape {...{ width, height, night }} ground={design.ground} landmarks={design.landmarks} />
          {trace !== null && (
            <image
              href={trace.url}
              x={width / 2 + trace.x - (width * trace.scale) / 2}
              y={height / 2 + trace.y - (height * trace.scale) / 2}
              width={width * trace.scale}
              height={height * trace.scale}
              opacity={trace.opacity}
            />
          )}
        </svg>
        {isPictured && (
          <img className="fd-poster" src={picture.url} alt="" width={width} height={height} draggable={false} />
        )}
        <svg
          ref={board}
          className="fd-overlay fd-editor-overlay"
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          role="group"
          aria-label={t.board}
          data-pictured={isPictured}
        >
          <rect className="fd-editor-ground-grip" width={width} height={height} />
          {!isPictured && <RoadSketch design={design} isOpen={isOpen} />}
          {!isDragging && built.document.design === design && (
            <FaultMarks design={design} faults={faults} chosen={chosenFault} />
          )}
          {tool === 'draw' && <LineMarks {...shared} isOpen={isOpen} />}
          {tool === 'corners' && !isOpen && <CornerMarks {...shared} language={language} />}
          {tool === 'start' && !isOpen && <StartMarks {...shared} />}
          {tool === 'scenery' && <SceneryMarks {...shared} language={language} />}
        </svg>
      </div>
    </div>
  );
}
