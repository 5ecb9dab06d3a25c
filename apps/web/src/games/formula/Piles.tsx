import type { View } from '@paddock/formula';
import { memo, type ReactElement } from 'react';
import { CardBack } from './cards.tsx';
import { type Spot, type Table, transformOf } from './geometry.ts';
import type { Words } from './words.ts';

interface PilesProps {
  readonly table: Table;
  readonly view: View;
  readonly context: Words;
  /** Drawing is looked at: where the card comes from is marked. */
  readonly lit: boolean;
}

/** The draw pile, and the cards that lie under the formula. */
export function Piles({ table, view, context, lit }: PilesProps): ReactElement {
  const { board: t } = context.t;
  return (
    <>
      <Stack
        spot={table.pile}
        count={view.pileSize}
        label={t.pile}
        narrow={table.small}
        flat={table.isFlat}
        lit={lit && view.pileSize > 0}
        neat
      />
      <Stack
        spot={table.under}
        count={view.under}
        label={t.under}
        narrow={table.small}
        flat={table.isFlat}
        lit={lit && view.pileSize === 0 && view.under > 0}
      />
    </>
  );
}

interface StackProps {
  readonly spot: Spot;
  readonly count: number;
  readonly label: string;
  readonly narrow: boolean;
  /** There is room for one line of text only. */
  readonly flat: boolean;
  readonly lit: boolean;
  /** Squared up, as a pile is; otherwise as cards come to lie. */
  readonly neat?: boolean;
}

/** Untidy cards keep their turn when another comes on top. */
const TURNS = [-7, 5, -3, 9, -11];

const Stack = memo(function Stack({ spot, count, label, narrow, flat, lit, neat = false }: StackProps): ReactElement {
  const { x, y, w } = spot;
  const drawn = Math.min(neat ? 6 : 5, Math.ceil(count / (neat ? 6 : 4)));
  const context = narrow && !flat ? label.split(/ (?=\S+$)/) : [label];
  return (
    <g className={lit ? 'fo-stack fo-stack-lit' : 'fo-stack'}>
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
            transform: transformOf(neat ? { x: x + i * 1.6, y: y - i * 3 } : spot, w / 100, neat ? 0 : TURNS[i]!),
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
