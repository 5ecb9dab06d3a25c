import { type Move, type Operator, OPERATORS } from '@paddock/formula';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { choiceButtonProps } from '../../kit/choice-button.ts';
import type { Composer } from './composer.ts';
import { isChanged } from './draft.ts';
import { isCompatible, type Offer, offersFor } from './offers.ts';
import { NUMBER_LETTERS, SIGN_TEXTS } from './signs.ts';
import { cardNames, describeMove, type FormulaTableProps } from './sentences.ts';

const OFFERS_PER_PAGE = 12;

interface OffersProps {
  readonly composer: Composer;
  readonly props: FormulaTableProps;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** Every formula that the hand can make, best first, so that nobody needs to know the rules to make a legal move. */
export function Offers({ composer, props, open, onOpen }: OffersProps): ReactElement | null {
  const { context, position } = props;
  const count = position.legal.length - 1;
  if (count === 0) return null;
  return (
    <details className="fo-offers" open={open} onToggle={(event) => onOpen(event.currentTarget.open)}>
      <summary>{context.t.compose.list(count)}</summary>
      {open && <OfferList composer={composer} props={props} />}
    </details>
  );
}

function OfferList({ composer, props }: { composer: Composer; props: FormulaTableProps }): ReactElement {
  const { context, position } = props;
  const { compose: t } = context.t;
  const { view, legal } = position;
  const [op, setOp] = useState<Operator | null>(null);
  const [cards, setCards] = useState<number | null>(null);
  const [fitting, setFitting] = useState(false);
  const [shown, setShown] = useState(OFFERS_PER_PAGE);
  const offers = useMemo(() => offersFor(view, legal), [view, legal]);
  const { draft } = composer.state;
  const changed = NUMBER_LETTERS.filter((place) => isChanged(draft[place]));
  const wanted = offers.filter(
    ({ move, laid }) =>
      (op === null || move.op === op) &&
      (cards === null || laid.length === cards) &&
      (!fitting || isCompatible(move, draft, changed)),
  );
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    body.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className="fo-offers-body" ref={body}>
      <div className="fo-chips" role="group" aria-label={t.filters}>
        {[1, 2, 3].map((number) => (
          <button
            key={number}
            type="button"
            className="fo-chip"
            aria-pressed={cards === number}
            onClick={() => setCards(cards === number ? null : number)}
          >
            {t.cardsFilter(number)}
          </button>
        ))}
        {OPERATORS.map((one) => (
          <button
            key={one}
            type="button"
            className="fo-chip fo-chip-op"
            aria-pressed={op === one}
            aria-label={t.symbolFilter(t.symbolNames[one])}
            onClick={() => setOp(op === one ? null : one)}
          >
            {SIGN_TEXTS[one]}
          </button>
        ))}
      </div>
      {changed.length > 0 && (
        <label className="fo-fitting">
          <input type="checkbox" checked={fitting} onChange={(event) => setFitting(event.target.checked)} />
          {t.listDraft}
        </label>
      )}
      {wanted.length === 0 && <p className="fo-note">{t.listEmpty}</p>}
      <ul className="fo-offer-list">
        {wanted.slice(0, shown).map((offer) => (
          <li key={`${offer.values.join(offer.move.op)} ${offer.laid.join('')}`}>
            <OfferButton offer={offer} composer={composer} props={props} />
          </li>
        ))}
      </ul>
      {wanted.length > shown && (
        <button type="button" className="button fo-more" onClick={() => setShown(shown + OFFERS_PER_PAGE)}>
          {t.more(Math.min(OFFERS_PER_PAGE, wanted.length - shown))}
        </button>
      )}
    </div>
  );
}

function OfferButton({
  offer,
  composer,
  props,
}: {
  offer: Offer;
  composer: Composer;
  props: FormulaTableProps;
}): ReactElement {
  const { context } = props;
  const { move, values, laid } = offer;
  const { rules, verdict } = composer;
  const preview = useMemo(() => rules.game.preview(rules.state, rules.seat, move), [rules, move]);
  const formulaText = `${values[0]} ${SIGN_TEXTS[move.op]} ${values[1]} = ${values[2]}`;
  const binds = preview.kind === 'formula' && preview.bound > 0;
  return (
    <button
      type="button"
      className="fo-offer"
      aria-label={describeMove(move, preview, context)}
      {...choiceButtonProps<Move>(move, {
        chosen: props.chosen,
        // When the pointer leaves, the draft is the considered move again.
        consider: (pointed) => props.consider(pointed ?? verdict.move),
        choose: () => {
          composer.take(move);
          props.choose(move);
        },
      })}
    >
      <span className="fo-offer-text">{formulaText}</span>
      <span className="fo-offer-cards">
        {context.t.compose.lays(cardNames(laid, context))}
        {binds && <span className="fo-offer-binds"> ⚠</span>}
      </span>
    </button>
  );
}
