import type { View } from '@paddock/formula';
import { memo, type ReactElement } from 'react';
import { CardBack } from './cards.tsx';
import { type CardSpot, type FeltLayout, transformOf } from './geometry.ts';
import type { FormulaTextContext } from './sentences.ts';

interface PilesProps {
  readonly table: FeltLayout;
  readonly view: View;
  readonly context: FormulaTextContext;
  /** Highlights the source of the card while drawing is considered. */
  readonly isHighlighted: boolean;
}

/** The draw pile, and the cards that lie under the formula. */
export function Piles({ table, view, context, isHighlighted }: PilesProps): ReactElement {
  const { board: t } = context.t;
  return (
    <>
      <PileStack
        spot={table.pile}
        count={view.pileSize}
        label={t.pile}
        narrow={table.small}
        flat={table.isFlat}
        isHighlighted={isHighlighted && view.pileSize > 0}
        neat
      />
      <PileStack
        spot={table.under}
        count={view.under}
        label={t.under}
        narrow={table.small}
        flat={table.isFlat}
        isHighlighted={isHighlighted && view.pileSize === 0 && view.under > 0}
      />
    </>
  );
}

interface PileStackProps {
  readonly spot: CardSpot;
  readonly count: number;
  readonly label: string;
  readonly narrow: boolean;
  /** There is room for one line of text only. */
  readonly flat: boolean;
  readonly isHighlighted: boolean;
  /** Squared up, as a pile; otherwise with random rotations. */
  readonly neat?: boolean;
}

/** Each card keeps its rotation when another comes on top. */
const ROTATIONS = [-7, 5, -3, 9, -11];

const PileStack = memo(function Stack({
  spot,
  count,
  label,
  narrow,
  flat,
  isHighlighted,
  neat = false,
}: PileStackProps): ReactElement {
  const { x, y, w } = spot;
  const drawn = Math.min(neat ? 6 : 5, Math.ceil(count / (neat ? 6 : 4)));
  const context = narrow && !flat ? label.split(/ (?=\S+$)/) : [label];
  return (
    <g className={isHighlighted ? 'fo-stack fo-stack-lit' : 'fo-stack'}>
      <rect
        className="fo-stack-place"
        x={x - w / 2 - 6}
        y={y - w * 0.7 - 6}
        width={w + 12}
        height={w * 1.4 + 12}
        rx="12"
      />
      {Array.from({ length: drawn }, (_, i) => (
        <g
          key={i}
          style={{
            transform: transformOf(neat ? { x: x + i * 1.6, y: y - i * 3 } : spot, w / 100, neat ? 0 : ROTATIONS[i]!),
          }}
        >
          <CardBack />
        </g>
      ))}
      <g className="fo-count" style={{ transform: transformOf({ x: x + w * 0.5, y: y - w * (flat ? 0.4 : 0.72) }, 1) }}>
        <circle r={narrow ? 23 : 22} />
        <text y={narrow ? 9 : 9}>{count}</text>
      </g>
      {context.map((line, i) => (
        <text
          key={line}
          className={flat ? 'fo-stack-label fo-stack-label-flat' : 'fo-stack-label'}
          x={x}
          y={y + w * 0.7 + (flat ? 26 : 34) + i * 26}
        >
          {line}
        </text>
      ))}
    </g>
  );
});
