import { computeFinalRanking, type FormulaTypes, type View } from '@paddock/formula';
import { applyEvent } from '@paddock/formula/apply-event';
import type { ReactElement } from 'react';
import type { Position } from '../table-link.ts';
import type { Cue } from '../ui.ts';
import { Car } from '../../kit/Car.tsx';
import { type FeltLayout, transformOf } from './geometry.ts';
import { scoreText, signedText, type FormulaTextContext } from './sentences.ts';

interface RoundPanelProps {
  readonly table: FeltLayout;
  readonly view: View;
  readonly cue: Cue<FormulaTypes> | null;
  readonly position: Position<FormulaTypes>;
  readonly context: FormulaTextContext;
}

interface ResultRow {
  readonly seat: number;
  readonly change: string;
  readonly total: string;
}

/** The result of a round, shown until the next one is dealt. At the end of the game the page has its own dialog. */
export function RoundPanel({ table, view, cue, position, context }: RoundPanelProps): ReactElement | null {
  const roundEvent = cue?.event.type === 'round' ? cue.event : null;
  const between = view.round > 1 && view.formula.a.length === 0;
  if (roundEvent === null && !between) return null;
  const { board: t } = context.t;
  const title = roundEvent !== null ? t.roundOver(roundEvent.round) : t.standings;
  const after = roundEvent === null ? view : applyEvent(view, roundEvent);
  const rows: ResultRow[] = rankedSeats(after, position, context).map((seat) => ({
    seat,
    change:
      roundEvent !== null && context.info.options.goal === 'points'
        ? signedText(roundEvent.change[seat]!, context)
        : '',
    total: scoreText(after, seat, context),
  }));
  return <ResultPanel table={table} title={title} rows={rows} context={context} winners={roundEvent?.winners ?? []} />;
}

/** Best first; the end of the game has its own ranking. */
function rankedSeats(view: View, { awaiting }: Position<FormulaTypes>, { info }: FormulaTextContext): number[] {
  return (awaiting.kind === 'over' ? awaiting.ranking : computeFinalRanking(view, info.options)).flat();
}

interface ResultPanelProps {
  readonly table: FeltLayout;
  readonly title: string;
  readonly rows: readonly ResultRow[];
  readonly context: FormulaTextContext;
  readonly winners: readonly number[];
}

function ResultPanel({ table, title, rows, context, winners }: ResultPanelProps): ReactElement {
  const width = table.small ? 620 : 640;
  const line = table.small ? 56 : 58;
  const height = 96 + rows.length * line;
  const middle = { x: table.width / 2, y: table.oval.y };
  return (
    <g className="fo-panel" style={{ transform: transformOf(middle, 1) }}>
      <rect className="fo-panel-paper" x={-width / 2} y={-height / 2} width={width} height={height} rx="14" />
      <path className="fo-panel-rule" d={`M${-width / 2 + 28} ${-height / 2 + 70}h${width - 56}`} />
      <text className="fo-panel-title" y={-height / 2 + 50}>
        {title}
      </text>
      {rows.map(({ seat, change, total }, i) => {
        const y = -height / 2 + 108 + i * line;
        return (
          <g key={seat} className={winners.includes(seat) ? 'fo-panel-winner' : undefined}>
            <Car seat={seat} x={-width / 2 + 60} y={y} scale={1.15} />
            <text className="fo-panel-name" x={-width / 2 + 100} y={y + 9}>
              {context.name(seat)}
            </text>
            <text className="fo-panel-change" x={width / 2 - 215} y={y + 9}>
              {change}
            </text>
            <text className="fo-panel-total" x={width / 2 - 32} y={y + 9}>
              {total}
            </text>
          </g>
        );
      })}
    </g>
  );
}
