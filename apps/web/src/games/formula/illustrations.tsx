import type { ComponentType, ReactElement, ReactNode } from 'react';
import { CardBack, CardFace, Sign } from './cards.tsx';
import type { DraftFace } from './draft.ts';
import { SIGN_TEXTS } from './signs.ts';
import type { FormulaTexts } from './texts/types.ts';

type IllustrationName = keyof FormulaTexts['pictures'];
interface IllustrationProps {
  readonly t: FormulaTexts;
}

/** A strip of felt with things side by side, and a line below that says what it shows. */
function illustration(name: IllustrationName, width: number, content: ReactNode): ComponentType<IllustrationProps> {
  return function Picture({ t }: IllustrationProps): ReactElement {
    const caption = t.pictures[name];
    return (
      <figure className="fo-figure">
        <svg viewBox={`0 0 ${width} 190`} role="img" aria-label={caption} style={{ maxWidth: `${width * 0.52}px` }}>
          <rect className="fo-felt-cloth" width={width} height="190" rx="18" />
          <rect className="fo-felt-line" x="8" y="8" width={width - 16} height="174" rx="12" />
          {content}
        </svg>
        <figcaption>{caption}</figcaption>
      </figure>
    );
  };
}

type IllustrationItem = DraftFace | 'J' | 'back' | 'slot' | '?' | '→' | '|' | '=' | keyof typeof SIGN_TEXTS;

interface PlacedItem {
  readonly thing: IllustrationItem;
  readonly x: number;
  /** Newly laid: lifted and marked. */
  readonly fresh?: boolean;
  readonly crossed?: boolean;
}

/** From left to right; cards take more room than symbols. A `!` marks a card as newly laid, a `#` as not allowed. */
function row(...things: string[]): ReactElement {
  let x = 20;
  const placed: PlacedItem[] = things.map((text) => {
    const fresh = text.includes('!');
    const crossed = text.includes('#');
    const thing = text.replace(/[!#]/g, '') as IllustrationItem;
    const wide = isSymbol(thing) ? 74 : 96;
    x += wide;
    return { thing, x: x - wide / 2, fresh, crossed };
  });
  return (
    <>
      {placed.map((one) => (
        <ItemPart key={one.x} {...one} />
      ))}
    </>
  );
}

function widthOf(...things: string[]): number {
  return things.reduce((sum, text) => sum + (isSymbol(text.replace(/[!#]/g, '')) ? 74 : 96), 40);
}

function isSymbol(thing: string): boolean {
  return thing in SIGN_TEXTS || ['=', '→', '?', '|'].includes(thing);
}

function ItemPart({ thing, x, fresh = false, crossed = false }: PlacedItem): ReactElement {
  return (
    <g transform={`translate(${x} ${fresh ? 90 : 95}) scale(0.86)`} className={fresh ? 'fo-fresh' : undefined}>
      {thing === '=' ? (
        <path className="fo-equals" d="M-22-10H22M-22 10H22" />
      ) : thing === '→' ? (
        <path className="fo-arrow" d="M-26 0H20M4-16L22 0L4 16" />
      ) : thing === '|' ? (
        <path className="fo-divide" d="M0-60V60" />
      ) : thing === '?' ? (
        <Sign sign="?" open />
      ) : thing === 'slot' ? (
        <rect className="fo-slot-frame" x="-48" y="-68" width="96" height="136" rx="11" />
      ) : thing === 'back' ? (
        <CardBack />
      ) : thing in SIGN_TEXTS ? (
        <Sign sign={SIGN_TEXTS[thing as keyof typeof SIGN_TEXTS]} />
      ) : (
        <CardFace face={thing as DraftFace} />
      )}
      {fresh && <rect className="fo-card-ring" x="-53" y="-73" width="106" height="146" rx="13" />}
      {fresh && <path className="fo-fresh-tab" d="M-9-82h18l-9 13z" />}
      {crossed && <path className="fo-cross" d="M-40-56L40 56M40-56L-40 56" />}
    </g>
  );
}

function strip(name: IllustrationName, ...things: string[]): ComponentType<IllustrationProps> {
  return illustration(name, widthOf(...things), row(...things));
}

/** Two pictures below one rule. */
function both(
  First: ComponentType<IllustrationProps>,
  Second: ComponentType<IllustrationProps>,
): ComponentType<IllustrationProps> {
  return function Pair({ t }: IllustrationProps): ReactElement {
    return (
      <>
        <First t={t} />
        <Second t={t} />
      </>
    );
  };
}

/** Pictures for the rules, by rule. */
export const illustrations: Readonly<Record<string, ComponentType<IllustrationProps>>> = {
  'FO-2': strip('cards', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'J'),
  'FO-5': strip('open', '2', '?', '4', '=', 'slot'),
  'FO-7': strip('leading', '7', '+', '2', '=', '#0', '9'),
  'FO-9': strip('opening', '2', 'x', '4', '=', '!8'),
  'FO-12': both(strip('cover', '1', '0', '→', '1', '!2'), strip('broken', '1', '#0', '|', '1', '0', '→', '!1')),
  'FO-13': strip('longer', '6', '→', '!1', '6', '|', '6', '!1'),
  'FO-16': strip('same', '2', '+', '4', '=', '6', '→', '2', '+', '4', '=', '#!6'),
  'FO-17': strip('zero', '5', 'x', '0', '=', '0', '→', '!3', '-', '!1', '=', '!2'),
  'FO-18': strip('joker', 'J', '→', 'J7'),
  'FO-19': strip('under', 'back', 'back', '→', 'back'),
  'FO-25': strip('points', '8', 'x', '8', '=', '6', '4'),
};
