import { type FormelFunKind, type Move, numberInTeam, type Preview, type View } from '@paddock/formel-fun';
import type { ReactElement } from 'react';
import { Car } from '../../kit/Car.tsx';
import type { Position } from '../../table/link.ts';
import { along, BAND, drive, EDGE, LANE, line, placeAt, wayOf } from './geometry.ts';
import { outOf, placeOf, scaleAt } from './teams.ts';
import { bandOf, cellOf, numberPlace } from './Track.tsx';

/** The number the moving car stands on: it decides which number of a card counts. */
export function LitNumber({ pos, number }: { pos: number; number: number }): ReactElement {
  const { x, y } = numberPlace(pos);
  return (
    <g className="ff-lit-number">
      <path className="ff-lit-band" d={bandOf(pos)} />
      <text className="ff-number" x={x} y={y} dy="0.35em">
        {number}
      </text>
    </g>
  );
}

interface OutlookProps {
  readonly view: View;
  readonly mover: number;
  readonly preview: Preview;
}

/** Painted on the track, below the cars: where the car will stand, and which spaces are full. */
export function Landing({ preview, full }: { preview: Preview; full: string }): ReactElement {
  const { aimed, to } = preview;
  return (
    <g className="ff-outlook">
      <path className="ff-landing" d={cellOf(to)} />
      <path className="ff-landing-band" d={bandOf(to)} />
      {Array.from({ length: aimed - to }, (_, i) => (
        <FullSpace key={i} pos={aimed - i} label={full} />
      ))}
    </g>
  );
}

/** Above the cars: the way, the way back from full spaces, and the car where it will end. */
export function Outlook({ view, mover, preview }: OutlookProps): ReactElement | null {
  const { pos, lane, seat } = view.cars[mover]!;
  if (pos === null || lane === null) return null;
  const { aimed, to } = preview;
  const dropped = aimed !== to;
  const ghost = placeOf(view, to, preview.lane);
  const end = dropped ? BESIDE : outOf(view, to, preview.lane);
  // From in front of the car, not from under it.
  const way = line(drive(Math.min(pos + 0.55, aimed), aimed, outOf(view, pos, lane), end));
  return (
    <g className="ff-outlook">
      <path className="ff-way-edge" d={way} />
      <path className="ff-way" d={way} />
      {dropped && <BackArrow from={aimed} to={to} />}
      <Car
        seat={seat}
        number={numberInTeam(mover, view.points.length)}
        x={ghost.x}
        y={ghost.y}
        angle={ghost.angle}
        scale={scaleAt(view, to, preview.lane)}
        ghost
      />
      <rect
        className="ff-ghost-box"
        x="-42"
        y="-24"
        width="84"
        height="48"
        rx="12"
        transform={`translate(${ghost.x} ${ghost.y}) rotate(${ghost.angle})`}
      />
    </g>
  );
}

function FullSpace({ pos, label }: { pos: number; label: string }): ReactElement {
  const { x, y } = placeAt(wayOf(pos), -EDGE - BAND - 22);
  return (
    <g>
      <path className="ff-full" d={cellOf(pos)} />
      <path className="ff-full-edge" d={cellOf(pos)} />
      <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <rect className="ff-full-plate" x="-42" y="-21" width="84" height="42" rx="8" />
        <text className="ff-full-text" dy="0.34em">
          {label}
        </text>
      </g>
    </g>
  );
}

/** Beside the track, on the outer kerb. */
const BESIDE = EDGE + 6;

/** Outside of the track, from the full space back to the one with room. */
function BackArrow({ from, to }: { from: number; to: number }): ReactElement {
  const tip = placeAt(wayOf(to), BESIDE);
  return (
    <g className="ff-back-way">
      <path className="ff-back-line" d={line(along(wayOf(from), wayOf(to) + 14, BESIDE))} />
      <path
        className="ff-back-tip"
        d="M-20 0L18-23V23Z"
        transform={`translate(${tip.x.toFixed(1)} ${tip.y.toFixed(1)}) rotate(${tip.angle.toFixed(1)})`}
      />
    </g>
  );
}

interface PadsProps {
  readonly view: View;
  readonly position: Position<FormelFunKind>;
  readonly consider: (move: Move | null) => void;
  readonly choose: (move: Move) => void;
  readonly chosen: Move | null;
  /** With a Turbo as the second card, as the choice that is looked at. */
  readonly turbo: boolean;
}

/** Every place where a card can take the car: to be pointed at and clicked, as on a table. */
export function Pads({ view, position, consider, choose, chosen, turbo }: PadsProps): ReactElement {
  const { legal, previews } = position;
  const byPlace = new Map<string, { to: number; lane: number; moves: Move[] }>();
  legal.forEach((move, i) => {
    const preview = previews?.[i];
    if (preview === undefined || move.turbo !== turbo) return;
    const key = `${preview.to} ${preview.lane}`;
    const pad = byPlace.get(key) ?? { to: preview.to, lane: preview.lane, moves: [] };
    pad.moves.push(move);
    byPlace.set(key, pad);
  });
  return (
    <>
      {[...byPlace].map(([key, { to, lane, moves }]) => {
        const { x, y, angle } = placeAt(wayOf(to), outOf(view, to, lane));
        const at = moves.findIndex((move) => move.card === chosen?.card && chosen.turbo === turbo);
        // Several cards may lead here: clicking again goes through them.
        const next = moves[(at + 1) % moves.length]!;
        return (
          <g
            key={key}
            className="ff-pad"
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})`}
            onPointerEnter={() => consider(at === -1 ? next : moves[at]!)}
            onPointerLeave={() => consider(null)}
            onClick={() => choose(next)}
          >
            <rect className="ff-pad-box" x="-36" y={-LANE / 2 + 4} width="72" height={LANE - 8} rx="11" />
            <circle className="ff-pad-dot" r="8" />
          </g>
        );
      })}
    </>
  );
}
