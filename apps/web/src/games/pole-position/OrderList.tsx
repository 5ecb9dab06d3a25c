import type { Seat } from '@paddock/kernel';
import { FINISH, type PolePositionKind, type View } from '@paddock/pole-position';
import type { ReactElement } from 'react';
import { Car } from '../../kit/Car.tsx';
import type { Cue } from '../ui.ts';
import { LIST, rowScale } from './list.ts';
import { TableCard } from './TableCard.tsx';
import type { PoleWords } from './words.ts';

const LONGEST = 14;

interface OrderListProps {
  readonly view: View;
  readonly context: PoleWords;
  readonly cue: Cue<PolePositionKind> | null;
}

/** One row a player with the card of this turn: by seats while cards are chosen, then in the order of the moves. */
export function OrderList({ view, context, cue }: OrderListProps): ReactElement {
  const { t, name } = context;
  const rows = rowsOf(view);
  const revealed = view.phase === 'move' || view.phase === 'over';
  const seats = view.points.map((_, seat) => seat);
  const scale = rowScale(seats.length);
  const width = LIST.width / scale;
  return (
    <g>
      <text className="pp-heading" x={LIST.x + LIST.width / 2} y="166">
        {revealed ? t.board.order : t.board.cards}
      </text>
      {seats.map((seat) => (
        <g
          key={seat}
          className={rowClass(view, seat)}
          style={{
            transform: `translate(${LIST.x}px, ${LIST.y + rows.indexOf(seat) * LIST.row * scale}px) scale(${scale})`,
          }}
        >
          <rect className="pp-row-ground" width={width} height={LIST.row - 6} rx="10" />
          <text className="pp-rank" x="20" y="30" dy="0.35em">
            {rankOf(view, seat, rows)}
          </text>
          <Car seat={seat} x={63} y={30} scale={1.15} />
          <text className="pp-name" x="95" y="30" dy="0.35em">
            {cut(name(seat), scale)}
          </text>
          <TableCard
            x={width - 34}
            seat={seat}
            fuel={view.chosen[seat] ?? null}
            down={!revealed}
            ready={view.ready[seat] === true}
            cue={cue}
          />
        </g>
      ))}
    </g>
  );
}

/** Names are as long as their drivers like; the row is not. */
function cut(name: string, scale: number): string {
  const longest = Math.floor(LONGEST / scale);
  return name.length > longest ? `${name.slice(0, longest - 1).trim()}…` : name;
}

/**
 * All who play this turn, the next to move after those who have. The view names only those still to move; among the
 * others the cards decide, and between equal cards how far ahead they were.
 */
function rowsOf(view: View): readonly Seat[] {
  const seats = view.points.map((_, seat) => seat);
  if (view.phase === 'choose') return seats;
  const ahead = (seat: Seat): number =>
    Math.max(
      ...view.cars
        .filter((car) => car.seat === seat)
        .map(({ from, place }) => (from === FINISH ? 2 * FINISH - (place ?? 0) : from)),
    );
  const turn = (seat: Seat): number => view.order.indexOf(seat);
  return seats.toSorted(
    (a, b) => (view.chosen[b] ?? 0) - (view.chosen[a] ?? 0) || turn(a) - turn(b) || ahead(b) - ahead(a) || a - b,
  );
}

function rankOf(view: View, seat: Seat, rows: readonly Seat[]): string {
  if (view.phase !== 'move' || view.chosen[seat] === null) return '';
  return view.order.includes(seat) ? String(rows.indexOf(seat) + 1) : '✓';
}

function rowClass(view: View, seat: Seat): string {
  const done = view.phase === 'move' && !view.order.includes(seat);
  return `pp-row${view.order[0] === seat ? ' pp-row-now' : ''}${done ? ' pp-row-done' : ''}`;
}
