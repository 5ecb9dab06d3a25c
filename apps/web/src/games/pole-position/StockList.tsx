import { TOKENS, countTokensLeft, type View } from '@paddock/pole-position';
import type { ReactElement } from 'react';
import { TURN_LIST } from './turn-list.ts';
import type { PolePositionTexts } from './texts/types.ts';
import { TokenFace } from './Token.tsx';

/** While the course is laid: how many tokens of each kind are left. */
export function StockList({ view, t }: { readonly view: View; readonly t: PolePositionTexts }): ReactElement {
  return (
    <g>
      {TOKENS.map((token, kind) => {
        const left = countTokensLeft(view.course, token);
        return (
          <g
            key={token}
            transform={`translate(${TURN_LIST.x} ${TURN_LIST.y + kind * 56})`}
            opacity={left === 0 ? 0.35 : 1}
          >
            <TokenFace token={token} x={26} y={24} scale={1.05} />
            <text className="pp-name" x="62" y="24" dy="0.35em">
              {t.tokens[token].name}
            </text>
            <text className="pp-count" x={TURN_LIST.width - 8} y="24" dy="0.35em">
              {left}
            </text>
          </g>
        );
      })}
    </g>
  );
}
