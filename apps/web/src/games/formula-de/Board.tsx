import type { DrivePreview, FormulaDeKind, Preview } from '@paddock/formula-de';
import { type ReactElement, useCallback, useEffect, useMemo, useState } from 'react';
import { type Closeness, useCamera } from './camera.ts';
import { CameraButtons } from './CameraButtons.tsx';
import { Cars } from './Cars.tsx';
import { CornerMark } from './CornerMark.tsx';
import { cornerAhead, cornerOf, type Course, courseFor } from './course.ts';
import { Dice } from './Dice.tsx';
import { endsOf } from './choices.ts';
import type { FdProps } from './kind.ts';
import { Poster } from './Poster.tsx';
import { Ends, GearReach, GhostDrive } from './Reach.tsx';
import { targetOf } from './target.ts';
import './board.css';

/** Seen from afar cars are drawn larger than their cells: they are what one looks for. */
const CAR_SCALES: Readonly<Record<Closeness, number>> = { 0: 1.3, 1: 0.95, 2: 0.8 };

export function Board(props: FdProps): ReactElement {
  const { context, position, view, cue, isAsked, considered, consider, choose } = props;
  const course = courseFor(context);
  const { width, height } = course.drawing;
  const ready = useLaidOut(course);
  const ends = useMemo(() => (isAsked ? endsOf(position) : []), [isAsked, position]);
  const preview = considered?.preview ?? null;
  const box = useMemo(
    () => (ready ? targetOf(course, view, cue?.event ?? null, isAsked ? position.previews : null, preview) : null),
    [course, ready, view, cue, isAsked, position, preview],
  );
  const camera = useCamera(width, height, box);
  const { closeness } = camera;
  const point = useCallback((move: FormulaDeKind['move'] | null) => consider(move), [consider]);
  const active = view.cars[view.order[0] ?? -1];
  const scale = CAR_SCALES[closeness];
  return (
    <div className="board fd-board">
      <div className="fd-frame" ref={camera.frame}>
        <div className="fd-world" ref={camera.world} style={{ width, height }}>
          <Poster circuit={course.circuit} drawing={course.drawing} />
          <svg
            className={`fd-overlay fd-close-${closeness}`}
            viewBox={`0 0 ${width} ${height}`}
            width={width}
            height={height}
            role="img"
            aria-label={context.t.board.label(course.circuit.name)}
          >
            {ready && (
              <>
                <MatteringCorner
                  course={course}
                  cell={active?.cell ?? null}
                  stops={active?.stops ?? 0}
                  preview={preview}
                />
                {isAsked && preview?.kind === 'gear' && (
                  <GearReach course={course} preview={preview} closeness={closeness} />
                )}
                {ends.length > 0 && (
                  <Ends
                    course={course}
                    ends={ends}
                    considered={preview?.kind === 'drive' ? preview.to : null}
                    consider={point}
                    choose={choose}
                  />
                )}
                <Cars course={course} view={view} cue={cue} scale={scale} />
                {isAsked && preview?.kind === 'drive' && active !== undefined && active.cell !== null && (
                  <GhostDrive course={course} preview={preview} from={active.cell} seat={active.seat} scale={scale} />
                )}
              </>
            )}
          </svg>
        </div>
      </div>
      <Dice view={view} cue={cue} context={context} />
      <CameraButtons camera={camera} t={context.t} />
    </div>
  );
}

/** The page appears first; the circuit is laid out in a task of its own. */
function useLaidOut(course: Course): boolean {
  const [ready, setReady] = useState(course.laidOut);
  useEffect(() => {
    const timer = setTimeout(() => setReady(course.geometry.cells.size > 0), 0);
    return () => clearTimeout(timer);
  }, [course]);
  return ready;
}

interface MatteringCornerProps {
  readonly course: Course;
  readonly cell: string | null;
  readonly stops: number;
  readonly preview: Preview | null;
}

/** The corner the car is in, as long as it wants more stops, and otherwise the next one. */
function MatteringCorner({ course, cell, stops, preview }: MatteringCornerProps): ReactElement | null {
  const ahead = useMemo(() => (cell === null ? null : (cornerAhead(course, cell)?.corner ?? null)), [course, cell]);
  if (cell === null) return null;
  const here = cornerOf(course, cell);
  const drive: DrivePreview | null = preview?.kind === 'drive' ? preview : null;
  const stays = here !== null && (stops < here.stops || drive?.stop?.corner === here.id);
  const corner = stays ? here : ahead;
  if (corner === null) return null;
  const made = corner === here ? stops : 0;
  const hoped = drive?.stop?.corner === corner.id ? drive.stop.made : 0;
  return <CornerMark course={course} corner={corner} made={made} hoped={hoped} />;
}
