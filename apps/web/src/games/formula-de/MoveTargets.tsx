import type { BoardPlace } from '@paddock/circuit-art';
import type { DrivePreview, GearPreview } from '@paddock/formula-de';
import { memo, type ReactElement } from 'react';
import { Car } from '../../kit/Car.tsx';
import type { DetailLevel } from './camera.ts';
import { type CircuitBoard, poseAt } from './circuit-board.ts';
import { toDegrees, drivenPoses, outlinePath, trackPath, uprightAngle } from './board-paths.ts';
import { comparePrices, PriceOnCell, type PriceToken, priceTokensOf, priceToneOf } from './price.tsx';

/** The cells that the die of a gear may lead to, tinted by probability. */
export const GearReach = memo(function GearReach(props: {
  board: CircuitBoard;
  preview: GearPreview;
  detailLevel: DetailLevel;
}): ReactElement {
  const { board, preview, detailLevel } = props;
  const { ends } = preview.outlook;
  const most = Math.max(...ends.map(({ chance }) => chance), 0.01);
  return (
    <g className="fd-reach">
      {ends.map(({ to, chance }) => {
        const place = poseAt(board, to);
        if (place === null) return null;
        return (
          <g key={to}>
            <path
              className="fd-likely"
              d={outlinePath(place)}
              style={{ fillOpacity: 0.2 + (0.75 * chance) / most, strokeOpacity: 0.4 + (0.6 * chance) / most }}
            />
            {detailLevel > 0 && (
              <text
                className="fd-chance"
                transform={`translate(${place.x.toFixed(1)} ${place.y.toFixed(1)}) rotate(${uprightAngle(place.angle).toFixed(1)})`}
                y={3.6}
              >
                {Math.max(1, Math.round(chance * 100))}
                <tspan className="fd-percent">%</tspan>
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
});

export interface DriveEnd {
  readonly move: { readonly to: string; readonly brake: number };
  readonly preview: DrivePreview;
}

interface DriveEndsProps {
  readonly board: CircuitBoard;
  readonly ends: readonly DriveEnd[];
  /** The cell of the considered move. */
  readonly considered: string | null;
  readonly consider: (move: DriveEnd['move'] | null) => void;
  readonly choose: (move: DriveEnd['move']) => void;
}

/** The cells a drive may end on, each with its price. If there are several prices, the cheapest is shown. */
export function DriveEnds({ board, ends, considered, consider, choose }: DriveEndsProps): ReactElement {
  const cells = new Map<string, DriveEnd[]>();
  for (const end of ends) cells.set(end.move.to, [...(cells.get(end.move.to) ?? []), end]);
  return (
    <g className="fd-ends">
      {[...cells].map(([to, all]) => {
        const place = poseAt(board, to);
        if (place === null) return null;
        const { move, preview } = [...all].sort((a, b) => comparePrices(a.preview, b.preview))[0]!;
        const tokens = tokensOnCell(priceTokensOf(preview));
        return (
          <g
            key={to}
            className={`fd-end fd-${priceToneOf(preview)}${considered === to ? ' fd-considered' : ''}`}
            onPointerEnter={(event) => event.pointerType === 'mouse' && consider(move)}
            onPointerLeave={(event) => event.pointerType === 'mouse' && consider(null)}
            onClick={() => choose(move)}
          >
            <path d={outlinePath(place)} />
            <g
              transform={`translate(${place.x.toFixed(1)} ${place.y.toFixed(1)}) rotate(${uprightAngle(place.angle).toFixed(1)})`}
            >
              {/* The considered cell shows the ghost of the car instead. */}
              {considered !== to && <PriceOnCell tokens={tokens} room={28} />}
              {considered !== to && all.length > 1 && (
                <text className="fd-more" x="11" y="-4.5">
                  +{all.length - 1}
                </text>
              )}
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** A cell has room for the price only; a stop is marked on cells without a price. */
function tokensOnCell(tokens: readonly PriceToken[]): readonly PriceToken[] {
  if (tokens.length === 0) return [{ symbol: 'free', text: '' }];
  const price = tokens.filter(({ symbol }) => symbol !== 'stop');
  return price.length === 0 ? tokens : price;
}

/** The route of a move, and a ghost car at its end. */
export const GhostDrive = memo(function GhostDrive(props: {
  board: CircuitBoard;
  preview: DrivePreview;
  from: string;
  seat: number;
  scale: number;
}): ReactElement | null {
  const { board, preview, from, seat, scale } = props;
  const places: readonly BoardPlace[] = drivenPoses(board, from, preview.path);
  const end = places.at(-1);
  if (end === undefined) return null;
  const angle = toDegrees(end.angle) + (preview.spin ? 180 : 0);
  return (
    <g className="fd-ghost">
      {places.slice(1, -1).map((place) => (
        <path key={place.id} className="fd-passed" d={outlinePath(place)} />
      ))}
      <path className="fd-way" d={trackPath(places)} />
      <Car ghost seat={seat} number={preview.car + 1} x={end.x} y={end.y} angle={angle} scale={scale} />
    </g>
  );
});
