import type { Seat } from '@paddock/kernel';
import { type PolePositionTypes, turnOrderOf, type View } from '@paddock/pole-position';
import type { ReactElement } from 'react';
import { Car } from '../../kit/Car.tsx';
import type { Cue } from '../ui.ts';
import { TURN_LIST, turnListRowScale } from './turn-list.ts';
import { PlayedCard } from './PlayedCard.tsx';
import type { PolePositionTextContext } from './sentences.ts';

const MAX_NAME_LENGTH = 14;

interface OrderListProps {
  readonly view: View;
  readonly context: PolePositionTextContext;
  readonly cue: Cue<PolePositionTypes> | null;
}

/**
 * One row for each player with the card of this turn: by seat while cards are chosen, then in the order of the moves.
 */
export function OrderList({ view, context, cue }: OrderListProps): ReactElement {
  const { t, name } = context;
  const rows = rowsOf(view);
  const revealed = view.phase === 'move' || view.phase === 'over';
  const seats = view.points.map((_, seat) => seat);
  const scale = turnListRowScale(seats.length);
  const width = TURN_LIST.width / scale;
  return (
    <g>
      <text className="pp-heading" x={TURN_LIST.x + TURN_LIST.width / 2} y="166">
        {revealed ? t.board.order : t.board.cards}
      </text>
      {seats.map((seat) => (
        <g
          key={seat}
          className={rowClass(view, seat)}
          style={{
            transform: `translate(${TURN_LIST.x}px, ${TURN_LIST.y + rows.indexOf(seat) * TURN_LIST.row * scale}px) scale(${scale})`,
          }}
        >
          <rect className="pp-row-ground" width={width} height={TURN_LIST.row - 6} rx="10" />
          <text className="pp-rank" x="20" y="30" dy="0.35em">
            {rankOf(view, seat, rows)}
          </text>
          <Car seat={seat} x={63} y={30} scale={1.15} />
          <text className="pp-name" x="95" y="30" dy="0.35em">
            {truncateName(name(seat), scale)}
          </text>
          <PlayedCard
            x={width - 34}
            seat={seat}
            fuel={view.chosen[seat] ?? null}
            isFaceDown={!revealed}
            isReady={view.ready[seat] === true}
            cue={cue}
          />
        </g>
      ))}
    </g>
  );
}

/** Truncates long names to the width of the row. */
function truncateName(name: string, scale: number): string {
  const longest = Math.floor(MAX_NAME_LENGTH / scale);
  return name.length > longest ? `${name.slice(0, longest - 1).trim()}…` : name;
}

/** Everybody who plays this turn, in the order of the moves. */
function rowsOf(view: View): readonly Seat[] {
  return view.phase === 'choose' ? view.points.map((_, seat) => seat) : turnOrderOf(view);
}

function rankOf(view: View, seat: Seat, rows: readonly Seat[]): string {
  if (view.phase !== 'move' || view.chosen[seat] === null) return '';
  return view.order.includes(seat) ? String(rows.indexOf(seat) + 1) : '✓';
}

function rowClass(view: View, seat: Seat): string {
  const done = view.phase === 'move' && !view.order.includes(seat);
  return `pp-row${view.order[0] === seat ? ' pp-row-now' : ''}${done ? ' pp-row-done' : ''}`;
}
