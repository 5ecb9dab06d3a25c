import { isDraw, type FormulaMove, type Move } from '@paddock/formula';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { choiceButtonProps } from '../../kit/choice-button.ts';
import { useKeyBindings } from '../../kit/key-bindings.ts';
import { useSendAtOnce } from '../../kit/send-at-once.ts';
import { type Composer, useComposer } from './composer.ts';
import { laidJoker } from './draft.ts';
import { DraftRow } from './DraftRow.tsx';
import { CardHand } from './CardHand.tsx';
import { JokerRow } from './JokerRow.tsx';
import { keyBindingsFor } from './draft-keys.ts';
import { useChooseDraft, useConsiderDraft } from './useDraftChoice.ts';
import { HintButton, HintNote } from './HintButton.tsx';
import { SlotsRow } from './SlotsRow.tsx';
import type { NumberLetter } from './signs.ts';
import { DraftStatus } from './DraftStatus.tsx';
import type { FormulaTableProps } from './sentences.ts';

/** The hand, and the formula that is composed from it. */
export function Actions(props: FormulaTableProps): ReactElement {
  const { context, view, isAsked } = props;
  const { compose: t } = context.t;
  const composer = useComposer(props);
  const [isPlacing, setPlacing] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  // The last pressed button may be gone: keep the focus near the hand. Whoever has not had it here keeps it where it is,
  // because moving it forces a layout.
  const focused = useRef(false);
  useEffect(() => {
    const lost = focused.current && document.activeElement === document.body;
    if (!isAsked && lost) root.current?.focus({ preventScroll: true });
  }, [isAsked]);
  const move = isAsked ? composer.verdict.move : null;
  useConsiderDraft(props, move);
  const isSentAtOnce = useSendAtOnce();
  useChooseDraft(props, move, isSentAtOnce);
  const focusNumber = (place: NumberLetter): void => {
    composer.activate(place);
    flushSync(() => setPlacing(true));
    row.current?.querySelector<HTMLElement>(`[data-number="${place}"]`)?.focus();
  };
  useKeyBindings(isAsked ? keyBindingsFor(props, composer, move, focusNumber) : {});
  if (view.hand === null) {
    return (
      <p className="fo-note">
        {t.noHand} <HintNote props={props} />
      </p>
    );
  }
  return (
    <div
      className="fo-actions"
      ref={root}
      tabIndex={-1}
      onFocus={() => (focused.current = true)}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) focused.current = false;
      }}
    >
      <CardHand composer={composer} props={props} />
      {isAsked && (
        <>
          <DraftStatus composer={composer} props={props} />
          {laidJoker(composer.state.draft) !== null && <JokerRow composer={composer} context={context} />}
          <div className="fo-buttons">
            {/* Otherwise the formula is chosen as soon as it is true, and the button of the page lays it. */}
            {isSentAtOnce && canLay(props) && <LayButton props={props} move={move} />}
            <DrawButton props={props} composer={composer} />
            <HintButton composer={composer} props={props} />
          </div>
          <details className="fo-placing" open={isPlacing} onToggle={(event) => setPlacing(event.currentTarget.open)}>
            <summary>{t.placing}</summary>
            {/* Folded, it would be rendered with every tap for nothing. */}
            {isPlacing && (
              <div className="fo-compose" role="group" aria-label={t.title} ref={row}>
                <DraftRow
                  composer={composer}
                  context={context}
                  onEnter={move === null ? null : () => props.choose(move)}
                />
                <SlotsRow composer={composer} context={context} />
              </div>
            )}
          </details>
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

/** Lays the draft. */
function LayButton({ props, move }: { props: FormulaTableProps; move: FormulaMove | null }): ReactElement {
  const { context } = props;
  return (
    <button
      type="button"
      className="button primary fo-lay"
      aria-disabled={move === null}
      aria-describedby="fo-status"
      onClick={() => move !== null && props.choose(move)}
    >
      {context.t.compose.lay}
      <kbd className="fo-key">⏎</kbd>
    </button>
  );
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
