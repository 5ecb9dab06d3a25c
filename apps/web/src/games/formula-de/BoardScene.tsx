import { type BoardPlace, toDegrees } from '@paddock/circuit-art';
import type { ReactElement, ReactNode } from 'react';
import { Car } from '../../kit/Car.tsx';
import { type CircuitBoard, circuitBoardOf, poseAt } from './circuit-board.ts';
import { outlinePath, trackPath, uprightTransform } from './board-paths.ts';
import { PriceOnCell, type PriceToken, type PriceTone } from './price.tsx';
import './board.css';
import './pictures.css';

export function IllustrationFrame({ caption, children }: { caption: string; children: ReactNode }): ReactElement {
  return (
    <figure className="fd-picture">
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** Most illustrations show Monaco's first corner and the straight behind it. */
export function monacoBoard(): CircuitBoard {
  return circuitBoardOf('monaco', 'en');
}

/** The next cells along a lane. */
export function cellsAlong(board: CircuitBoard, from: string, cells: number): string[] {
  const path = [from];
  for (let k = 0; k < cells; k++) path.push(board.cells.get(path.at(-1)!)!.next[0]!);
  return path;
}

interface BoardSceneProps {
  readonly board: CircuitBoard;
  readonly around: string;
  readonly wide?: number;
  readonly high?: number;
  readonly children: ReactNode;
}

/** A piece of the board, cut out around a cell. */
export function BoardScene({ board, around, wide = 380, high = 190, children }: BoardSceneProps): ReactElement {
  const { geometry } = board;
  const { x, y } = poseAt(board, around)!;
  const near = (place: BoardPlace): boolean =>
    Math.abs(place.x - x) < wide / 2 + 40 && Math.abs(place.y - y) < high / 2 + 40;
  const cells = [...geometry.cells.values()].filter((place) => near(place));
  const pits = [...geometry.pit, ...geometry.boxes].filter((place) => near(place));
  return (
    <svg className="fd-scene" viewBox={`${x - wide / 2} ${y - high / 2} ${wide} ${high}`} aria-hidden="true">
      <rect className="fd-scene-grass" x={x - wide / 2} y={y - high / 2} width={wide} height={high} />
      <path className="fd-scene-rim" d={[...cells, ...pits].map((place) => outlinePath(place)).join('')} />
      <path className="fd-scene-edge" d={[...cells, ...pits].map((place) => outlinePath(place)).join('')} />
      {geometry.kerbs.map((kerb, k) => (
        <path
          key={k}
          className={kerb.red ? 'fd-kerb-red' : 'fd-kerb-white'}
          d={outlinePath({ ...NOWHERE, outline: kerb.outline })}
        />
      ))}
      {cells.map((place) => (
        <path
          key={place.id}
          className={board.cells.get(place.id)!.corner === null ? 'fd-scene-cell' : 'fd-scene-cell fd-scene-corner'}
          d={outlinePath(place)}
        />
      ))}
      {pits.map((place) => (
        <path
          key={place.id}
          className={place.id.startsWith('box') ? 'fd-scene-box' : 'fd-scene-pit'}
          d={outlinePath(place)}
        />
      ))}
      {children}
    </svg>
  );
}
const NOWHERE: BoardPlace = { id: '', x: 0, y: 0, angle: 0, outline: [] };

export function CarOnCell({
  board,
  cell,
  seat,
  turned = false,
}: {
  board: CircuitBoard;
  cell: string;
  seat: number;
  turned?: boolean;
}): ReactElement {
  const { x, y, angle } = poseAt(board, cell)!;
  return <Car seat={seat} number={seat + 1} x={x} y={y} angle={toDegrees(angle) + (turned ? 180 : 0)} scale={0.8} />;
}

export function HighlightedCell({
  board,
  cell,
  tone,
  tokens,
}: {
  board: CircuitBoard;
  cell: string;
  tone: PriceTone;
  tokens: readonly PriceToken[];
}): ReactElement {
  const place = poseAt(board, cell)!;
  return (
    <g className={`fd-end fd-outcome-${tone}`}>
      <path d={outlinePath(place)} />
      <g transform={uprightTransform(place)}>
        <PriceOnCell tokens={tokens} room={28} />
      </g>
    </g>
  );
}

export function RouteLine({ board, cells }: { board: CircuitBoard; cells: readonly string[] }): ReactElement {
  return <path className="fd-way" d={trackPath(cells.map((cell) => poseAt(board, cell)!))} />;
}
