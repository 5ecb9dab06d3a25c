import { memo, type ReactElement } from 'react';
import type { DraftFace } from './draft.ts';
import { digitOf, isJoker } from './signs.ts';

/** Cards are 100 wide and 140 high, their middle at the origin: racing stripes, and the digit on a roundel. */
const STRIPES = [
  '#22282c',
  '#c8321f',
  '#1f5fa8',
  '#0f6e52',
  '#d98a1c',
  '#7d3f86',
  '#2a8fa3',
  '#a5591f',
  '#16324f',
  '#8f1f3d',
] as const;

const CHEQUERS = Array.from({ length: 70 }, (_, i) => [i % 7, Math.floor(i / 7)] as const)
  .filter(([x, y]) => (x + y) % 2 === 0)
  .map(([x, y]) => `M${-42 + x * 12} ${-60 + y * 12}h12v12h-12z`)
  .join('');

const STAR = Array.from({ length: 10 }, (_, i) => {
  const radius = i % 2 === 0 ? 10 : 4.2;
  const angle = (Math.PI / 5) * i - Math.PI / 2;
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
}).join('L');
const STAR_PATH = `M${STAR}Z`;

interface CardFaceProps {
  /** A digit, a joker named a digit, one whose digit is open, or one in the hand. */
  readonly face: DraftFace | 'J';
}

export const CardFace = memo(function CardFace({ face }: CardFaceProps): ReactElement {
  const joker = isJoker(face);
  const digit = face === 'J' ? '' : digitOf(face);
  const stripe = STRIPES[Number(digit)] ?? STRIPES[0];
  return (
    <g className="fo-card" data-symbol={joker ? 'joker' : digit === '0' ? 'zero' : undefined}>
      <rect className="fo-card-shadow" x="-48" y="-66" width="100" height="140" rx="11" />
      <rect className="fo-card-paper" x="-50" y="-70" width="100" height="140" rx="11" />
      {joker ? (
        <path className="fo-card-flag" d={CHEQUERS} />
      ) : (
        <path d="M-22-64h14V64h-14zM8-64h14V64H8z" fill={stripe} opacity="0.9" />
      )}
      <rect className="fo-card-line" x="-44.5" y="-64.5" width="89" height="129" rx="7" />
      {!joker && (
        <>
          <text className="fo-card-corner" x="-34" y="-44">
            {digit}
          </text>
          <text className="fo-card-corner fo-card-turned" x="-34" y="-44" transform="rotate(180)">
            {digit}
          </text>
        </>
      )}
      <circle className="fo-card-roundel" r="39" />
      {joker ? <JokerMark digit={digit} /> : <Digit digit={digit} />}
    </g>
  );
});

function Digit({ digit }: { digit: string }): ReactElement {
  return (
    <text className="fo-card-digit" y="26">
      {digit}
    </text>
  );
}

function JokerMark({ digit }: { digit: string }): ReactElement {
  if (digit === '') return <path className="fo-card-star" d={STAR_PATH} transform="scale(2.5)" />;
  return (
    <>
      <Digit digit={digit} />
      <g className="fo-card-tag">
        <circle cy="-50" r="15" />
        <path d={STAR_PATH} transform="translate(0 -50)" />
      </g>
    </>
  );
}

const LATTICE = [-3, -2, -1, 0, 1, 2, 3]
  .map((i) => `M${-38} ${i * 22 - 22}L38 ${i * 22 + 22}M38 ${i * 22 - 22}L-38 ${i * 22 + 22}`)
  .join('');

export const CardBack = memo(function CardBack(): ReactElement {
  return (
    <g className="fo-back" data-symbol="pile">
      <rect className="fo-card-shadow" x="-48" y="-66" width="100" height="140" rx="11" />
      <rect className="fo-card-paper" x="-50" y="-70" width="100" height="140" rx="11" />
      <rect className="fo-back-field" x="-43" y="-63" width="86" height="126" rx="6" />
      <svg x="-43" y="-63" width="86" height="126" viewBox="-43 -63 86 126">
        <path className="fo-back-lattice" d={LATTICE} />
      </svg>
      <circle className="fo-back-roundel" r="23" />
      <path className="fo-back-sign" d="M-11-6H11M-11 6H11" />
    </g>
  );
});

/** A symbol on its disc, 100 wide. */
export const Sign = memo(function Sign({ sign, open = false }: { sign: string; open?: boolean }): ReactElement {
  return (
    <g className={open ? 'fo-sign fo-sign-open' : 'fo-sign'} data-symbol={sign === '=' ? 'equals' : 'operator'}>
      <circle className="fo-sign-disc" r="38" />
      <text className="fo-sign-text" y="22">
        {sign}
      </text>
    </g>
  );
});

/** A card as a picture of its own, for buttons. */
export function CardPicture({ face, back = false }: { face: DraftFace | 'J'; back?: boolean }): ReactElement {
  return (
    <svg className="fo-card-picture" viewBox="-52 -72 106 148" aria-hidden="true">
      {back ? <CardBack /> : <CardFace face={face} />}
    </svg>
  );
}
