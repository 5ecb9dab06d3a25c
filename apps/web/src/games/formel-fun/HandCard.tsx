import type { Card, Move, Preview } from '@paddock/formel-fun';
import type { ReactElement } from 'react';
import { choiceButtonProps } from '../../kit/choice-button.ts';
import { CardPicture } from './CardFace.tsx';
import type { HighlightedNumber, NextValue } from './cards.ts';
import { spaceName } from './teams.ts';
import { cardName, describeMove, type FormelFunTextContext } from './sentences.ts';

interface HandCardProps {
  readonly card: Card;
  /** The position in the hand from 1, which is also its key. */
  readonly number: number;
  readonly highlight: HighlightedNumber;
  /** The move that the card makes; without it the card cannot be played, and `reason` says why. */
  readonly move: Move | undefined;
  readonly preview: Preview | null;
  readonly isChosen: boolean;
  readonly reason: string | null;
  /** What the card counts after another card that is considered. */
  readonly next: NextValue | null;
  readonly context: FormelFunTextContext;
  readonly consider: (move: Move | null) => void;
  readonly choose: (move: Move | null) => void;
}

export function HandCard(props: HandCardProps): ReactElement {
  const { card, number, highlight, move, preview, isChosen, reason, next, context, consider, choose } = props;
  const { t } = context;
  const label =
    move === undefined
      ? `${cardName(card, t)}${reason === null ? '' : `. ${reason}`}`
      : describeMove(move, preview, context);
  return (
    <li>
      <button
        type="button"
        className={`ff-card${isChosen ? ' ff-card-chosen' : ''}`}
        // Not `disabled`, because a disabled button loses the focus and keyboard users would have to find the hand
        // again.
        aria-disabled={move === undefined}
        aria-label={label}
        title={move === undefined ? (reason ?? undefined) : undefined}
        {...(move === undefined ? {} : choiceButtonProps(move, { chosen: null, consider, choose }))}
        aria-pressed={isChosen}
      >
        <CardPicture card={card} highlight={highlight} />
        {next === null ? (
          <LandingText move={move} preview={preview} t={t} />
        ) : (
          <span className="ff-lands" aria-hidden="true">
            <span className={`ff-next ff-next-${next.counts}`}>{t.hand.nextValue(next.value)}</span>
          </span>
        )}
        <kbd className="ff-key" aria-hidden="true">
          {number}
        </kbd>
      </button>
    </li>
  );
}

/** Where the card leads: the space, and what is special about it. */
function LandingText({
  move,
  preview,
  t,
}: Pick<HandCardProps, 'move' | 'preview'> & { t: FormelFunTextContext['t'] }): ReactElement {
  if (move === undefined || preview === null) return <span className="ff-lands" aria-hidden="true" />;
  const { aimed, to, distance, passesLine } = preview;
  const full = aimed !== to;
  return (
    <span className={full ? 'ff-lands ff-lands-back' : 'ff-lands'} aria-hidden="true">
      {move.turbo && <b className="ff-sum">{distance}</b>}
      <span title={full ? t.hand.fullHint : passesLine ? t.hand.lineHint : undefined}>
        {full ? '↩' : '→'} {spaceName(to)}
      </span>
      {passesLine && <i className="ff-chequer" />}
    </span>
  );
}
