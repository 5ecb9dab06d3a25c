import { type BoardPlace, toDegrees } from '@paddock/circuit-art';
import type { DrivePreview } from '@paddock/formula-de';
import { type CSSProperties, memo, type ReactElement } from 'react';
import { Car } from '../../kit/Car.tsx';
import { type CircuitBoard, poseAt } from './circuit-board.ts';
import { drivenPoses, outlinePath, trackPath, unturnedTransform, uprightTransform } from './board-paths.ts';
import { comparePrices, PriceOnCell, type PriceToken, priceTokensOf, priceToneOf } from './price.tsx';

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
  const nearest = Math.min(...ends.map(({ preview }) => preview.path.length));
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
            className={`fd-end fd-outcome-${priceToneOf(preview)}${considered === to ? ' fd-considered' : ''}`}
            style={{ '--cells-away': preview.path.length - nearest } as CSSProperties}
            onPointerEnter={(event) => event.pointerType === 'mouse' && consider(move)}
            onPointerLeave={(event) => event.pointerType === 'mouse' && consider(null)}
            onClick={() => choose(move)}
          >
            <path d={outlinePath(place)} />
            {/* The considered cell shows the ghost of the car instead. */}
            {considered !== to && (
              <>
                <g transform={isSymbol(tokens) ? unturnedTransform(place) : uprightTransform(place)}>
                  <PriceOnCell tokens={tokens} room={28} />
                </g>
                {/* A dot says that other prices lead here too; the list has them. */}
                {all.length > 1 && (
                  <circle className="fd-more" cx="12" cy="-7" r="2" transform={uprightTransform(place)} />
                )}
              </>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** A single symbol is as wide as high. A tick that is turned with the road cannot be recognised. */
function isSymbol(tokens: readonly PriceToken[]): boolean {
  return tokens.length === 1 && tokens[0]!.text === '';
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
