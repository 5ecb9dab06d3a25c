import { explainToken, type Token, type TokenMove, TOKENS, countTokensLeft, type View } from '@paddock/pole-position';
import type { ReactElement } from 'react';
import { useKeyBindings } from '../../kit/key-bindings.ts';
import { choiceButtonProps } from '../../kit/choice-button.ts';
import type { ChoiceProps } from './choice-props.ts';
import type { PolePositionTexts } from './texts/types.ts';
import { TokenIcon } from './Token.tsx';

/** While the players lay the course: the six kinds of token, and how many are left. */
export function TokenPicker(props: ChoiceProps): ReactElement {
  const { context, view, position, isAsked, choose } = props;
  const { t, info } = context;
  const moves = isAsked ? position.legal.filter((move): move is TokenMove => 'token' in move) : [];
  useKeyBindings(
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
          const left = countTokensLeft(view.course, token);
          const why = isAsked && move === undefined ? refusalText(view, token, t) : null;
          const effect = info.options.rules === 'plus' ? plus : does;
          return (
            <button
              key={token}
              type="button"
              className="choice-button pp-lay"
              aria-disabled={move === undefined}
              title={why ?? effect}
              aria-label={t.punctuation.labelled(`${name}, ${t.build.left(left)}`, why ?? effect)}
              {...(move === undefined ? {} : choiceButtonProps(move, props))}
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

/** Why a token may not be laid, where that is not obvious: the rest of the course could no longer be completed. */
function refusalText(view: View, token: Token, t: PolePositionTexts): string {
  const reasons = { 'none-left': t.build.noneLeft, 'same-before': t.build.sameBefore, 'spoils-rest': t.build.spoils };
  return reasons[explainToken(view.course, token)];
}
