import type { View } from '@paddock/formula-de';
import { memo, type MouseEvent, type ReactElement, useMemo } from 'react';
import { liveryOf } from '../../kit/livery.ts';
import type { Camera } from './camera.ts';
import { type CircuitBoard, poseAt } from './circuit-board.ts';

interface MiniMapProps {
  readonly board: CircuitBoard;
  readonly cars: View['cars'];
  readonly viewer: number | null;
  readonly camera: Camera;
  readonly label: string;
}

/** The whole circuit in a corner of the board: cars as dots, the visible part as a rectangle. A tap looks there. */
export const MiniMap = memo(function MiniMap({ board, cars, viewer, camera, label }: MiniMapProps): ReactElement {
  const { width, height } = board.drawing;
  const { corner, size } = camera.miniMap;
  const look = (event: MouseEvent<HTMLButtonElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    // A keyboard points nowhere.
    if (event.detail === 0) camera.setMode('whole');
    else
      camera.lookAt({
        x: ((event.clientX - box.left) / box.width) * width,
        y: ((event.clientY - box.top) / box.height) * height,
      });
  };
  return (
    <button
      type="button"
      className={`fd-minimap fd-minimap-${corner}`}
      style={size}
      hidden={camera.showsAll}
      aria-label={label}
      title={label}
      onClick={look}
    >
      <svg viewBox={`0 0 ${width} ${height}`} width={size.width} height={size.height} aria-hidden="true">
        <CircuitOutline board={board} />
        {cars.map(({ car, seat, cell }) => (
          <CarDot key={car} board={board} seat={seat} cell={cell} isOwn={seat === viewer} />
        ))}
        <rect ref={camera.viewport} className="fd-minimap-window" width="1" height="1" />
      </svg>
    </button>
  );
});

/** Every so many points of the lane line are enough for a small picture. */
const POINT_STEP = 4;

const CircuitOutline = memo(function CircuitOutline({ board }: { board: CircuitBoard }): ReactElement {
  const path = useMemo(() => {
    const line = board.geometry.lines[1] ?? [];
    const points = line.filter((_, k) => k % POINT_STEP === 0).map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`);
    return `M${points.join('L')}Z`;
  }, [board]);
  const [left, right] = board.geometry.finish[1] ?? [];
  return (
    <>
      <path className="fd-minimap-road" d={path} />
      {left !== undefined && right !== undefined && (
        <path className="fd-minimap-finish" d={`M${left.x} ${left.y}L${right.x} ${right.y}`} />
      )}
    </>
  );
});

const DOT_RADIUS = 42;
const OWN_DOT_RADIUS = 56;

interface CarDotProps {
  readonly board: CircuitBoard;
  readonly seat: number;
  readonly cell: string | null;
  readonly isOwn: boolean;
}

const CarDot = memo(function CarDot({ board, seat, cell, isOwn }: CarDotProps): ReactElement | null {
  const place = cell === null ? null : poseAt(board, cell);
  if (place === null) return null;
  const { paint, trim } = liveryOf(seat);
  return (
    <circle
      className={isOwn ? 'fd-minimap-car fd-minimap-own' : 'fd-minimap-car'}
      r={isOwn ? OWN_DOT_RADIUS : DOT_RADIUS}
      fill={paint}
      stroke={isOwn ? '#fffaf0' : trim}
      style={{ transform: `translate(${place.x.toFixed(0)}px, ${place.y.toFixed(0)}px)` }}
    />
  );
});
