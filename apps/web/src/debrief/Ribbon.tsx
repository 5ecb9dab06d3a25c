import type { Viewer } from '@paddock/kernel';
import { memo, type ReactElement, useId, useMemo } from 'react';
import { liveryOf } from '../kit/livery.ts';
import type { Debrief } from '../worker/debriefs.ts';
import type { RoundStart } from './race-log.ts';
import { collectTicks, type LuckTick, stackBands, xOf } from './ribbon-geometry.ts';
import { RibbonPattern } from './RibbonPattern.tsx';
import './ribbon.css';

interface RibbonProps {
  readonly debrief: Debrief;
  readonly rounds: readonly RoundStart[];
  readonly name: (seat: number) => string;
  /** Luck is shown for this seat; `null`: for whoever rolled or drew. */
  readonly viewer: Viewer;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

export const FLAGS_HEIGHT = 16;
const TICKS_HEIGHT = 22;
/** More lines than one in so many pixels would hide the bands. */
const MIN_ROUND_DISTANCE = 7;
/** The width of a letter of a name. */
const LETTER_WIDTH = 6.5;

/** The height of the picture around bands of this height. */
export function ribbonHeight(bands: number): number {
  return FLAGS_HEIGHT + bands + TICKS_HEIGHT;
}

/**
 * Everybody's chances over the race: bands in the liveries, flags for costly choices above, luck below. It only shows what
 * sentences say elsewhere.
 */
export const Ribbon = memo(function Ribbon(props: RibbonProps): ReactElement {
  const { debrief, rounds, name, viewer, width, height } = props;
  const id = useId();
  const bands = useMemo(() => stackBands(debrief, { width, height }), [debrief, width, height]);
  const ticks = useMemo(() => collectTicks(debrief, viewer), [debrief, viewer]);
  const middle = FLAGS_HEIGHT + height + TICKS_HEIGHT / 2;
  const lines = rounds.length * MIN_ROUND_DISTANCE > width ? rounds.filter(({ isMajor }) => isMajor) : rounds;
  return (
    <svg
      className="debrief-ribbon"
      width={width}
      height={ribbonHeight(height)}
      viewBox={`0 0 ${width} ${ribbonHeight(height)}`}
      aria-hidden="true"
    >
      <defs>
        {bands.map(({ seat }) => (
          <RibbonPattern key={seat} id={id} seat={seat} />
        ))}
      </defs>
      <g transform={`translate(0 ${FLAGS_HEIGHT})`}>
        {bands.map(({ seat, path }) => (
          <path key={seat} className="debrief-band" d={path} fill={`url(#${id}-${seat})`} />
        ))}
        {lines.map(({ n, isMajor }) => (
          <path
            key={n}
            className={isMajor ? 'debrief-round debrief-major' : 'debrief-round'}
            d={`M${xOf(debrief, n, width).toFixed(1)} 0V${height}`}
          />
        ))}
        {bands.map(({ seat, label }) => (
          <BandLabel key={seat} seat={seat} label={label} name={name(seat)} width={width} />
        ))}
      </g>
      {debrief.entries
        .filter(({ isFlagged }) => isFlagged)
        .map(({ entry, actor }) => (
          <ErrorFlag key={entry} x={xOf(debrief, entry + 1, width)} seat={actor} isOwn={actor === viewer} />
        ))}
      <path className="debrief-axis" d={`M0 ${middle}H${width}`} />
      {ticks.map((tick) => (
        <Tick key={tick.entry} tick={tick} x={xOf(debrief, tick.entry + 1, width)} y={middle} />
      ))}
    </svg>
  );
});

/** Upwards if it was lucky, downwards if not; both ways if it was nobody's. */
function Tick({ tick: { isLucky, size }, x, y }: { readonly tick: LuckTick; readonly x: number; readonly y: number }) {
  const length = size * (TICKS_HEIGHT / 2);
  const tone = isLucky === null ? 'neutral' : isLucky ? 'lucky' : 'unlucky';
  const up = isLucky === false ? 0 : length;
  const down = isLucky === true ? 0 : length;
  return (
    <path
      className={`debrief-tick debrief-${tone}`}
      d={`M${x.toFixed(1)} ${(y - up).toFixed(1)}v${(up + down).toFixed(1)}`}
    />
  );
}

interface BandLabelProps {
  readonly seat: number;
  readonly label: { readonly x: number; readonly y: number; readonly room: number } | null;
  readonly name: string;
  readonly width: number;
}

/** The name where it fits, otherwise the number of the car. */
function BandLabel({ seat, label, name, width }: BandLabelProps): ReactElement | null {
  if (label === null) return null;
  const text = name.length * LETTER_WIDTH + 8 < label.room ? name : String(seat + 1);
  const half = (text.length * LETTER_WIDTH) / 2 + 3;
  return (
    <text className="debrief-label" x={Math.max(half, Math.min(width - half, label.x))} y={label.y} dy="0.35em">
      {text}
    </text>
  );
}

/** A small flag in the livery of whoever chose; larger for the seat one looks as. */
function ErrorFlag({ x, seat, isOwn }: { readonly x: number; readonly seat: number; readonly isOwn: boolean }) {
  const { paint } = liveryOf(seat);
  const side = isOwn ? 11 : 8;
  return (
    <g transform={`translate(${x.toFixed(1)} ${FLAGS_HEIGHT})`}>
      <path className="debrief-pole" d={`M0 0V${-side - 3}`} />
      <path
        className="debrief-flag"
        d={`M0 ${-side - 3}h${side}l-3 ${side / 3}l3 ${side / 3}h${-side}Z`}
        fill={paint}
      />
    </g>
  );
}
