import { describeDriver } from '@paddock/bots/driver-facts';
import { memo, type ReactElement } from 'react';
import { Car } from '../kit/Car.tsx';
import { changeText } from './numbers.ts';
import { type DebriefStory, tellGifts } from './sentences.ts';

const WIDE_CELL = 62;
/** With many drivers cells are narrower instead of their numbers smaller. */
const NARROW_CELL = 48;
const MAX_WIDE_CELLS = 6;
/** Gifts of this size fill a cell. */
const FULL_GIFT = 0.15;
const MIN_SHOWN = 0.005;

/** Who gained from whose errors, on average: a row for everybody who gave, a column for everybody who received. */
export const GiftMatrix = memo(function GiftMatrix({ story }: { readonly story: DebriefStory }): ReactElement {
  const { debrief, context, t } = story;
  const sentences = tellGifts(story);
  if (sentences.length === 0) return <p className="debrief-quiet">{t.noGifts}</p>;
  const givers = debrief.drivers.filter(({ errors }) => errors > 0);
  const cell = debrief.seats > MAX_WIDE_CELLS ? NARROW_CELL : WIDE_CELL;
  // The first row and the first column show the cars.
  const middleOf = (place: number): number => (place + 1.5) * cell;
  const width = (debrief.seats + 1) * cell;
  const height = (givers.length + 1) * cell;
  return (
    <svg className="debrief-gifts" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={sentences.join(' ')}>
      {debrief.drivers.map(({ seat }) => (
        <CarMark key={seat} seat={seat} x={middleOf(seat)} y={cell / 2} />
      ))}
      {givers.map((driver, row) => (
        <g key={driver.seat}>
          <path className="debrief-row" d={`M0 ${(row + 1) * cell}H${width}`} />
          <CarMark seat={driver.seat} x={cell / 2} y={middleOf(row)} />
          {describeDriver(debrief, driver).meanGifts.map((gift, other) => (
            <Gift
              // Seats never change their order.
              key={other}
              gift={gift}
              x={middleOf(other)}
              y={middleOf(row)}
              room={cell}
              text={changeText(gift, t, context)}
            />
          ))}
        </g>
      ))}
    </svg>
  );
});

function CarMark({ seat, x, y }: { readonly seat: number; readonly x: number; readonly y: number }): ReactElement {
  return (
    <svg x={x - 22} y={y - 13} width="44" height="26" viewBox="-22 -13 44 26">
      <Car seat={seat} />
    </svg>
  );
}

interface GiftProps {
  readonly gift: number;
  readonly x: number;
  readonly y: number;
  /** The width of its cell. */
  readonly room: number;
  readonly text: string;
}

/** A disc for what was gained, a ring for what was lost. */
function Gift({ gift, x, y, room, text }: GiftProps): ReactElement | null {
  if (Math.abs(gift) < MIN_SHOWN) return null;
  const radius = (room / 2 - 3) * Math.max(0.42, Math.sqrt(Math.min(1, Math.abs(gift) / FULL_GIFT)));
  return (
    <g className={gift > 0 ? 'debrief-gain' : 'debrief-loss'}>
      <circle cx={x} cy={y} r={radius} />
      <text x={x} y={y} dy="0.36em">
        {text}
      </text>
    </g>
  );
}
