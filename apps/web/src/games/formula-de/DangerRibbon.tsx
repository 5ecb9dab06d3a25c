import type { GearPreview, RollOutcome } from '@paddock/formula-de';
import { memo, type ReactElement, useMemo } from 'react';
import { type CircuitBoard, poseAt } from './circuit-board.ts';
import { outlinePath, uprightTransform } from './board-paths.ts';
import { outcomeShares } from './describe-move.ts';
import { ribbonCellsOf } from './ribbon.ts';
import { InlineSymbol, type SymbolName, SymbolShape } from './symbols.tsx';
import type { FormulaDeTextContext } from './ui-types.ts';

/** Every outcome has a symbol besides its colour. */
export const OUTCOME_SYMBOLS: Readonly<Record<RollOutcome, SymbolName>> = {
  clean: 'free',
  brakes: 'brakes',
  tyres: 'tyres',
  spin: 'spin',
  out: 'out',
};

interface DangerRibbonProps {
  readonly board: CircuitBoard;
  readonly preview: GearPreview;
  /** Where the car stands. */
  readonly from: string | null;
}

const SYMBOL_SIZE = 13;
/** The opacity of the least likely cell. */
const MIN_OPACITY = 0.5;

/** The road, painted by what the die of a gear would lead to; the likelier a cell, the stronger. */
export const DangerRibbon = memo(function DangerRibbon({ board, preview, from }: DangerRibbonProps): ReactElement {
  const cells = useMemo(() => ribbonCellsOf(board, from, preview.outlook), [board, from, preview]);
  const most = Math.max(...cells.map(({ chance }) => chance), 0.01);
  return (
    <g className="fd-ribbon">
      {cells.map(({ id, outcome, chance }) => {
        const place = poseAt(board, id);
        if (place === null) return null;
        const opacity = MIN_OPACITY + ((1 - MIN_OPACITY) * chance) / most;
        return (
          <g key={id} className={`fd-ribbon-cell fd-outcome-${outcome}`}>
            <path d={outlinePath(place)} style={{ fillOpacity: opacity.toFixed(2) }} />
            <g transform={uprightTransform(place)}>
              <SymbolShape name={OUTCOME_SYMBOLS[outcome]} x={0} y={0} size={SYMBOL_SIZE} />
            </g>
          </g>
        );
      })}
    </g>
  );
});

/** The outcomes of a gear in one line, in whole percents that add up to 100. */
export function DangerHeadline({
  preview,
  context,
}: {
  preview: GearPreview;
  context: FormulaDeTextContext;
}): ReactElement {
  return (
    // The confirm bar and the button of the gear say the same to screen readers.
    <p className="fd-headline" aria-hidden="true">
      {outcomeShares(preview, context).map(({ outcome, text }) => (
        <span key={outcome} className={`fd-headline-share fd-outcome-${outcome}`}>
          <InlineSymbol name={OUTCOME_SYMBOLS[outcome]} />
          {context.t.board.headline[outcome](text)}
        </span>
      ))}
    </p>
  );
}
