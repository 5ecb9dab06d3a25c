import { type DrivePreview, outcomeOfDrive, type RollOutcome } from '@paddock/formula-de';
import type { ReactElement } from 'react';
import { type SymbolName, InlineSymbol, SymbolShape } from './symbols.tsx';

/** The colour of a choice: its outcome, or that it costs nothing yet but must roll against other cars. */
export type PriceTone = RollOutcome | 'risk';

/** A symbol and a number: two tyres, stop 1 of 2. */
export interface PriceToken {
  readonly symbol: SymbolName;
  readonly text: string;
}

export function priceToneOf(preview: DrivePreview): PriceTone {
  const outcome = outcomeOfDrive(preview);
  return outcome === 'clean' && preview.collisions.length > 0 ? 'risk' : outcome;
}

/** The costs and effects of a move, most important first. */
export function priceTokensOf(preview: DrivePreview): PriceToken[] {
  const { tyres, brakes, spin, finish, box, collisions, stop } = preview;
  const tokens: PriceToken[] = [];
  if (finish) tokens.push({ symbol: 'finish', text: '' });
  if (box) tokens.push({ symbol: 'box', text: '' });
  if (spin) tokens.push({ symbol: 'spin', text: '' });
  if (tyres > 0) tokens.push({ symbol: 'tyres', text: `−${tyres}` });
  if (brakes > 0) tokens.push({ symbol: 'brakes', text: `−${brakes}` });
  if (collisions.length > 0)
    tokens.push({ symbol: 'crash', text: collisions.length > 1 ? String(collisions.length) : '' });
  if (stop !== null) tokens.push({ symbol: 'stop', text: `${stop.made}/${stop.needed}` });
  return tokens;
}

/** Cheapest first: whole cars before tyres, tyres before brakes, then the fewest risks, then the furthest. */
export function comparePrices(a: DrivePreview, b: DrivePreview): number {
  return (
    Number(b.finish) - Number(a.finish) ||
    Number(a.spin) - Number(b.spin) ||
    a.tyres - b.tyres ||
    a.brakes - b.brakes ||
    a.collisions.length - b.collisions.length ||
    b.path.length - a.path.length
  );
}

/** The tokens in a row of text. */
export function PriceTokens({ tokens }: { tokens: readonly PriceToken[] }): ReactElement {
  return (
    <span className="fd-tokens" aria-hidden="true">
      {tokens.map(({ symbol, text }) => (
        <span key={symbol} className={`fd-token fd-token-${symbol}`}>
          <InlineSymbol name={symbol} />
          {text}
        </span>
      ))}
    </span>
  );
}

const SIGN_WIDTH = 11;
const DIGIT_WIDTH = 5.6;

/** The tokens on a cell, along the road, shrunk to fit. */
export function PriceOnCell({ tokens, room }: { tokens: readonly PriceToken[]; room: number }): ReactElement | null {
  if (tokens.length === 0) return null;
  const widths = tokens.map(({ text }) => SIGN_WIDTH + (text === '' ? 1 : text.length * DIGIT_WIDTH + 2));
  const width = widths.reduce((sum, one) => sum + one, 0);
  const scale = Math.min(1, room / width);
  const lefts = widths.map((_, k) => widths.slice(0, k).reduce((sum, one) => sum + one, -width / 2));
  return (
    <g className="fd-price" transform={`scale(${scale.toFixed(3)})`}>
      {tokens.map(({ symbol, text }, k) => {
        const left = lefts[k]!;
        return (
          <g key={symbol}>
            <SymbolShape name={symbol} x={left + SIGN_WIDTH / 2} y={0} size={SIGN_WIDTH - 0.5} />
            <text x={left + SIGN_WIDTH + 0.8} y="3.9">
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}
