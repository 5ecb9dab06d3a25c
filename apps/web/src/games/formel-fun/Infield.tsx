import { type Card, carsPerSeat, numberInTeam, seatOfCar, type View } from '@paddock/formel-fun';
import { memo, type ReactElement } from 'react';
import { Car } from '../../kit/Car.tsx';
import { CardBack, CardFace } from './CardFace.tsx';
import { CENTRE } from './geometry.ts';
import type { FormelFunTexts } from './texts/types.ts';

export const PILE_CENTRE = { x: 338, y: 560 } as const;
export const DISCARD_CENTRE = { x: 474, y: 560 } as const;
const SCORES_Y = 752;
/** Scale of the cards in the infield. */
export const CARD_SCALE = 1.12;

/** The position of a team's score, where its cards come from and go to. */
export function scorePlace(seat: number, seats: number): { x: number; y: number } {
  const step = seats > 4 ? 94 : 112;
  return { x: CENTRE.x + (seat - (seats - 1) / 2) * step, y: SCORES_Y };
}

interface RaceSignProps {
  readonly race: number;
  readonly races: number;
  readonly turn: number;
  readonly t: FormelFunTexts;
}

export const RaceSign = memo(function RaceSign({ race, races, turn, t }: RaceSignProps): ReactElement {
  const gap = Math.min(32, 390 / races);
  return (
    <g className="ff-sign">
      <text className="ff-sign-race" x={CENTRE.x} y="374">
        {race === races ? t.board.final : `${t.board.race} ${race}`}
        <tspan className="ff-sign-of" dx="14">
          {race === races ? `${race} ${t.board.of(races)}` : t.board.of(races)}
        </tspan>
      </text>
      {Array.from({ length: races }, (_, i) => (
        <circle
          key={i}
          className={i + 1 < race ? 'ff-lap-done' : i + 1 === race ? 'ff-lap-now' : 'ff-lap'}
          cx={CENTRE.x + (i - (races - 1) / 2) * gap}
          cy="404"
          r={i + 1 === race ? 9 : 7}
        />
      ))}
      <text className="ff-sign-turn" x={CENTRE.x} y="448">
        {t.board.turn(turn)}
      </text>
    </g>
  );
});

interface PilesProps {
  readonly pileSize: number;
  readonly discard: readonly Card[];
  readonly top: Card | null;
  readonly t: FormelFunTexts;
  readonly onLook: () => void;
}

export const Piles = memo(function Piles({ pileSize, discard, top, t, onLook }: PilesProps): ReactElement {
  return (
    <>
      <g transform={`translate(${PILE_CENTRE.x} ${PILE_CENTRE.y}) scale(${CARD_SCALE})`}>
        <PileEdges count={pileSize} />
        {pileSize > 0 && <CardBack />}
        <PileCount value={pileSize} />
        <text className="ff-label" y="103">
          {t.board.pile}
        </text>
      </g>
      <g
        className="ff-discard"
        transform={`translate(${DISCARD_CENTRE.x} ${DISCARD_CENTRE.y}) scale(${CARD_SCALE})`}
        onClick={onLook}
      >
        <rect className="ff-slot" x="-50" y="-70" width="100" height="140" rx="11" />
        <PileEdges count={discard.length} />
        {top !== null && <CardFace card={top} />}
        <PileCount value={discard.length} />
        <text className="ff-label" y="103">
          {t.board.discard}
        </text>
      </g>
    </>
  );
});

/** The edges of the cards below show the height of a pile. */
function PileEdges({ count }: { count: number }): ReactElement {
  const cards = Math.min(4, Math.ceil(count / 20));
  return (
    <>
      {Array.from({ length: cards }, (_, i) => (
        <rect
          key={i}
          className="ff-face-paper"
          x={-50 + (cards - i) * 2.5}
          y={-70 + (cards - i) * 3}
          width="100"
          height="140"
          rx="11"
        />
      ))}
    </>
  );
}

/** The number of cards, on the corner of the pile. */
function PileCount({ value }: { value: number }): ReactElement {
  return (
    <g className="ff-count" transform="translate(52 -76)">
      <rect x="-24" y="-17" width="48" height="34" rx="17" />
      <text dy="0.35em">{value}</text>
    </g>
  );
}

interface TurnOrderProps {
  readonly order: View['order'];
  readonly seats: number;
  readonly t: FormelFunTexts;
}

/** The cars that are still to move in this turn, the next one first. */
export const TurnOrder = memo(function TurnOrder({ order, seats, t }: TurnOrderProps): ReactElement | null {
  if (order.length === 0) return null;
  const columns = order.length > 12 ? 5 : 4;
  const step = columns === 5 ? 74 : 92;
  const scale = columns === 5 ? 1.5 : 1.8;
  return (
    <g className="ff-order" transform="translate(562 0)">
      <text className="ff-label ff-label-left" x="0" y="502">
        {t.board.order}
      </text>
      {order.map((car, i) => (
        <g key={car}>
          {i === 0 && <rect className="ff-order-now" x={-6} y="518" width={step - 4} height="50" rx="11" />}
          <Car
            seat={seatOfCar(car, seats)}
            number={numberInTeam(car, seats)}
            x={step / 2 - 8 + (i % columns) * step}
            y={543 + Math.floor(i / columns) * 52}
            scale={scale}
          />
        </g>
      ))}
    </g>
  );
});

interface ScoresProps {
  readonly view: View;
  readonly turnOf: number | null;
}

/** Points and cars of every team; a car that is out is crossed out. */
export const Scores = memo(function Scores({ view, turnOf }: ScoresProps): ReactElement {
  const seats = view.points.length;
  const each = carsPerSeat(seats);
  return (
    <>
      {view.points.map((points, seat) => {
        const { x, y } = scorePlace(seat, seats);
        const out = view.cars.every((car) => car.seat !== seat || car.out !== null);
        return (
          <g key={seat} className={out ? 'ff-score ff-score-out' : 'ff-score'} transform={`translate(${x} ${y})`}>
            <rect
              className={turnOf === seat ? 'ff-score-plate ff-score-now' : 'ff-score-plate'}
              x="-43"
              y="-68"
              width="86"
              height="134"
              rx="14"
            />
            <Car seat={seat} y={-44} scale={1.5} />
            <text className="ff-score-points" y="2" dy="0.35em">
              {points}
            </text>
            {view.cars
              .filter((car) => car.seat === seat)
              .map((car, i) => (
                <g key={car.car} transform={`translate(${(i - (each - 1) / 2) * 25} 45)`}>
                  <text className={car.out === null ? 'ff-pip' : 'ff-pip ff-pip-out'} dy="0.35em">
                    {i + 1}
                  </text>
                  {car.out !== null && <path className="ff-pip-cross" d="M-10 10L10-10" />}
                </g>
              ))}
          </g>
        );
      })}
    </>
  );
}, showsSameScores);

/** Most events change neither points nor who is out. */
function showsSameScores(before: ScoresProps, after: ScoresProps): boolean {
  const [a, b] = [before.view, after.view];
  return (
    before.turnOf === after.turnOf && a.points === b.points && a.cars.every(({ out }, i) => out === b.cars[i]!.out)
  );
}
