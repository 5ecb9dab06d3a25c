import { type Card, cardNumbers } from '@paddock/formel-fun';
import { memo, type ReactElement } from 'react';
import type { HighlightedNumber } from './cards.ts';

interface CardFaceProps {
  readonly card: Card;
  /** Which number counts right now; without it neither is highlighted. */
  readonly highlight?: HighlightedNumber;
}

/** A card face centred on the origin, for use inside an SVG. */
export const CardFace = memo(function CardFace({ card, highlight = null }: CardFaceProps): ReactElement {
  const { red, blue } = cardNumbers(card);
  return (
    <g className="ff-face" data-symbol={symbolOf(card)}>
      <rect className="ff-face-paper" x="-50" y="-70" width="100" height="140" rx="11" />
      {card === 'T' && <TurboFace />}
      {red !== null && <CardHalf value={red} colour="red" y={-33} height={62} isHighlighted={highlight === 'red'} />}
      {red !== null && <CardHalf value={blue!} colour="blue" y={33} height={62} isHighlighted={highlight === 'blue'} />}
      {red === null && blue !== null && (
        <CardHalf value={blue} colour="blue" y={0} height={128} isHighlighted={highlight === 'blue'} />
      )}
    </g>
  );
});

/** The symbol whose caption explains the card. */
function symbolOf(card: Card): string {
  if (card === 'T') return 'turbo';
  if (card === 'R1') return 'one';
  return card.startsWith('R') ? 'red' : 'blue';
}

interface HalfProps {
  readonly value: number;
  readonly colour: 'red' | 'blue';
  readonly y: number;
  readonly height: number;
  readonly isHighlighted: boolean;
}

/** One number on its background. The one that counts is solid, heavier and underlined, so that colour is not needed. */
function CardHalf({ value, colour, y, height, isHighlighted }: HalfProps): ReactElement {
  const whole = height > 100;
  const size = (whole ? 92 : 56) + (isHighlighted ? 6 : -8);
  return (
    <g className={`ff-half ff-half-${colour}${isHighlighted ? ' ff-half-lit' : ''}`} transform={`translate(0 ${y})`}>
      <rect x="-44" y={-height / 2} width="88" height={height} rx="7" />
      {whole && <path className="ff-speed" d="M-44-30H-20M-44-16H-28M44 44H16M44 54H26" />}
      <text fontSize={size} dy="0.345em" y={isHighlighted ? -3 : 0}>
        {value}
      </text>
      {isHighlighted && <path className="ff-underline" d={`M-22 ${whole ? 38 : 22}H22`} />}
    </g>
  );
}

function TurboFace(): ReactElement {
  return (
    <g className="ff-turbo">
      <rect x="-44" y="-64" width="88" height="128" rx="7" />
      <path className="ff-turbo-arrow" d="M-34 38L0 17L34 38V50L0 29L-34 50ZM-34 55L0 34L34 55V62L0 44L-34 62Z" />
      <text className="ff-turbo-word" y="-47" dy="0.35em">
        TURBO
      </text>
      <text className="ff-turbo-value" y="-11" dy="0.35em">
        +5
      </text>
    </g>
  );
}

export const CardBack = memo(function CardBack(): ReactElement {
  return (
    <g className="ff-back">
      <rect className="ff-face-paper" x="-50" y="-70" width="100" height="140" rx="11" />
      <rect className="ff-back-ground" x="-43" y="-63" width="86" height="126" rx="7" />
      <path className="ff-back-band" d="M-43 26L43-34V-10L-43 50ZM-43 58L43-2V8L-43 63Z" />
      <circle className="ff-back-roundel" r="25" />
      <text className="ff-back-text" dy="0.35em">
        FF
      </text>
    </g>
  );
});

/** A card as an SVG of its own, for hand and lists. */
export function CardPicture(props: CardFaceProps): ReactElement {
  return (
    <svg className="ff-card-picture" viewBox="-51 -71 102 142" aria-hidden="true">
      <CardFace {...props} />
    </svg>
  );
}
