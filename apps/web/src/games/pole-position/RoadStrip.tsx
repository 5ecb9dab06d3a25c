import type { Token } from '@paddock/pole-position';
import type { ReactElement, ReactNode } from 'react';
import { Car } from '../../kit/Car.tsx';
import { SpinMark } from './Cars.tsx';
import { TokenFace } from './Token.tsx';
import './illustrations.css';
import './pole-position.css';

const SPACE_WIDTH = 78;
const ROAD_HEIGHT = 94;

interface StripCar {
  readonly seat: number;
  readonly number: number;
  readonly at: number;
  readonly ghost?: boolean;
  readonly spin?: boolean;
  /** The position among two cars that share the space. */
  readonly lane?: number;
}

interface RoadStripProps {
  /** What lies on each space; `null` where it does not matter. */
  readonly tokens: readonly (Token | null)[];
  readonly cars: readonly StripCar[];
  /** Routes above the road: a drive, or a jump that a space causes. The label is the price. */
  readonly ways: readonly {
    readonly from: number;
    readonly to: number;
    readonly jump?: boolean;
    readonly label?: string;
  }[];
  readonly tags?: readonly { readonly at: number; readonly text: string; readonly free?: boolean }[];
  readonly caption: string;
}

const NO_TAGS: NonNullable<RoadStripProps['tags']> = [];

/** A straight piece of road with what happens on it. */
export function RoadStrip({ tokens, cars, ways, tags = NO_TAGS, caption }: RoadStripProps): ReactElement {
  const width = tokens.length * SPACE_WIDTH;
  const x = (at: number): number => at * SPACE_WIDTH + SPACE_WIDTH / 2;
  return (
    <IllustrationFrame width={width + 12} high={168} caption={caption}>
      <g transform="translate(6 64)">
        <rect className="pp-strip" width={width} height={ROAD_HEIGHT} rx="8" />
        {tokens.map((token, i) => (
          // The spaces of a picture never change.
          <g key={i}>
            {token !== null && (
              <rect
                className={`pp-cell pp-cell-${token}`}
                x={i * SPACE_WIDTH + 2}
                y="3"
                width={SPACE_WIDTH - 4}
                height={ROAD_HEIGHT - 6}
              />
            )}
            {i > 0 && <path className="pp-separator" d={`M${i * SPACE_WIDTH} 0V${ROAD_HEIGHT}`} />}
            {token !== null && <TokenFace token={token} x={x(i)} y={26} scale={1.05} />}
          </g>
        ))}
        {ways.map(({ from, to, jump = false, label }) => (
          <g key={`${from} ${to}`}>
            <path className={jump ? 'pp-arc pp-arc-jump' : 'pp-arc'} d={arcPath(x(from), x(to))} />
            <path className={jump ? 'pp-arrow pp-arrow-jump' : 'pp-arrow'} d={arrowPath(x(to))} />
            {label !== undefined && (
              <text className="pp-arc-label" x={(x(from) + x(to)) / 2} y="-34">
                {label}
              </text>
            )}
          </g>
        ))}
        {cars.map(({ seat, number, at, ghost = false, spin = false, lane }) => {
          const y = lane === undefined ? 70 : 58 + lane * 23;
          return (
            <g key={`${seat} ${number} ${at}`}>
              <Car
                seat={seat}
                number={number}
                x={x(at)}
                y={y}
                angle={spin ? 128 : 0}
                scale={lane === undefined ? 1.35 : 1.05}
                ghost={ghost}
              />
              {spin && <SpinMark x={x(at) + 17} y={y - 17} scale={1} />}
            </g>
          );
        })}
        {tags.map(({ at, text, free = false }) => (
          <g
            key={at}
            className={free ? 'pp-price pp-price-free' : 'pp-price'}
            transform={`translate(${x(at)} ${ROAD_HEIGHT})`}
          >
            <rect x="-21" y="-15" width="42" height="30" rx="15" />
            <text dy="0.35em">{text}</text>
          </g>
        ))}
      </g>
    </IllustrationFrame>
  );
}

function arcPath(from: number, to: number): string {
  return `M${from} -2C${from} -36 ${to} -36 ${to} -8`;
}

function arrowPath(x: number): string {
  return `M${x - 7} -12L${x} 0L${x + 7} -12Z`;
}

export function IllustrationFrame(props: {
  width: number;
  high: number;
  caption: string;
  children: ReactNode;
}): ReactElement {
  const { width, high, caption, children } = props;
  return (
    <figure className="pp-figure">
      <svg viewBox={`0 0 ${width} ${high}`} style={{ maxWidth: `${width * 0.95}px` }} aria-hidden="true">
        {children}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
