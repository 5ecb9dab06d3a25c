import { TOKENS, countTokensLeft, type View } from '@paddock/pole-position';
import type { ReactElement } from 'react';
import type { PolePositionTexts } from './texts/types.ts';
import { TokenFace } from './Token.tsx';

/** Two columns of three rows. */
const STOCK = { y: 150, row: 76, width: 346 } as const;

/** While the course is laid: how many tokens of each kind are left. */
export function StockList({ view, t }: { readonly view: View; readonly t: PolePositionTexts }): ReactElement {
  return (
    <g>
      {TOKENS.map((token, kind) => {
        const left = countTokensLeft(view.course, token);
        return (
          <g
            key={token}
            transform={`translate(${kind % 2 === 0 ? 140 : 514} ${STOCK.y + Math.floor(kind / 2) * STOCK.row})`}
            opacity={left === 0 ? 0.35 : 1}
          >
            <TokenFace token={token} x={36} y={34} scale={1.4} />
            <text className="pp-name" x="80" y="34" dy="0.35em">
              {t.tokens[token].name}
            </text>
            <text className="pp-count" x={STOCK.width - 8} y="34" dy="0.35em">
              {left}
            </text>
          </g>
        );
      })}
    </g>
  );
}
