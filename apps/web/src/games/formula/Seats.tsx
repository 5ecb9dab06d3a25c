import type { View } from '@paddock/formula';
import { memo, type ReactElement } from 'react';
import { Car } from '../../kit/Car.tsx';
import { CardBack } from './cards.tsx';
import { type Fan as FanShape, fanOf } from './fan.ts';
import { isTight, isUnderVerdict, plateOf, type SeatSpot, type FeltLayout, transformOf } from './geometry.ts';
import { countsScore, type FormulaTextContext } from './sentences.ts';

interface SeatsProps {
  readonly table: FeltLayout;
  /** The verdict on a formula is shown, which may lie where the viewer's own plate is. */
  readonly hasVerdict: boolean;
  readonly spots: readonly SeatSpot[];
  readonly view: View;
  readonly context: FormulaTextContext;
}

/** The players around the table: the backs of their cards, their car, and the public facts. */
export function Seats({ table, hasVerdict, spots, view, context }: SeatsProps): ReactElement {
  const scored = countsScore(context);
  return (
    <>
      {spots
        .filter((spot) => !(hasVerdict && context.viewer !== null && isUnderVerdict(table, spot)))
        .map((spot) => (
          <SeatPart
            key={spot.seat}
            spot={spot}
            own={spot.own && context.viewer !== null}
            table={table}
            name={context.name(spot.seat)}
            cards={view.handSizes[spot.seat]!}
            score={scored && !table.small ? context.number(view.scores[spot.seat]!) : null}
            place={view.finished.indexOf(spot.seat) + 1}
            turn={view.toMove === spot.seat}
            dealer={view.dealer === spot.seat ? context.t.board.dealer : null}
          />
        ))}
    </>
  );
}

interface SeatPartProps {
  readonly spot: SeatSpot;
  readonly own: boolean;
  readonly table: FeltLayout;
  readonly name: string;
  readonly cards: number;
  /** On a phone only the rail shows it. */
  readonly score: string | null;
  readonly place: number;
  readonly turn: boolean;
  /** The letter on the dealer's button. */
  readonly dealer: string | null;
}

const SeatPart = memo(function SeatPart(props: SeatPartProps): ReactElement {
  const { spot, own, table, name, cards, place, turn, dealer, score } = props;
  if (own && table.small) return <OwnDealerPlate table={table} name={name} dealer={dealer} />;
  const { x, y, width } = plateOf(table, spot);
  const fontSize = table.small ? 26 : 25;
  const tight = isTight(table, spot.room);
  const letters = Math.floor((width - (tight ? 46 : 96)) / (fontSize * 0.47));
  const shown = name.length > letters ? `${name.slice(0, Math.max(1, letters - 1))}…` : name;
  return (
    <g className={`fo-seat${turn ? ' fo-seat-turn' : ''}${place > 0 ? ' fo-seat-out' : ''}`}>
      {/* The viewer's cards are in the hand below the board; only the plate is drawn here. */}
      {!spot.own && <Fan {...fanOf(table, spot, cards)} />}
      <rect className="fo-plate" x={x - width / 2} y={y - 23} width={width} height="46" rx="23" />
      {!tight && <Car seat={spot.seat} x={x - width / 2 + 34} y={y} scale={1.05} isActive={turn} />}
      <text className="fo-plate-name" x={x - width / 2 + (tight ? 14 : 68)} y={y + 9} fontSize={fontSize}>
        {shown}
      </text>
      <circle className="fo-plate-count" cx={x + width / 2 - 23} cy={y} r="18" />
      <text className="fo-plate-number" x={x + width / 2 - 23} y={y + 8}>
        {place > 0 ? `${place}.` : cards}
      </text>
      {score !== null && (
        <text
          className={spot.own ? 'fo-plate-score fo-plate-score-own' : 'fo-plate-score'}
          x={spot.own ? x + width / 2 + 16 : x}
          y={spot.own ? y + 8 : y + 50}
        >
          {score} ★
        </text>
      )}
      {/* Above the viewer's plate the formula says whether it is true. */}
      {dealer !== null && (
        <Dealer x={x - width / 2 + (spot.own ? -28 : 20)} y={spot.own ? y : y - 35} letter={dealer} />
      )}
    </g>
  );
});

interface OwnDealerPlateProps {
  readonly table: FeltLayout;
  readonly name: string;
  readonly dealer: string | null;
}

/** On a phone the seat rail shows everything about the viewer except whether they are the dealer. */
function OwnDealerPlate({ table, name, dealer }: OwnDealerPlateProps): ReactElement | null {
  if (dealer === null) return null;
  const y = table.round.y - 8;
  return (
    <g>
      <rect className="fo-plate" x="20" y={y - 21} width="150" height="42" rx="21" />
      <Dealer x={42} y={y} letter={dealer} />
      <text className="fo-plate-name" x="68" y={y + 8} fontSize="24">
        {name.length > 9 ? `${name.slice(0, 8)}…` : name}
      </text>
    </g>
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

function Fan({ w, cards }: FanShape): ReactElement {
  return (
    <g className="fo-fan">
      {cards.map(({ x, y, angle }, i) => (
        <g key={i} style={{ transform: transformOf({ x, y }, w / 100, angle) }}>
          <CardBack />
        </g>
      ))}
    </g>
  );
}
