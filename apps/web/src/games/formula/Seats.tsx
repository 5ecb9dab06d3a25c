import type { View } from '@paddock/formula';
import { memo, type ReactElement } from 'react';
import { Car } from '../../kit/Car.tsx';
import { CardBack } from './cards.tsx';
import { type SeatSpot, type Table, transformOf } from './geometry.ts';
import { countsScore, type Words } from './words.ts';

interface SeatsProps {
  readonly table: Table;
  readonly spots: readonly SeatSpot[];
  readonly view: View;
  readonly words: Words;
}

/** The players around the table: their cards from behind, their car, and what everybody may know. */
export function Seats({ table, spots, view, words }: SeatsProps): ReactElement {
  const scored = countsScore(words);
  return (
    <>
      {spots.map((spot) => (
        <SeatPart
          key={spot.seat}
          spot={spot}
          own={spot.own && words.viewer !== null}
          table={table}
          name={words.name(spot.seat)}
          cards={view.handSizes[spot.seat]!}
          score={scored ? words.number(view.scores[spot.seat]!) : null}
          place={view.finished.indexOf(spot.seat) + 1}
          turn={view.toMove === spot.seat}
          dealer={view.dealer === spot.seat ? words.t.board.dealer : null}
        />
      ))}
    </>
  );
}

interface SeatPartProps {
  readonly spot: SeatSpot;
  readonly own: boolean;
  readonly table: Table;
  readonly name: string;
  readonly cards: number;
  readonly score: string | null;
  readonly place: number;
  readonly turn: boolean;
  /** The letter on the dealer's button. */
  readonly dealer: string | null;
}

const SeatPart = memo(function SeatPart(props: SeatPartProps): ReactElement {
  const { spot, own, table, name, cards, place, turn, dealer, score } = props;
  // The viewer's cards are in the hand below the board; only the plate is drawn, at the edge of the table.
  const plate = spot.own ? table.round.y - 58 : spot.y + (table.small ? 58 : 74);
  const big = table.small ? 26 : 25;
  const narrowPlate = table.small && spot.room < 170;
  const width = narrowPlate ? spot.room - 10 : Math.min(spot.room - 10, 230);
  const x = spot.own && table.small ? table.width / 2 : spot.x;
  const letters = Math.floor((width - (narrowPlate ? 46 : 92)) / (big * 0.47));
  const shown = name.length > letters ? `${name.slice(0, Math.max(1, letters - 1))}…` : name;
  if (spot.own && own && table.small) return <OwnMarks table={table} turn={turn} dealer={dealer} score={score} />;
  return (
    <g className={`fo-seat${turn ? ' fo-seat-turn' : ''}${place > 0 ? ' fo-seat-out' : ''}`}>
      {!spot.own && <Fan x={x} y={spot.y - 4} cards={cards} narrow={table.small} tight={narrowPlate} />}
      <rect className="fo-plate" x={x - width / 2} y={plate - 23} width={width} height="46" rx="23" />
      {!narrowPlate && (
        <Car seat={spot.seat} number={spot.seat + 1} x={x - width / 2 + 34} y={plate} scale={1.05} lit={turn} />
      )}
      <text className="fo-plate-name" x={x - width / 2 + (narrowPlate ? 14 : 64)} y={plate + 9} fontSize={big}>
        {shown}
      </text>
      <g style={{ transform: transformOf({ x: x + width / 2 - 23, y: plate }, 1) }}>
        <circle className="fo-plate-count" r="18" />
        <text className="fo-plate-number" y="8">
          {place > 0 ? `${place}.` : cards}
        </text>
      </g>
      {score !== null && (
        <text
          className={spot.own ? 'fo-plate-score fo-plate-score-own' : 'fo-plate-score'}
          x={spot.own ? x + width / 2 + 16 : x}
          y={spot.own ? plate + 8 : plate + 50}
        >
          {score} ★
        </text>
      )}
      {dealer !== null && <Dealer x={x - width / 2 + 4} y={plate - 30} letter={dealer} />}
    </g>
  );
});

function OwnMarks({
  table,
  dealer,
  score,
}: {
  table: Table;
  turn: boolean;
  dealer: string | null;
  score: string | null;
}): ReactElement {
  return (
    <>
      {dealer !== null && <Dealer x={52} y={table.height - 48} letter={dealer} />}
      {score !== null && (
        <text className="fo-plate-score" x={table.width / 2 + 200} y={table.round.y}>
          {score} ★
        </text>
      )}
    </>
  );
}

function Dealer({ x, y, letter }: { x: number; y: number; letter: string }): ReactElement {
  return (
    <g className="fo-dealer" style={{ transform: transformOf({ x, y }, 1) }}>
      <circle r="17" />
      <text y="7">{letter}</text>
    </g>
  );
}

/** Backs side by side like cards in a hand; many are drawn closer. */
function Fan({ x, y, cards, narrow, tight }: { x: number; y: number; cards: number; narrow: boolean; tight: boolean }) {
  const drawn = Math.min(cards, 12);
  const w = narrow ? (tight ? 40 : 50) : 56;
  const spread = Math.min(tight ? 12 : 22, (tight ? 80 : 150) / Math.max(1, drawn));
  return (
    <g className="fo-fan">
      {Array.from({ length: drawn }, (_, i) => {
        const t = i - (drawn - 1) / 2;
        return (
          <g
            key={i}
            style={{ transform: transformOf({ x: x + t * spread, y: y + Math.abs(t) ** 1.7 * 1.1 }, w / 100, t * 4.5) }}
          >
            <CardBack />
          </g>
        );
      })}
    </g>
  );
}
