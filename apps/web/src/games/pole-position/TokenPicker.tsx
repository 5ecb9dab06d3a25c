import { explainToken, type Token, type TokenMove, TOKENS, tokensLeft, type View } from '@paddock/pole-position';
import type { ReactElement } from 'react';
import { useKeys } from '../../kit/keys.ts';
import { choiceHandlers } from '../../kit/choice.ts';
import type { ChoiceProps } from './choice.ts';
import type { PoleTexts } from './texts/types.ts';
import { TokenIcon } from './Token.tsx';

/** While the players lay the course: the six kinds of token, and how many are left. */
export function TokenPicker(props: ChoiceProps): ReactElement {
  const { words, view, position, asked, choose } = props;
  const { t, info } = words;
  const moves = asked ? position.legal.filter((move): move is TokenMove => 'token' in move) : [];
  useKeys(
    Object.fromEntries(moves.map((move) => [String(TOKENS.indexOf(move.token) + 1), () => choose(move)])),
    moves.length > 0,
  );
  return (
    <section className="pp-panel" aria-label={t.build.title(view.course.length + 1)}>
      <h2 className="pp-panel-title">{t.build.title(view.course.length + 1)}</h2>
      <div className="pp-tokens">
        {TOKENS.map((token, kind) => {
          const move = moves.find((other) => other.token === token);
          const { name, does, plus } = t.tokens[token];
          const left = tokensLeft(view.course, token);
          const why = asked && move === undefined ? reason(view, token, t) : null;
          const effect = info.options.rules === 'plus' ? plus : does;
          return (
            <button
              key={token}
              type="button"
              className="pp-lay"
              aria-disabled={move === undefined}
              title={why ?? effect}
              aria-label={t.punctuation.labelled(`${name}, ${t.build.left(left)}`, why ?? effect)}
              {...(move === undefined ? {} : choiceHandlers(move, props))}
            >
              <TokenIcon token={token} size={38} />
              <span className="pp-lay-text">
                <b>{name}</b>
                <span>{why ?? t.build.left(left)}</span>
              </span>
              {move !== undefined && <kbd className="pp-key">{kind + 1}</kbd>}
            </button>
          );
        })}
      </div>
    </section>
  );
}

/** What is not seen at once is that the rest could no longer be completed. */
function reason(view: View, token: Token, t: PoleTexts): string {
  const reasons = { 'none-left': t.build.noneLeft, 'same-before': t.build.sameBefore, 'spoils-rest': t.build.spoils };
  return reasons[explainToken(view.course, token)];
}
