import { isDraw } from '@paddock/formula';
import { memo, type ReactElement, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useComposer } from './composer.ts';
import { shownDraft } from './composer-queries.ts';
import { startDraft } from './draft.ts';
import { Equation } from './Equation.tsx';
import { freshCardsOf } from './fresh-cards.ts';
import { FlyingCards } from './FlyingCards.tsx';
import { seatSpots, type FeltLayout, feltLayoutFor } from './geometry.ts';
import { isSameMove } from './draft-check.ts';
import { LayingAnimation } from './LayingAnimation.tsx';
import { Piles } from './Piles.tsx';
import { RoundPanel } from './RoundPanel.tsx';
import { Seats } from './Seats.tsx';
import { RuleSign, VerdictRibbon } from './RuleSign.tsx';
import { formulaText } from './signs.ts';
import { countsScore, type FormulaTableProps, roundCount } from './sentences.ts';
import { slotId } from './composer-state.ts';

/** The layout for the available space; a guess before it is measured. */
function useFeltLayout(sign: boolean): [FeltLayout, RefObject<SVGSVGElement | null>] {
  const ref = useRef<SVGSVGElement>(null);
  const [size, setSize] = useState('800 600');
  useLayoutEffect(() => {
    const svg = ref.current;
    if (svg === null || typeof ResizeObserver === 'undefined') return;
    // In steps, so that the layout does not change with every pixel.
    const step = (pixels: number): number => Math.max(40, Math.round(pixels / 20) * 20);
    const look = (): void => setSize(`${step(svg.clientWidth)} ${step(svg.clientHeight)}`);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(svg);
    return () => observer.disconnect();
  }, []);
  const table = useMemo(() => {
    const [width, height] = size.split(' ').map(Number) as [number, number];
    return feltLayoutFor(width, height, sign);
  }, [size, sign]);
  return [table, ref];
}

export function Board(props: FormulaTableProps): ReactElement {
  const { context, view, cue, isAsked, considered, position } = props;
  const sign = view.bound > 0 || view.notZero;
  const [table, ref] = useFeltLayout(sign);
  const composer = useComposer(props);
  const spots = seatSpots(table, context.info.seats, context.viewer);
  const laying = cue?.event.type === 'formula' ? cue.event : null;
  // A draft belongs to an exact position; there is none while a step is shown.
  const own = isAsked && cue === null && view === position.view;
  const draft = own ? shownDraft(composer, props) : startDraft(view.formula);
  // While a move of the list is previewed, the board does not react.
  const looked = own ? (considered?.move ?? null) : null;
  const { move } = composer.verdict;
  const pointed = looked !== null && !isDraw(looked) && (move === null || !isSameMove(looked, move));
  const ribbon = own && (composer.hasChanges || (looked !== null && !isDraw(looked)));
  return (
    <svg
      ref={ref}
      className="board fo-board"
      viewBox={`0 0 ${table.width} ${table.height}`}
      preserveAspectRatio="xMidYMid meet"
      role="img"
      aria-label={context.t.board.label(formulaText(view.formula))}
    >
      <Felt table={table} />
      <Seats table={table} hasVerdict={ribbon} spots={spots} view={view} context={context} />
      <Piles table={table} view={view} context={context} isHighlighted={looked !== null && isDraw(looked)} />
      {countsScore(context) && <RoundLine table={table} context={context} round={view.round} />}
      {sign && laying === null && <RuleSign table={table} view={view} context={context} />}
      {laying === null ? (
        <Equation
          table={table}
          draft={draft}
          composer={own ? composer : null}
          isPreview={pointed}
          hover={composer.state.hover}
          slotIds={own && !pointed ? new Set(composer.slots.map(slotId)) : NO_SLOTS}
          verdict={composer.verdict}
          isEmpty={view.formula.b.length === 0}
          fresh={freshCardsOf(props.history ?? NO_HISTORY, position.n, view, context.viewer)}
          nameOf={context.name}
          onLay={() => move !== null && props.choose(move)}
        />
      ) : (
        <LayingAnimation
          table={table}
          cue={cue!}
          event={laying}
          before={view.formula}
          from={spots.find(({ seat }) => seat === laying.seat)!}
        />
      )}
      {ribbon && <VerdictRibbon table={table} composer={composer} props={props} />}
      <FlyingCards table={table} cue={cue} spots={spots} />
      <RoundPanel table={table} view={view} cue={cue} position={position} context={context} />
    </svg>
  );
}

const NO_HISTORY: NonNullable<FormulaTableProps['history']> = [];
const NO_SLOTS: ReadonlySet<string> = new Set();

/** The felt with its printed lines, rendered once. */
const Felt = memo(function Felt({ table: { width, height, small, oval } }: { table: FeltLayout }): ReactElement {
  const inset = small ? 12 : 24;
  return (
    <g className="fo-felt">
      <rect className="fo-felt-rim" width={width} height={height} rx={small ? 34 : 60} />
      <rect
        className="fo-felt-cloth"
        x={inset / 2}
        y={inset / 2}
        width={width - inset}
        height={height - inset}
        rx={small ? 28 : 50}
      />
      <rect
        className="fo-felt-line"
        x={inset * 1.4}
        y={inset * 1.4}
        width={width - inset * 2.8}
        height={height - inset * 2.8}
        rx={small ? 20 : 36}
      />
      <ellipse className="fo-felt-oval" cx={width / 2} cy={oval.y} rx={oval.rx} ry={oval.ry} />
    </g>
  );
});

function RoundLine({
  table,
  context,
  round,
}: {
  table: FeltLayout;
  context: FormulaTableProps['context'];
  round: number;
}): ReactElement {
  const { goal, target } = context.info.options;
  const { board: t } = context.t;
  const text =
    goal === 'points' ? `${t.round(round, null)} · ${t.target(target)}` : t.round(round, roundCount(context));
  return (
    <text className="fo-round" x={table.round.x} y={table.round.y}>
      {text}
    </text>
  );
}
