import type { ReactElement } from 'react';
import { Car } from '../../kit/Car.tsx';
import { liveryOf } from '../../kit/livery.ts';
import { useTexts } from '../../base/texts/index.tsx';
import type { PlaceSample } from './place-history.ts';

const ROW = 30;
const WIDTH = 560;
const LEFT = 34;
const RIGHT = 60;
const TOP = 18;

interface PlaceChartProps {
  readonly samples: readonly PlaceSample[];
  readonly name: (seat: number) => string;
}

/** The places of all seats over time: a line in the colours of each car, which stands at its end. */
export function PlaceChart({ samples, name }: PlaceChartProps): ReactElement {
  const t = useTexts().table;
  const seats = samples[0]!.map((_, seat) => seat);
  const last = samples.at(-1)!;
  const height = TOP + (seats.length - 1) * ROW + TOP;
  const yOf = (place: number): number => TOP + (place - 1) * ROW;
  // The winner's line is drawn last, over all others.
  const order = seats.toSorted((a, b) => last[b]! - last[a]!);
  const sentences = seats.map((seat) => t.finish.chartLine(name(seat), samples[0]![seat]!, last[seat]!));
  return (
    <svg className="finish-chart" viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={sentences.join(' ')}>
      {seats.map((seat) => (
        <g key={seat}>
          <path className="finish-grid" d={`M${LEFT} ${yOf(seat + 1)}H${WIDTH - RIGHT}`} />
          <text className="finish-axis" x={LEFT - 12} y={yOf(seat + 1)} dy="0.36em">
            {t.place(seat + 1)}
          </text>
        </g>
      ))}
      {order.map((seat) => (
        <SeatLine
          key={seat}
          seat={seat}
          points={samples.map((places, i) => [xOf(i, samples.length), yOf(places[seat]!)])}
        />
      ))}
    </svg>
  );
}

function SeatLine({
  seat,
  points,
}: {
  readonly seat: number;
  readonly points: readonly (readonly number[])[];
}): ReactElement {
  const { paint, trim } = liveryOf(seat);
  const path = linePath(points);
  const [x, y] = points.at(-1)!;
  return (
    <g>
      <path className="finish-line-edge" d={path} />
      <path className="finish-line" d={path} stroke={paint} />
      <path className="finish-line-trim" d={path} stroke={trim} />
      <svg x={x! + 6} y={y! - 13} width="44" height="26" viewBox="-22 -13 44 26">
        <Car seat={seat} />
      </svg>
    </g>
  );
}

function xOf(i: number, count: number): number {
  return LEFT + ((WIDTH - RIGHT - LEFT) * i) / Math.max(1, count - 1);
}

/** Flat at every sample and slanted between two of them. */
function linePath(points: readonly (readonly number[])[]): string {
  return points
    .map(([x, y], i) => {
      if (i === 0) return `M${x!.toFixed(1)} ${y}`;
      const [beforeX, beforeY] = points[i - 1]!;
      const middle = ((beforeX! + x!) / 2).toFixed(1);
      return `C${middle} ${beforeY} ${middle} ${y} ${x!.toFixed(1)} ${y}`;
    })
    .join('');
}
