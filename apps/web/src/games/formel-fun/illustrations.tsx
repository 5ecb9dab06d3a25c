import type { ComponentType, ReactNode } from 'react';
import { Car } from '../../kit/Car.tsx';
import { HEIGHT, WIDTH } from './geometry.ts';
import {
  CardAt,
  CELL_WIDTH,
  laneY,
  IllustrationFrame,
  TrackStrip,
  stripHeight,
  type TrackStripProps,
  RouteArc,
} from './TrackStrip.tsx';
import type { FormelFunTexts } from './texts/types.ts';
import { Track } from './Track.tsx';

type Picture = ComponentType<{ readonly t: FormelFunTexts }>;

function strip(caption: keyof FormelFunTexts['captions'], props: TrackStripProps, cards: ReactNode = null): Picture {
  const left = cards === null ? 0 : 130;
  return function StripPicture({ t }) {
    return (
      <IllustrationFrame
        caption={t.captions[caption]}
        width={left + props.spaces * CELL_WIDTH}
        height={stripHeight(props.lanes)}
      >
        {cards}
        <g transform={`translate(${left} 0)`}>
          <TrackStrip {...props} />
        </g>
      </IllustrationFrame>
    );
  };
}

const POINTS = [1, 2, 3, 4, 5, 6, 7, 9, 12];

export const illustrations: Readonly<Record<string, Picture>> = {
  'FF-3': ({ t }) => (
    <IllustrationFrame caption={t.captions.track} width={WIDTH} height={HEIGHT}>
      <Track />
    </IllustrationFrame>
  ),
  'FF-4': ({ t }) => (
    <IllustrationFrame caption={t.captions.cards} width={520} height={150}>
      {(['R7', 'R1', 'B8', 'T'] as const).map((card, i) => (
        <CardAt key={card} card={card} x={80 + i * 120} />
      ))}
    </IllustrationFrame>
  ),
  'FF-6': strip('grid', {
    first: 7,
    spaces: 6,
    line: 4,
    cars: [0, 1, 2].flatMap((row) =>
      [0, 1, 2].map((seat) => ({ at: 3 - row, lane: ((seat + row) % 3) + 1, seat, number: row + 1 })),
    ),
  }),
  'FF-12': strip(
    'red',
    {
      first: 7,
      spaces: 8,
      lanes: 2,
      highlight: 0,
      cars: [
        { at: 0, lane: 1, seat: 0 },
        { at: 7, lane: 1, seat: 0, ghost: true },
      ],
      children: <RouteArc from={0} to={7} lane={1} />,
    },
    <CardAt card="R7" x={60} y={71} highlight="red" />,
  ),
  'FF-13': strip(
    'one',
    {
      first: 1,
      spaces: 5,
      lanes: 2,
      highlight: 0,
      cars: [
        { at: 0, lane: 1, seat: 2 },
        { at: 1, lane: 1, seat: 2, ghost: true },
      ],
    },
    <CardAt card="R1" x={60} y={71} highlight="red" />,
  ),
  'FF-15': ({ t }) => (
    <IllustrationFrame caption={t.captions.turbo} width={520} height={150}>
      <CardAt card="B8" x={120} highlight="blue" />
      <text className="ff-scene-sum" x="200" y="75" dy="0.35em">
        +
      </text>
      <CardAt card="T" x={280} />
      <text className="ff-scene-sum" x="400" y="75" dy="0.35em">
        = 13
      </text>
    </IllustrationFrame>
  ),
  'FF-18': strip('lane', {
    first: 3,
    spaces: 6,
    cars: [
      { at: 1, lane: 1, seat: 0 },
      { at: 4, lane: 1, seat: 1 },
      { at: 4, lane: 3, seat: 2 },
      { at: 4, lane: 2, seat: 0, ghost: true },
    ],
  }),
  'FF-19': strip('full', {
    first: 2,
    spaces: 6,
    full: 4,
    cars: [
      { at: 1, lane: 2, seat: 0 },
      ...[1, 2, 3, 4].map((lane) => ({ at: 4, lane, seat: (lane % 3) + 1, number: Math.ceil(lane / 3) })),
      { at: 3, lane: 1, seat: 0, ghost: true },
    ],
    children: <path className="ff-back-tip" d={`M${3.55 * CELL_WIDTH} ${laneY(1)}l26-17v34z`} />,
  }),
  'FF-21': strip('order', {
    first: 4,
    spaces: 6,
    cars: [
      { at: 4, lane: 1, seat: 1, number: 1 },
      { at: 4, lane: 2, seat: 0, number: 2 },
      { at: 2, lane: 1, seat: 2, number: 3 },
      { at: 1, lane: 3, seat: 0, number: 1 },
    ],
    children: [
      [4, 1],
      [4, 2],
      [2, 1],
      [1, 3],
    ].map(([at, lane], i) => (
      <g key={i} className="ff-count" transform={`translate(${(at! + 0.5) * CELL_WIDTH + 36} ${laneY(lane!) - 12})`}>
        <circle className="ff-place" r="17" />
        <text dy="0.35em">{i + 1}</text>
      </g>
    )),
  }),
  'FF-23': strip('last', {
    first: 6,
    spaces: 7,
    line: 5,
    cars: [
      { at: 5, lane: 1, seat: 1 },
      { at: 3, lane: 1, seat: 2 },
      { at: 0, lane: 1, seat: 0 },
      { at: 0, lane: 2, seat: 2, number: 2, out: true },
    ],
  }),
  'FF-25': strip('newGrid', {
    first: 6,
    spaces: 7,
    lanes: 2,
    line: 5,
    cars: [1, 2, 0, 2, 0].map((seat, i) => ({ at: 4 - i, lane: 1, seat, number: (i % 3) + 1 })),
  }),
  'FF-28': ({ t }) => (
    <IllustrationFrame caption={t.captions.points} width={720} height={190}>
      {POINTS.map((points, i) => (
        <g key={points} transform={`translate(${40 + i * 80} 0)`}>
          <rect className="ff-step" x="-36" y={156 - points * 9} width="72" height={points * 9 + 34} />
          <text className="ff-step-points" y="180">
            {points}
          </text>
          <Car seat={i % 3} number={Math.floor(i / 3) + 1} y={156 - points * 9 - 20} scale={1.5} />
        </g>
      ))}
    </IllustrationFrame>
  ),
};
