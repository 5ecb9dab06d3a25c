import { isDraw, type FormulaMove, type Move } from '@paddock/formula';
import { type ReactElement, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { choiceButtonProps } from '../../kit/choice-button.ts';
import { type KeyBindings, useKeyBindings } from '../../kit/key-bindings.ts';
import { type Composer, useComposer } from './composer.ts';
import { openJoker } from './draft.ts';
import { DraftRow } from './DraftRow.tsx';
import { CardHand } from './CardHand.tsx';
import { JokerRow } from './JokerRow.tsx';
import { isSameMove } from './draft-check.ts';
import { Offers } from './OfferList.tsx';
import { SlotsRow } from './SlotsRow.tsx';
import { NUMBER_LETTERS, type NumberLetter } from './signs.ts';
import { DraftStatus } from './DraftStatus.tsx';
import type { FormulaTableProps } from './sentences.ts';

/** The hand, and the formula that is composed from it. */
export function Actions(props: FormulaTableProps): ReactElement {
  const { context, view, isAsked } = props;
  const { compose: t } = context.t;
  const composer = useComposer(props);
  const [listed, setListed] = useState(false);
  // Every turn begins with the draft, and with the list collapsed.
  if (listed && !isAsked) setListed(false);
  const row = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  // The last pressed button may be gone: keep the focus near the hand.
  const before = useRef(false);
  useEffect(() => {
    const lost = before.current && document.activeElement === document.body;
    if (!isAsked && lost) root.current?.focus({ preventScroll: true });
    before.current = isAsked;
  }, [isAsked]);
  const move = isAsked ? composer.verdict.move : null;
  useConsiderDraft(props, move);
  useKeyBindings(isAsked ? keyBindingsFor(props, composer, move, row) : {});
  const naming = openJoker(composer.state.draft) !== null;
  if (view.hand === null) return <p className="fo-note">{t.noHand}</p>;
  return (
    <div className="fo-actions" ref={root} tabIndex={-1}>
      <CardHand composer={composer} props={props} />
      {isAsked && (
        <>
          <DraftStatus composer={composer} props={props} listed={listed} />
          <div className="fo-buttons">
            {canLay(props) && <LayButton props={props} move={move} />}
            <DrawButton props={props} composer={composer} />
          </div>
          {/* The list replaces the rows: it is another way to the same formula. */}
          {(!listed || naming) && (
            <div className="fo-compose" role="group" aria-label={t.title} ref={row}>
              <DraftRow
                composer={composer}
                context={context}
                onEnter={move === null ? null : () => props.choose(move)}
              />
              {naming ? (
                <JokerRow composer={composer} context={context} />
              ) : (
                <SlotsRow composer={composer} context={context} />
              )}
            </div>
          )}
          <Offers composer={composer} props={props} open={listed} onOpen={setListed} />
          <KeyHelp props={props} />
        </>
      )}
    </div>
  );
}

/** Whether there is a legal move besides drawing. */
function canLay({ position }: FormulaTableProps): boolean {
  return position.legal.length > 1;
}

/** Only one button is primary: while a chosen move waits for confirmation, that is the page's submit button. */
function buttonClass(isPrimary: boolean): string {
  return isPrimary ? 'button primary' : 'button';
}

/** Chooses the draft; once it is chosen, goes back to editing it. */
function LayButton({ props, move }: { props: FormulaTableProps; move: FormulaMove | null }): ReactElement {
  const { chosen, context } = props;
  const { compose: t } = context.t;
  if (chosen !== null && move !== null && isSameMove(chosen, move)) {
    return (
      <button type="button" className="button" onClick={() => props.choose(null)}>
        {t.keepChanging}
      </button>
    );
  }
  return (
    <button
      type="button"
      className={buttonClass(chosen === null)}
      aria-disabled={move === null}
      aria-describedby="fo-status"
      onClick={() => move !== null && props.choose(move)}
    >
      {t.lay}
      <kbd className="fo-key">⏎</kbd>
    </button>
  );
}

/** Reports a legal draft as the considered move, so that the page describes it. */
function useConsiderDraft(props: FormulaTableProps, move: FormulaMove | null): void {
  const { isAsked } = props;
  const point = useEffectEvent((next: FormulaMove | null) => props.consider(next));
  const text = move === null ? null : JSON.stringify(move);
  useEffect(() => {
    if (!isAsked) return;
    point(text === null ? null : (JSON.parse(text) as FormulaMove));
  }, [isAsked, text]);
}

function DrawButton({ props, composer }: { props: FormulaTableProps; composer: Composer }): ReactElement {
  const { context, position } = props;
  const { compose: t } = context.t;
  const draw = position.legal.find(isDraw)!;
  const { pileSize, under } = position.view;
  const label = pileSize > 0 ? t.draw : under > 0 ? t.drawUnder : t.pass;
  return (
    <button
      type="button"
      className={buttonClass(props.chosen === null && !canLay(props))}
      // When the pointer leaves, the draft is the considered move again.
      {...choiceButtonProps<Move>(draw, {
        ...props,
        consider: (move) => props.consider(move ?? composer.verdict.move),
      })}
    >
      {label}
      <kbd className="fo-key">D</kbd>
    </button>
  );
}

function keyBindingsFor(
  props: FormulaTableProps,
  composer: Composer,
  move: FormulaMove | null,
  row: RefObject<HTMLElement | null>,
): KeyBindings {
  const { chosen, position } = props;
  const keys: Record<string, () => void> = {
    j: () => composer.change({ joker: !composer.state.joker }),
    d: () => {
      const draw = position.legal.find(isDraw);
      if (draw !== undefined) props.choose(draw);
    },
    Backspace: () => composer.erase(),
    Delete: () => composer.clear(),
    '+': () => composer.setOp('+'),
    '-': () => composer.setOp('-'),
    '−': () => composer.setOp('-'),
    x: () => composer.setOp('x'),
    '*': () => composer.setOp('x'),
    '/': () => composer.setOp('/'),
    ':': () => composer.setOp('/'),
  };
  for (const digit of '0123456789') {
    keys[digit] = () => {
      if (openJoker(composer.state.draft) === null) composer.type(digit);
      else composer.nameJoker(digit);
    };
  }
  for (const place of NUMBER_LETTERS) keys[place] = () => focusNumber(composer, place, row);
  // Enter chooses the draft; the page itself submits a chosen move.
  if (chosen === null && move !== null) keys['Enter'] = () => props.choose(move);
  return keys;
}

function focusNumber(composer: Composer, place: NumberLetter, row: RefObject<HTMLElement | null>): void {
  composer.activate(place);
  row.current?.querySelector<HTMLElement>(`[data-number="${place}"]`)?.focus();
}

function KeyHelp({ props: { context } }: { props: FormulaTableProps }): ReactElement {
  const { compose: t } = context.t;
  return (
    <dl className="fo-keys" aria-label={t.keys}>
      {t.keyHelp.map(([keys, what]) => (
        <div key={keys}>
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
