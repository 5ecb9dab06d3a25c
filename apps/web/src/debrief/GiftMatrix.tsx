import { describeDriver } from '@paddock/bots/driver-facts';
import { memo, type ReactElement } from 'react';
import { Car } from '../kit/Car.tsx';
import { changeText } from './numbers.ts';
import { type DebriefStory, tellGifts } from './sentences.ts';

const CELL = 62;
const HEAD = 56;
/** Gifts of this size fill a cell. */
const FULL_GIFT = 0.15;
const MIN_SHOWN = 0.005;

/** Who gained from whose errors, on average: a row for everybody who gave, a column for everybody who received. */
export const GiftMatrix = memo(function GiftMatrix({ story }: { readonly story: DebriefStory }): ReactElement {
  const { debrief, context, t } = story;
  const sentences = tellGifts(story);
  if (sentences.length === 0) return <p className="debrief-quiet">{t.noGifts}</p>;
  const givers = debrief.drivers.filter(({ errors }) => errors > 0);
  const width = HEAD + debrief.seats * CELL;
  const height = HEAD + givers.length * CELL;
  return (
    <svg className="debrief-gifts" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={sentences.join(' ')}>
      {debrief.drivers.map(({ seat }) => (
        <CarMark key={seat} seat={seat} x={HEAD + (seat + 0.5) * CELL} y={HEAD / 2} />
      ))}
      {givers.map((driver, row) => (
        <g key={driver.seat}>
          <path className="debrief-row" d={`M0 ${HEAD + row * CELL}H${width}`} />
          <CarMark seat={driver.seat} x={HEAD / 2} y={HEAD + (row + 0.5) * CELL} />
          {describeDriver(debrief, driver).meanGifts.map((gift, other) => (
            <Gift
              // Seats never change their order.
              key={other}
              gift={gift}
              x={HEAD + (other + 0.5) * CELL}
              y={HEAD + (row + 0.5) * CELL}
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
  readonly text: string;
}

/** A disc for what was gained, a ring for what was lost. */
function Gift({ gift, x, y, text }: GiftProps): ReactElement | null {
  if (Math.abs(gift) < MIN_SHOWN) return null;
  const radius = (CELL / 2 - 3) * Math.max(0.42, Math.sqrt(Math.min(1, Math.abs(gift) / FULL_GIFT)));
  return (
    <g className={gift > 0 ? 'debrief-gain' : 'debrief-loss'}>
      <circle cx={x} cy={y} r={radius} />
      <text x={x} y={y} dy="0.36em">
        {text}
      </text>
    </g>
  );
}
