import { isDraw, type Laying, type Move } from '@paddock/formula';
import { type ReactElement, useEffect, useEffectEvent, useRef } from 'react';
import { choiceHandlers } from '../../kit/choice.ts';
import { type Keys, useKeys } from '../../kit/keys.ts';
import { type Composer, useComposer } from './composer.ts';
import { openJoker } from './draft.ts';
import { DraftRow } from './DraftRow.tsx';
import { Hand } from './Hand.tsx';
import { JokerRow } from './JokerRow.tsx';
import { sameMove } from './judge.ts';
import { Offers } from './OfferList.tsx';
import { PlacesRow } from './PlacesRow.tsx';
import { PLACES, type Place } from './signs.ts';
import { Status } from './Status.tsx';
import type { Props } from './words.ts';

/** The hand, and the formula that is put together from it. */
export function Actions(props: Props): ReactElement {
  const { words, view, asked, chosen } = props;
  const { compose: t } = words.t;
  const composer = useComposer(props);
  const row = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  // The button that was pressed last may be gone now: the keyboard stays where the hand is.
  const before = useRef(false);
  useEffect(() => {
    const lost = before.current && document.activeElement === document.body;
    if (!asked && lost) root.current?.focus({ preventScroll: true });
    before.current = asked;
  }, [asked]);
  const move = asked ? composer.verdict.move : null;
  usePointing(props, move);
  useKeys(asked ? keysFor(props, composer, move, row.current) : {});
  if (view.hand === null) return <p className="fo-note">{t.noHand}</p>;
  return (
    <div className="fo-actions" ref={root} tabIndex={-1}>
      <Hand composer={composer} props={props} />
      {asked && (
        <>
          <Status composer={composer} props={props} />
          <div className="fo-buttons">
            <button
              type="button"
              className="button primary"
              aria-disabled={move === null}
              aria-describedby="fo-status"
              onClick={() => move !== null && pick(props, move, chosen)}
            >
              {chosen !== null && move !== null && sameMove(chosen, move) ? t.laid : t.lay}
              <kbd className="fo-key">⏎</kbd>
            </button>
            <DrawButton props={props} composer={composer} />
          </div>
          <div className="fo-compose" role="group" aria-label={t.title} ref={row}>
            <DraftRow composer={composer} words={words} onEnter={move === null ? null : () => props.choose(move)} />
            {openJoker(composer.work.draft) === null ? (
              <PlacesRow composer={composer} words={words} />
            ) : (
              <JokerRow composer={composer} words={words} />
            )}
          </div>
          <Offers composer={composer} props={props} />
          <KeyHelp props={props} />
        </>
      )}
    </div>
  );
}

/** Chooses a move; the chosen one is sent by the frame's own button. */
function pick(props: Props, move: Move, chosen: Move | null): void {
  if (chosen === null || !sameMove(chosen, move)) props.choose(move);
}

/** A draft that is legal is what the person looks at: the page then tells what it will do. */
function usePointing(props: Props, move: Laying | null): void {
  const { asked } = props;
  const point = useEffectEvent((next: Laying | null) => props.consider(next));
  const text = move === null ? null : JSON.stringify(move);
  useEffect(() => {
    if (!asked) return;
    point(text === null ? null : (JSON.parse(text) as Laying));
  }, [asked, text]);
}

function DrawButton({ props, composer }: { props: Props; composer: Composer }): ReactElement {
  const { words, position } = props;
  const { compose: t } = words.t;
  const draw = position.legal.find(isDraw)!;
  const { pileSize, under } = position.view;
  const label = pileSize > 0 ? t.draw : under > 0 ? t.drawUnder : t.pass;
  return (
    <button
      type="button"
      className="button"
      // Pointing elsewhere comes back to what is being put together.
      {...choiceHandlers<Move>(draw, { ...props, consider: (move) => props.consider(move ?? composer.verdict.move) })}
    >
      {label}
      <kbd className="fo-key">D</kbd>
    </button>
  );
}

function keysFor(props: Props, composer: Composer, move: Laying | null, row: HTMLElement | null): Keys {
  const { chosen, position } = props;
  const keys: Record<string, () => void> = {
    j: () => composer.change({ joker: !composer.work.joker }),
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
      if (openJoker(composer.work.draft) === null) composer.type(digit);
      else composer.nameJoker(digit);
    };
  }
  for (const place of PLACES) keys[place] = () => focusNumber(composer, place, row);
  // Enter chooses first; what is chosen the page itself sends.
  if (chosen === null && move !== null) keys['Enter'] = () => props.choose(move);
  return keys;
}

function focusNumber(composer: Composer, place: Place, row: HTMLElement | null): void {
  composer.activate(place);
  row?.querySelector<HTMLElement>(`[data-number="${place}"]`)?.focus();
}

function KeyHelp({ props: { words } }: { props: Props }): ReactElement {
  const { compose: t } = words.t;
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
