import type { DrivePreview, FormulaDeTypes, Preview } from '@paddock/formula-de';
import { lazy, type ReactElement, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useCueAnimation } from '../../kit/animation.ts';
import { runInSlices } from '../../kit/slices.ts';
import { useCamera } from './camera.ts';
import type { DetailLevel } from './camera-zoom.ts';
import { CameraButtons } from './CameraButtons.tsx';
import { Cars } from './Cars.tsx';
import { CornerMark } from './CornerMark.tsx';
import { CornerTargets } from './CornerTargets.tsx';
import { cornerAhead, cornerOf, type CircuitBoard, circuitBoardFor } from './circuit-board.ts';
import { Dice } from './Dice.tsx';
import { driveEndsOf } from './choices.ts';
import type { FormulaDeTableProps } from './ui-types.ts';
import { Poster } from './Poster.tsx';
import { DriveEnds, GhostDrive } from './MoveTargets.tsx';
import { overlaysOfDrive, overlaysOfGears } from './overlays.ts';
import { cameraTargetOf } from './camera-target.ts';
import { DangerHeadline, DangerRibbon } from './DangerRibbon.tsx';
import { MiniMap } from './MiniMap.tsx';
import { currentScene, isShaking, SHAKE_KEYFRAMES } from './scene-of.ts';
import './board.css';
import './overlays.css';

// Scenes are not needed before something moves. Then they are loaded: when one begins it would be too late.
const loadScenes = () => import('./Scenes.tsx');
const loadCrowd = () => import('./CheeringCrowd.tsx');
const CarScene = lazy(async () => ({ default: (await loadScenes()).CarScene }));
const CheeringCrowd = lazy(async () => ({ default: (await loadCrowd()).CheeringCrowd }));

/** The scale of the cars by detail level: from afar they are drawn larger than their cells, to be found easily. */
const CAR_SCALES: Readonly<Record<DetailLevel, number>> = { 0: 1.3, 1: 0.95, 2: 0.8 };

export function Board(props: FormulaDeTableProps): ReactElement {
  const { context, position, view, cue, isAsked, considered, consider, choose } = props;
  const board = circuitBoardFor(context);
  const { width, height, laneWidth } = board.drawing;
  const ready = useIsLaidOut(board);
  const ends = useMemo(() => (isAsked ? driveEndsOf(position) : []), [isAsked, position]);
  const preview = considered?.preview ?? null;
  const event = cue?.event ?? null;
  const target = useMemo(
    () =>
      ready ? cameraTargetOf(board, { view, event, isAsked, previews: position.previews, considered: preview }) : null,
    [board, ready, view, event, isAsked, position, preview],
  );
  const camera = useCamera({
    width,
    height,
    laneWidth,
    target,
    overlays: isAsked && view.phase === 'gear' ? overlaysOfGears : overlaysOfDrive,
    decision: isAsked ? `${position.viewer} ${position.turnId}` : null,
  });
  const scene = currentScene(cue);
  const isMoving = cue !== null;
  useEffect(() => {
    if (isMoving) void Promise.all([loadScenes(), loadCrowd()]);
  }, [isMoving]);
  useCueAnimation(camera.frame, cue, isShaking(scene) ? SHAKE_KEYFRAMES : null, 'linear');
  const { detailLevel } = camera;
  const point = useCallback((move: FormulaDeTypes['move'] | null) => consider(move), [consider]);
  const active = view.cars[view.order[0] ?? -1];
  const scale = CAR_SCALES[detailLevel];
  const gear = isAsked && preview?.kind === 'gear' ? preview : null;
  return (
    <div className="board fd-board">
      <div className="fd-frame" ref={camera.frame}>
        <div className="fd-world" ref={camera.world} style={{ width, height }}>
          <Poster circuit={board.circuit} drawing={board.drawing} />
          <svg
            className={`fd-overlay fd-close-${detailLevel}`}
            viewBox={`0 0 ${width} ${height}`}
            width={width}
            height={height}
            role="img"
            aria-label={context.t.board.label(board.circuit.name)}
          >
            {ready && (
              <>
                <CornerTargets board={board} />
                <RelevantCorner
                  board={board}
                  cell={active?.cell ?? null}
                  stops={active?.stops ?? 0}
                  preview={preview}
                />
                {gear !== null && <DangerRibbon board={board} preview={gear} from={active?.cell ?? null} />}
                {ends.length > 0 && (
                  <DriveEnds
                    board={board}
                    ends={ends}
                    considered={preview?.kind === 'drive' ? preview.to : null}
                    consider={point}
                    choose={choose}
                  />
                )}
                <Cars board={board} view={view} cue={cue} scale={scale} />
                <Suspense>
                  {cue !== null && scene !== null && <CarScene board={board} view={view} cue={cue} scene={scene} />}
                </Suspense>
                {isAsked && preview?.kind === 'drive' && active !== undefined && active.cell !== null && (
                  <GhostDrive board={board} preview={preview} from={active.cell} seat={active.seat} scale={scale} />
                )}
              </>
            )}
          </svg>
        </div>
      </div>
      <Suspense>{cue !== null && scene === 'cheer' && <CheeringCrowd cue={cue} />}</Suspense>
      <Dice view={view} cue={cue} context={context} />
      {gear !== null && <DangerHeadline preview={gear} context={context} />}
      {ready && (
        <MiniMap
          board={board}
          cars={view.cars}
          viewer={context.viewer}
          camera={camera}
          label={context.t.board.miniMap}
        />
      )}
      <CameraButtons camera={camera} t={context.t} />
    </div>
  );
}

/** The page renders first; the circuit is laid out afterwards, in slices. */
function useIsLaidOut(board: CircuitBoard): boolean {
  const [ready, setReady] = useState(board.isLaidOut);
  useEffect(() => {
    const controller = new AbortController();
    runInSlices(board.layOutInSteps(), controller.signal).then(
      () => setReady(true),
      // The table was left.
      () => undefined,
    );
    return () => controller.abort();
  }, [board]);
  return ready;
}

interface RelevantCornerProps {
  readonly board: CircuitBoard;
  readonly cell: string | null;
  readonly stops: number;
  readonly preview: Preview | null;
}

/** The corner the car is in while it needs more stops there, otherwise the next one. */
function RelevantCorner({ board, cell, stops, preview }: RelevantCornerProps): ReactElement | null {
  const ahead = useMemo(() => (cell === null ? null : (cornerAhead(board, cell)?.corner ?? null)), [board, cell]);
  if (cell === null) return null;
  const here = cornerOf(board, cell);
  const drive: DrivePreview | null = preview?.kind === 'drive' ? preview : null;
  const stays = here !== null && (stops < here.stops || drive?.stop?.corner === here.id);
  const corner = stays ? here : ahead;
  if (corner === null) return null;
  const made = corner === here ? stops : 0;
  const hoped = drive?.stop?.corner === corner.id ? drive.stop.made : 0;
  return <CornerMark board={board} corner={corner} stopsMade={made} stopsAfterMove={hoped} />;
}
