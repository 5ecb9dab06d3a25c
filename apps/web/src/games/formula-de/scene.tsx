import type { Place } from '@paddock/formula-de';
import type { ReactElement, ReactNode } from 'react';
import { Car } from '../../kit/Car.tsx';
import { type Course, courseOf, placeAt } from './course.ts';
import { degrees, outlinePath, trackPath, upright } from './marks.ts';
import { PriceOnCell, type Token } from './price.tsx';
import './board.css';
import './pictures.css';

export function Figure({ caption, children }: { caption: string; children: ReactNode }): ReactElement {
  return (
    <figure className="fd-picture">
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** Monaco's first corner and the straight behind it serve for most of the pictures. */
export function monaco(): Course {
  return courseOf('monaco', 'en');
}

/** The cells from one cell on along its lane. */
export function walk(course: Course, from: string, cells: number): string[] {
  const path = [from];
  for (let k = 0; k < cells; k++) path.push(course.cells.get(path.at(-1)!)!.next[0]!);
  return path;
}

interface SceneProps {
  readonly course: Course;
  readonly around: string;
  readonly wide?: number;
  readonly high?: number;
  readonly children: ReactNode;
}

/** A piece of the board, cut out around a cell. */
export function Scene({ course, around, wide = 380, high = 190, children }: SceneProps): ReactElement {
  const { geometry } = course;
  const { x, y } = placeAt(course, around)!;
  const near = (place: Place): boolean =>
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
          className={course.cells.get(place.id)!.corner === null ? 'fd-scene-cell' : 'fd-scene-cell fd-scene-corner'}
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
const NOWHERE: Place = { id: '', x: 0, y: 0, angle: 0, outline: [] };

export function At({
  course,
  cell,
  seat,
  turned = false,
}: {
  course: Course;
  cell: string;
  seat: number;
  turned?: boolean;
}): ReactElement {
  const { x, y, angle } = placeAt(course, cell)!;
  return <Car seat={seat} number={seat + 1} x={x} y={y} angle={degrees(angle) + (turned ? 180 : 0)} scale={0.8} />;
}

export function Lit({
  course,
  cell,
  tone,
  tokens,
}: {
  course: Course;
  cell: string;
  tone: string;
  tokens: readonly Token[];
}): ReactElement {
  const place = placeAt(course, cell)!;
  return (
    <g className={`fd-end fd-${tone}`}>
      <path d={outlinePath(place)} />
      <g transform={`translate(${place.x} ${place.y}) rotate(${upright(place.angle)})`}>
        <PriceOnCell tokens={tokens} room={28} />
      </g>
    </g>
  );
}

export function Way({ course, cells }: { course: Course; cells: readonly string[] }): ReactElement {
  return <path className="fd-way" d={trackPath(cells.map((cell) => placeAt(course, cell)!))} />;
}
