import type { Seat } from '@paddock/kernel';
import { type Event, type PolePositionTypes, turnOrderOf, type View } from '@paddock/pole-position';
import { applyEvent } from '@paddock/pole-position/apply-event';
import { memo, type ReactElement, useRef } from 'react';
import { Car } from '../../kit/Car.tsx';
import { type Keyframes, useCueAnimation } from '../../kit/animation.ts';
import type { Cue } from '../ui.ts';
import { CARD_ROW, columnWidth, columnX } from './card-row.ts';
import { PlayedCard } from './PlayedCard.tsx';
import { revealTimesOf } from './reveal.ts';
import type { PolePositionTextContext } from './sentences.ts';

interface CardRowProps {
  readonly view: View;
  readonly context: PolePositionTextContext;
  readonly cue: Cue<PolePositionTypes> | null;
}

/**
 * The cards of this turn in the middle of the board, one for each player: by seat while they are chosen face down and
 * turned over, then in the order of the moves.
 */
export function CardRow({ view, context, cue }: CardRowProps): ReactElement {
  const columns = columnsOf(view);
  return (
    <g>
      {view.points.map((_, seat) => (
        <CardColumn key={seat} seat={seat} columns={columns} view={view} context={context} cue={cue} />
      ))}
    </g>
  );
}

interface CardColumnProps extends CardRowProps {
  readonly seat: Seat;
  readonly columns: readonly Seat[];
}

const CardColumn = memo(function CardColumn(props: CardColumnProps): ReactElement {
  const { seat, columns, view, context, cue } = props;
  const ref = useRef<SVGGElement>(null);
  useCueAnimation(ref, cue, cue === null ? null : slideKeyframes(view, seat, cue.event), 'linear');
  const { name, viewer } = context;
  const seats = view.points.length;
  const isRevealed = view.phase === 'move' || view.phase === 'over';
  const rank = rankOf(view, seat, columns);
  return (
    <g ref={ref} className={columnClass(view, seat)} style={{ transform: translateTo(columns.indexOf(seat), seats) }}>
      <PlayedCard
        seat={seat}
        fuel={view.chosen[seat] ?? null}
        isFaceDown={!isRevealed}
        isReady={view.ready[seat] === true}
        isOwn={seat === viewer}
        cue={cue}
      />
      {rank !== '' && (
        <g className="pp-rank-sign" transform={`translate(0 ${CARD_ROW.cardY - CARD_ROW.height / 2 - 12})`}>
          <circle r="19" />
          <text className="pp-rank" dy="0.35em">
            {rank}
          </text>
        </g>
      )}
      <Car seat={seat} y={CARD_ROW.cardY + CARD_ROW.height / 2 + 21} scale={1.35} />
      <text className="pp-name" y={CARD_ROW.cardY + CARD_ROW.height / 2 + 58}>
        {truncateName(name(seat), seats)}
      </text>
    </g>
  );
}, isSameColumn);

const CARD_EVENTS: ReadonlySet<Event['type']> = new Set(['chose', 'revealed', 'turnEnded']);

/** While cars move, the cards stay as they are. */
function isSameColumn(before: CardColumnProps, after: CardColumnProps): boolean {
  const [a, b] = [before.view, after.view];
  const isMoving = [before.cue, after.cue].some((cue) => cue !== null && CARD_EVENTS.has(cue.event.type));
  const isSameView = a.phase === b.phase && a.order === b.order && a.chosen === b.chosen && a.ready === b.ready;
  return !isMoving && isSameView && before.context === after.context;
}

function translateTo(column: number, seats: number): string {
  return `translate(${columnX(column, seats)}px, 0)`;
}

/** After the last card is turned, the columns slide into the order of the moves. */
function slideKeyframes(view: View, seat: Seat, event: Event): Keyframes | null {
  if (event.type !== 'revealed') return null;
  const seats = view.points.length;
  const from = translateTo(columnsOf(view).indexOf(seat), seats);
  const to = translateTo(turnOrderOf(applyEvent(view, event)).indexOf(seat), seats);
  const { slidesAt } = revealTimesOf(event);
  return [
    { transform: from },
    { transform: from, offset: slidesAt, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' },
    { transform: to },
  ];
}

/** The width of a letter of a name, relative to its font size of 27. */
const LETTER_WIDTH = 12.5;

/** Truncates long names to the width of a column. */
function truncateName(name: string, seats: number): string {
  const longest = Math.floor((columnWidth(seats) - 6) / LETTER_WIDTH);
  return name.length > longest ? `${name.slice(0, longest - 1).trim()}…` : name;
}

/** The seats from left to right. */
function columnsOf(view: View): readonly Seat[] {
  return view.phase === 'choose' ? view.points.map((_, seat) => seat) : turnOrderOf(view);
}

function rankOf(view: View, seat: Seat, columns: readonly Seat[]): string {
  if (view.phase !== 'move' || view.chosen[seat] === null) return '';
  return view.order.includes(seat) ? String(columns.indexOf(seat) + 1) : '✓';
}

function columnClass(view: View, seat: Seat): string {
  const isDone = view.phase === 'move' && !view.order.includes(seat);
  return `pp-column${view.order[0] === seat ? ' pp-column-now' : ''}${isDone ? ' pp-column-done' : ''}`;
}
