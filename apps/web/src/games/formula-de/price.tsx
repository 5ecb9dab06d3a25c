import type { DrivePreview } from '@paddock/formula-de';
import type { ReactElement } from 'react';
import { type PieceName, Piece, Shape } from './pieces.tsx';

export type Tone = 'good' | 'warn' | 'bad';

/** A small sign and a number: two tyres, stop 1 of 2. */
export interface Token {
  readonly piece: PieceName;
  readonly text: string;
}

export function toneOf({ tyres, brakes, spin, collisions }: DrivePreview): Tone {
  if (spin) return 'bad';
  return tyres + brakes + collisions.length > 0 ? 'warn' : 'good';
}

/** What a choice costs and brings, most important first. */
export function tokensOf(preview: DrivePreview): Token[] {
  const { tyres, brakes, spin, finish, box, collisions, stop } = preview;
  const tokens: Token[] = [];
  if (finish) tokens.push({ piece: 'finish', text: '' });
  if (box) tokens.push({ piece: 'box', text: '' });
  if (spin) tokens.push({ piece: 'spin', text: '' });
  if (tyres > 0) tokens.push({ piece: 'tyres', text: `−${tyres}` });
  if (brakes > 0) tokens.push({ piece: 'brakes', text: `−${brakes}` });
  if (collisions.length > 0)
    tokens.push({ piece: 'crash', text: collisions.length > 1 ? String(collisions.length) : '' });
  if (stop !== null) tokens.push({ piece: 'stop', text: `${stop.made}/${stop.needed}` });
  return tokens;
}

/** Cheapest first: whole cars before tyres, tyres before brakes, then the fewest risks, then the furthest. */
export function byPrice(a: DrivePreview, b: DrivePreview): number {
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
export function PriceTokens({ tokens }: { tokens: readonly Token[] }): ReactElement {
  return (
    <span className="fd-tokens" aria-hidden="true">
      {tokens.map(({ piece, text }) => (
        <span key={piece} className={`fd-token fd-token-${piece}`}>
          <Piece name={piece} />
          {text}
        </span>
      ))}
    </span>
  );
}

const SIGN = 11;
const DIGIT = 5.6;

/** The tokens written on a cell, along the road, shrunk if the cell is too short for them. */
export function PriceOnCell({ tokens, room }: { tokens: readonly Token[]; room: number }): ReactElement | null {
  if (tokens.length === 0) return null;
  const widths = tokens.map(({ text }) => SIGN + (text === '' ? 1 : text.length * DIGIT + 2));
  const width = widths.reduce((sum, one) => sum + one, 0);
  const scale = Math.min(1, room / width);
  let x = -width / 2;
  return (
    <g className="fd-price" transform={`scale(${scale.toFixed(3)})`}>
      {tokens.map(({ piece, text }, k) => {
        const left = x;
        x += widths[k]!;
        return (
          <g key={piece}>
            <Shape name={piece} x={left + SIGN / 2} y={0} size={SIGN - 0.5} />
            <text x={left + SIGN + 0.8} y="3.9">
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}
