import type { ReactElement } from 'react';
import { CardPicture } from './cards.tsx';
import type { Composer } from './composer.ts';
import { cellsOf, numberText } from './draft.ts';
import { letterOf, type NumberLetter, SIGN_TEXTS } from './signs.ts';
import type { FormulaTextContext } from './sentences.ts';

interface DraftRowProps {
  readonly composer: Composer;
  readonly context: FormulaTextContext;
  /** Called by Enter on a number, to choose the formula. */
  readonly onEnter: (() => void) | null;
}

/** The draft as a row of buttons: each number can be selected for editing, and the sign changes with every press. */
export function DraftRow(props: DraftRowProps): ReactElement {
  const { composer, context } = props;
  const { draft } = composer.state;
  const { compose: t } = context.t;
  const name = draft.op === null ? t.noSymbol : t.symbolNames[draft.op];
  return (
    <div className="fo-draft">
      <NumberButton place="a" {...props} />
      <button
        type="button"
        className={draft.op === null ? 'fo-op fo-op-open' : 'fo-op'}
        aria-label={t.symbol(name)}
        onClick={() => composer.nextOp()}
      >
        {draft.op === null ? '?' : SIGN_TEXTS[draft.op]}
      </button>
      <NumberButton place="b" {...props} />
      <span className="fo-eq" aria-hidden="true">
        =
      </span>
      <NumberButton place="c" {...props} />
    </div>
  );
}

function NumberButton({ place, composer, context, onEnter }: DraftRowProps & { place: NumberLetter }): ReactElement {
  const { draft, active } = composer.state;
  const { compose: t } = context.t;
  const fixed = !composer.rules.view.opened && place !== 'c';
  const cells = cellsOf(draft[place]);
  return (
    <button
      type="button"
      className="fo-number-button"
      data-number={place}
      aria-pressed={active === place}
      aria-label={t.number(letterOf(place), numberText(draft[place]) || '–')}
      aria-disabled={fixed}
      title={fixed ? t.fixed : undefined}
      style={{ flexGrow: Math.max(1, cells.length) }}
      onFocus={() => !fixed && composer.activate(place)}
      onClick={() => !fixed && composer.activate(place)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || onEnter === null) return;
        event.preventDefault();
        onEnter();
      }}
    >
      <span className="fo-letter">{letterOf(place)}</span>
      {cells.map((cell, i) => (
        <span key={i} className={cell.laid === null ? 'fo-mini' : 'fo-mini fo-mini-fresh'}>
          <CardPicture face={cell.face} />
        </span>
      ))}
      {cells.length === 0 && <span className="fo-mini-empty">?</span>}
    </button>
  );
}
