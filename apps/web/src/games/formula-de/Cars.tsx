import { type BoardPlace, toDegrees } from '@paddock/circuit-art';
import type { FormulaDeTypes, View } from '@paddock/formula-de';
import { memo, type ReactElement, useMemo, useRef } from 'react';
import { Car, carTransform } from '../../kit/Car.tsx';
import { type Keyframes, useCueAnimation } from '../../kit/animation.ts';
import { useDrawOrder } from '../../kit/useDrawOrder.ts';
import type { Cue } from '../ui.ts';
import { type CircuitBoard, poseAt } from './circuit-board.ts';
import { driveKeyframes, drivenPoses } from './board-paths.ts';

type FormulaDeCue = Cue<FormulaDeTypes>;

interface CarsProps {
  readonly board: CircuitBoard;
  readonly view: View;
  readonly cue: FormulaDeCue | null;
  readonly scale: number;
}

/** All cars on the board; the one to move is drawn on top. */
export function Cars({ board, view, cue, scale }: CarsProps): ReactElement {
  const active = view.order[0];
  const event = cue?.event;
  const onStage = event !== undefined && 'car' in event ? event.car : null;
  const compare = useDrawOrder(active);
  const drawn = view.cars.filter((car) => car.cell !== null).sort((a, b) => compare(a.car, b.car));
  return (
    <g className="fd-cars">
      {drawn.map((car) => (
        <CarOnBoard
          key={car.car}
          board={board}
          car={car.car}
          seat={car.seat}
          cell={car.cell!}
          isSpun={car.spun}
          isActive={car.car === active}
          scale={scale}
          cue={onStage === car.car ? cue : null}
        />
      ))}
    </g>
  );
}

interface CarOnBoardProps {
  readonly board: CircuitBoard;
  readonly car: number;
  readonly seat: number;
  readonly cell: string;
  readonly isSpun: boolean;
  readonly isActive: boolean;
  readonly scale: number;
  readonly cue: FormulaDeCue | null;
}

/** One car. It is rendered again only when something happens to it. */
const CarOnBoard = memo(function CarOnBoard(props: CarOnBoardProps): ReactElement | null {
  const { board, car, seat, cell, isSpun, isActive, scale, cue } = props;
  const ref = useRef<SVGGElement>(null);
  const place = poseAt(board, cell);
  const frames = useMemo(
    () => (cue === null || place === null ? null : carKeyframes(board, place, cell, isSpun, scale, cue)),
    [board, place, cell, isSpun, scale, cue],
  );
  useCueAnimation(ref, cue, frames, cue?.event.type === 'moved' ? 'cubic-bezier(0.4, 0.1, 0.3, 1)' : 'ease-in-out');
  if (place === null) return null;
  const angle = toDegrees(place.angle) + (isSpun ? 180 : 0);
  return (
    <Car
      ref={ref}
      seat={seat}
      number={car + 1}
      x={place.x}
      y={place.y}
      angle={angle}
      scale={scale}
      isActive={isActive}
    />
  );
});

function carKeyframes(
  board: CircuitBoard,
  place: BoardPlace,
  cell: string,
  spun: boolean,
  scale: number,
  { event }: FormulaDeCue,
): Keyframes | null {
  const { x, y } = place;
  const angle = toDegrees(place.angle) + (spun ? 180 : 0);
  const turned = (by: number, size = scale): Keyframe => ({ transform: carTransform(x, y, angle + by, size) });
  switch (event.type) {
    case 'moved':
      return event.path.length === 0 ? null : driveKeyframes(drivenPoses(board, cell, event.path), scale);
    case 'spun':
      return [turned(0), turned(540)];
    case 'damaged':
    case 'stalled':
      return [0, 9, -8, 6, -4, 0].map((by) => turned(by));
    case 'out':
      return [
        { ...turned(0), opacity: 1 },
        { ...turned(160, scale * 0.8), opacity: 0 },
      ];
    case 'finished':
      return [{ opacity: 1 }, { opacity: 0 }];
    case 'tyres':
      return [turned(0), turned(0, scale * 1.25), turned(0)];
    default:
      return null;
  }
}
